import { isObject, type JsonObject } from "./json.ts";
import { partsOf, refName } from "./schema-parts.ts";

/** For each result code that a schema can answer by x-code, the JSON pointer of the first place that has it. */
export function faultPlaces(schema: JsonObject, schemas: JsonObject): Map<string, string> {
  const places = new Map<string, string>();
  const seen = new Set<JsonObject>();
  visit(schema, "");
  return places;

  function visit(node: JsonObject, pointer: string): void {
    for (const code of codesOf(node)) if (!places.has(code)) places.set(code, pointer);
    const target = refName(node);
    const component = target === undefined ? undefined : schemas[target];
    if (isObject(component)) once(component, pointer);
    for (const part of partsOf(node)) {
      if (part.kind === "same") once(part.schema, pointer);
      else if (part.kind === "member") once(part.schema, `${pointer}/${segmentOf(part.keyword, part.key)}`);
    }
  }

  /** Each schema is entered once: the first place of a code is enough, and schemas may refer to themselves. */
  function once(node: JsonObject, pointer: string): void {
    if (seen.has(node)) return;
    seen.add(node);
    visit(node, pointer);
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
