// A field that is not there is spoken of by the schemas it would have had.

import { messageForKeyword } from "./explain-message.ts";
import type { Chain, Place, RawFault } from "./explain-place.ts";
import { type Definitions, familyOf, type Schema, type SchemaObject } from "./json-schema.ts";

/** Those nearest to the keyword first, then those of any schema applied to the object. */
function* schemasOfField(field: string, chain: Chain | undefined, place: Place): Generator<Schema> {
  for (let link = chain; link !== undefined; link = link.outer) {
    const properties = link.node.properties;
    if (properties !== undefined && Object.hasOwn(properties, field)) yield properties[field] ?? true;
  }
  yield* place.fields.get(field) ?? [];
}

export function nodesOfField(
  field: string,
  chain: Chain | undefined,
  place: Place,
  defs: Definitions,
): readonly SchemaObject[] {
  return [...schemasOfField(field, chain, place)].flatMap((schema) => familyOf(schema, defs));
}

/** The author's words for `required`, of the field itself or else of the object. */
export function messageOfAbsent(fault: RawFault, place: Place, defs: Definitions): string | undefined {
  const { field, chain, keyword } = fault;
  if (fault.about !== "missing" || field === undefined) return undefined;
  if (keyword === "required") {
    for (const node of nodesOfField(field, chain, place, defs)) {
      const message = messageForKeyword(node, "required");
      if (message !== undefined) return message;
    }
  }
  return chain && messageForKeyword(chain.node, keyword);
}
