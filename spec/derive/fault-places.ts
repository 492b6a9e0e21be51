import { isObject, type Json, type JsonObject } from "./json.ts";
import { getParts, refName } from "./schema-parts.ts";

/** The keywords of the schemas of one place; the first schema with a keyword counts. */
export type Keywords = ReadonlyMap<string, Json>;

export interface FaultPlaces {
  /** The JSON pointers of the places with an x-code, by result code. */
  readonly pointers: ReadonlyMap<string, readonly string[]>;
  /** The keywords of each place, by its JSON pointer. */
  readonly keywords: ReadonlyMap<string, Keywords>;
}

export function findFaultPlaces(schema: JsonObject, schemas: JsonObject, start = ""): FaultPlaces {
  const pointers = new Map<string, string[]>();
  const keywords = new Map<string, Map<string, Json>>();
  /** The schemas from the start to the current one; a schema can refer to itself. */
  const open = new Set<JsonObject>();
  visit(schema, start);
  return { pointers, keywords };

  function visit(node: JsonObject, pointer: string): void {
    if (open.has(node)) return;
    open.add(node);
    addPlace(node, pointer);
    const target = refName(node);
    const component = target === undefined ? undefined : schemas[target];
    if (isObject(component)) visit(component, pointer);
    for (const part of getParts(node)) {
      if (part.kind === "same") visit(part.schema, pointer);
      else if (part.kind === "member") visit(part.schema, `${pointer}/${toSegment(part.keyword, part.key)}`);
    }
    open.delete(node);
  }

  function addPlace(node: JsonObject, pointer: string): void {
    for (const code of getCodes(node)) {
      const known = pointers.get(code) ?? [];
      if (!known.includes(pointer)) pointers.set(code, [...known, pointer]);
    }
    const here = keywords.get(pointer) ?? new Map<string, Json>();
    for (const [keyword, value] of Object.entries(node)) if (!here.has(keyword)) here.set(keyword, value);
    keywords.set(pointer, here);
  }
}

/** The name or index of a member; for a pattern, an example of a name. */
function toSegment(keyword: string, key: string | undefined): string {
  if (keyword === "properties" && key !== undefined) return key.replaceAll("~", "~0").replaceAll("/", "~1");
  if (keyword === "patternProperties" && key !== undefined) return /\w+/.exec(key)?.[0] ?? "name";
  return keyword === "additionalProperties" ? "name" : "0";
}

function getCodes(schema: JsonObject): string[] {
  const code = schema["x-code"];
  if (typeof code === "string") return [code];
  return isObject(code) ? Object.values(code).filter((value) => typeof value === "string") : [];
}
