// Which result code a fault has: the nearest `x-code` among the schema nodes that describe the same
// value, innermost first. A field never takes the code of the object it stands in.

import { nodesOfField } from "./explain-absent.ts";
import type { Chain, Place, RawFault } from "./explain-place.ts";
import type { Definitions, SchemaObject } from "./json-schema.ts";

/** `x-code: {maxLength: A328}` names the keyword itself. */
function namedCode(node: SchemaObject, keyword: string): string | undefined {
  const codes = node["x-code"];
  if (typeof codes !== "object" || codes === null || !Object.hasOwn(codes, keyword)) return undefined;
  const code: unknown = Reflect.get(codes, keyword);
  return typeof code === "string" ? code : undefined;
}

function defaultCode(node: SchemaObject): string | undefined {
  const codes = node["x-code"];
  return typeof codes === "string" ? codes : namedCode(node, "default");
}

type Lookup = (node: SchemaObject) => string | undefined;

function firstCode(nodes: Iterable<SchemaObject>, lookup: Lookup): string | undefined {
  for (const node of nodes) {
    const code = lookup(node);
    if (code !== undefined) return code;
  }
  return undefined;
}

/** The keyword's own chain outward, then whatever else describes this value. */
function* nodesAt(chain: Chain | undefined, place: Place): Generator<SchemaObject> {
  for (let link = chain; link !== undefined; link = link.outer) yield link.node;
  yield* place.applied.keys();
}

/** What the schema of an absent field says: its code for `required`, else its default. */
function codeOfField(field: string, chain: Chain | undefined, place: Place, defs: Definitions): string | undefined {
  const nodes = nodesOfField(field, chain, place, defs);
  return firstCode(nodes, (node) => namedCode(node, "required")) ?? firstCode(nodes, defaultCode);
}

export function codeOf(fault: RawFault, place: Place, defs: Definitions): string | undefined {
  const { keyword, chain, field, about } = fault;
  const named: Lookup = (node) => namedCode(node, keyword);
  if (about === "unknown") return firstCode(nodesAt(chain, place), named);
  if (field !== undefined && keyword === "required") {
    return codeOfField(field, chain, place, defs) ?? firstCode(nodesAt(chain, place), named);
  }
  const own = firstCode(nodesAt(chain, place), (node) => named(node) ?? defaultCode(node));
  return own ?? (field === undefined ? undefined : codeOfField(field, chain, place, defs));
}
