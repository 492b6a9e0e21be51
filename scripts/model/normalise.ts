import { schemaVersion } from "../document/clear-schema.ts";
import { type Problems, pathTo } from "../document/problems.ts";
import { walkReached } from "../document/walk-document.ts";
import { asObject, type JsonObject } from "../schema/json.ts";
import { checkMapping, normaliseDiscriminators } from "./discriminators.ts";
import { normaliseSchema } from "./normalise-schema.ts";
import { hoistRefs, rejectInPlaceCycles, resolveDynamicRefs } from "./refs.ts";
import { decodeStreams } from "./streams.ts";

/**
 * Changes a bundled document, in place, to one form for all versions and styles: JSON Schema 2020-12, schema $refs only to
 * components, discriminators as marked unions. Types and validators are both made from this form, so they agree.
 */
export function normalise(document: JsonObject, text: string, problems: Problems): void {
  const version = schemaVersion(document);
  // Searching the text is faster than a walk, and few documents have such references.
  if (/"\$(dynamicRef|recursiveRef)"/.test(text)) resolveDynamicRefs(document, problems);
  const schemas = getSchemas(document);
  // Before anything is moved, because a $ref may point to any place of the original document.
  hoistRefs(document, schemas, problems);
  if (text.includes('"itemSchema":')) decodeStreams(document, schemas, problems);
  walkReached(document, (node, kind, at) => {
    if (kind !== "schema") return;
    normaliseSchema(node, at ?? pathTo(undefined, ""), version, problems);
    if (node.discriminator !== undefined) checkMapping(node, at ?? pathTo(undefined, ""), schemas, problems);
  });
  normaliseDiscriminators(document, schemas, problems);
  rejectInPlaceCycles(schemas, problems);
}

/** `components.schemas`, which is created if the document has none. */
export function getSchemas(document: JsonObject): JsonObject {
  const components = asObject(document.components);
  const schemas = asObject(components.schemas);
  components.schemas = schemas;
  document.components = components;
  return schemas;
}
