// What a project's own lint rules are written with: the document as a tree of nodes with their paths, and walks over it.

export { branchesOf, conjunctionOf, holdsFor, typesOf } from "./lint/rules/conjunction.ts";
export {
  child,
  children,
  documentRule,
  isNode,
  listContent,
  listOperations,
  listParameters,
  listRequestSchemas,
  type Node,
  type Operation,
  type Path,
  type Report,
  resolved,
  type Spot,
  target,
} from "./lint/rules/document.ts";
export { allSchemas, reachableSchemas } from "./lint/rules/schema-walk.ts";
export { didYouMean } from "./project/nearest-name.ts";
