import { isObject, type JsonObject } from "../../../scripts/exercise/contract/json-pointer.ts";
import type { Facets, Schema } from "./facets.ts";

// What can be told of a value before it is there: its type, its few possible values, what conditions will ask about it.

/** The values that are left when every list of them is heeded; undefined where there is none. */
export function literalsOf(plain: readonly JsonObject[]): unknown[] | undefined {
  const lists = plain.flatMap((facet): unknown[][] => {
    if ("const" in facet) return [[facet.const]];
    return Array.isArray(facet.enum) ? [[...facet.enum]] : [];
  });
  const [first, ...others] = lists;
  return first?.filter((literal) => others.every((list) => list.includes(literal)));
}

export function typeOf(plain: readonly JsonObject[]): string {
  for (const { type } of plain) if (typeof type === "string") return type;
  for (const facet of plain) {
    if ("properties" in facet || "required" in facet) return "object";
    if ("items" in facet) return "array";
  }
  return "string";
}

/** The members that conditions ask about plainly: `{required: [name], properties: {name: …}}`. */
export function askedNames({ conditions }: Facets): string[] {
  return [...new Set(conditions.flatMap((condition) => Object.keys(askedOf(condition.if))))];
}

/** The values of a member that conditions tell apart. */
export function askedValues({ conditions }: Facets, name: string): unknown[] {
  return conditions.flatMap((condition) => {
    const asked = askedOf(condition.if)[name];
    return isObject(asked) ? (literalsOf([asked]) ?? []) : [];
  });
}

function askedOf(asked: Schema): Readonly<Record<string, unknown>> {
  if (typeof asked === "boolean" || !isObject(asked.properties) || !Array.isArray(asked.required)) return {};
  return Object.fromEntries(
    Object.entries(asked.properties).filter(
      ([, schema]) => isObject(schema) && ["const", "enum", "not"].some((keyword) => keyword in schema),
    ),
  );
}
