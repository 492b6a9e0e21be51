import { isObject, type Json, type JsonObject } from "./json.ts";
import { partsOf, refName } from "./schema-parts.ts";

/** What the schemas of one place say of its value, keyword by keyword; the first one counts. */
export type Facts = ReadonlyMap<string, Json>;

export interface FaultPlaces {
  /** For each result code that a schema can answer by x-code, the JSON pointers of the places that have it. */
  readonly pointers: ReadonlyMap<string, readonly string[]>;
  readonly facts: ReadonlyMap<string, Facts>;
}

export function faultPlaces(schema: JsonObject, schemas: JsonObject, start = ""): FaultPlaces {
  const pointers = new Map<string, string[]>();
  const facts = new Map<string, Map<string, Json>>();
  /** The schemas that lead to the one that is looked at: they may refer to themselves. */
  const open = new Set<JsonObject>();
  visit(schema, start);
  return { pointers, facts };

  function visit(node: JsonObject, pointer: string): void {
    if (open.has(node)) return;
    open.add(node);
    note(node, pointer);
    const target = refName(node);
    const component = target === undefined ? undefined : schemas[target];
    if (isObject(component)) visit(component, pointer);
    for (const part of partsOf(node)) {
      if (part.kind === "same") visit(part.schema, pointer);
      else if (part.kind === "member") visit(part.schema, `${pointer}/${segmentOf(part.keyword, part.key)}`);
    }
    open.delete(node);
  }

  function note(node: JsonObject, pointer: string): void {
    for (const code of codesOf(node)) {
      const known = pointers.get(code) ?? [];
      if (!known.includes(pointer)) pointers.set(code, [...known, pointer]);
    }
    const here = facts.get(pointer) ?? new Map<string, Json>();
    for (const [keyword, value] of Object.entries(node)) if (!here.has(keyword)) here.set(keyword, value);
    facts.set(pointer, here);
  }
}

/** An index or a name that such a member may have; a pattern only hints at it. */
function segmentOf(keyword: string, key: string | undefined): string {
  if (keyword === "properties" && key !== undefined) return key.replaceAll("~", "~0").replaceAll("/", "~1");
  if (keyword === "patternProperties" && key !== undefined) return /\w+/.exec(key)?.[0] ?? "name";
  return keyword === "additionalProperties" ? "name" : "0";
}

function codesOf(schema: JsonObject): string[] {
  const code = schema["x-code"];
  if (typeof code === "string") return [code];
  return isObject(code) ? Object.values(code).filter((value) => typeof value === "string") : [];
}
