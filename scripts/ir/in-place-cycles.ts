import { isObject, type JsonObject, pointerOf } from "../pipeline/json.ts";
import type { Problems } from "./problems.ts";
import { eachSubschema, refName, type Schema } from "./schema.ts";

/** Keywords whose schemas describe the same value again, not a part of it. */
const SAME_VALUE: ReadonlySet<string> = new Set("allOf anyOf oneOf not if then else dependentSchemas".split(" "));

/**
 * `A: {$ref: B}, B: {allOf: [{$ref: A}]}`: to check a value against A, check it against A. Nothing ever comes of that,
 * whatever the value; a schema may contain itself only in a part of what it describes.
 */
export function requireNoInPlaceCycle(schemas: JsonObject, problems: Problems): void {
  const done = new Set<string>();
  for (const name of Object.keys(schemas)) visit(name, []);

  function visit(name: string, way: readonly string[]): void {
    if (done.has(name)) return;
    follow(schemas[name] as Schema, [...way, name]);
    done.add(name);
  }

  function follow(schema: Schema, way: readonly string[]): void {
    if (!isObject(schema)) return;
    const target = refName(schema.$ref);
    if (target !== undefined && way.includes(target)) {
      const loop = [...way.slice(way.indexOf(target)), target];
      problems.cannot(
        pointerOf(["components", "schemas", way.at(-1) ?? ""]),
        `$refs that only lead back to themselves: ${loop.join(" → ")}`,
      );
      delete schema.$ref;
    } else if (target !== undefined) visit(target, way);
    eachSubschema(schema, (child, keyword) => {
      if (SAME_VALUE.has(keyword)) follow(child, way);
    });
  }
}
