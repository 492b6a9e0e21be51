// What a project's own lint rules are written with: the document as a tree of nodes with their paths, and walks over it.

export { allSchemas } from "./document/walk-document.ts";
export {
  documentRule,
  listContent,
  listOperations,
  listParameters,
  listRequestSchemas,
  type Operation,
  type Report,
} from "./lint/rules/document.ts";
export { didYouMean } from "./project/nearest-name.ts";
export { branchesOf, conjunctionOf, holdsFor, typesOf } from "./schema/flat.ts";
export { isAnnotation, keywordOf } from "./schema/keywords.ts";
export { child, children, isNode, type Node, type Path, resolved, type Spot, target } from "./schema/spot.ts";
export { reachableSchemas } from "./schema/walk.ts";
