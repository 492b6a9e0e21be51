import { isObject, type JsonObject } from "../pipeline/json.ts";
import { settleDiscriminators } from "./discriminators.ts";
import { settleDynamicRefs } from "./dynamic-refs.ts";
import { hoistRefs } from "./hoist-refs.ts";
import { requireNoInPlaceCycle } from "./in-place-cycles.ts";
import { normaliseSchema } from "./normalise-schema.ts";
import { step } from "./path.ts";
import type { Problems } from "./problems.ts";
import { checkStructure } from "./structure.ts";
import { walk } from "./walk.ts";

/**
 * Brings a bundled document, in place, to one form whatever version and style it was written in: pure JSON Schema
 * 2020-12, schema $refs only to components, discriminators settled. Types and validators both start from here, which
 * is why they agree.
 */
export function normalise(document: JsonObject, text: string, problems: Problems): void {
  const version = String(document.openapi).startsWith("3.0") ? "3.0" : "3.1";
  // The document as text answers at once what a walk through it would: hardly any has such references.
  if (/"\$(dynamicRef|recursiveRef)"/.test(text)) settleDynamicRefs(document, problems);
  const schemas = schemasOf(document);
  // Before anything moves: a $ref may name any corner of the document as it was written.
  hoistRefs(document, schemas, problems);
  walk(document, "root", undefined, (node, kind, at) => {
    checkStructure(node, kind, at, problems);
    if (kind === "schema") normaliseSchema(node, at ?? step(undefined, ""), version, problems);
  });
  settleDiscriminators(document, schemas, problems);
  requireNoInPlaceCycle(schemas, problems);
}

/** `components.schemas`, made if the document has none. */
export function schemasOf(document: JsonObject): JsonObject {
  const components = isObject(document.components) ? document.components : {};
  const schemas = isObject(components.schemas) ? components.schemas : {};
  components.schemas = schemas;
  document.components = components;
  return schemas;
}
