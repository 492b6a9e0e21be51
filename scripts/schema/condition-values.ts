import type { Facets } from "./facets.ts";
import { typesOf } from "./flat.ts";
import { isObject, type JsonObject } from "./json.ts";
import { keywordOf } from "./keywords.ts";
import type { Schema } from "./walk.ts";

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

/** The types that a value may have; empty where nothing is said of it. */
export function possibleTypes(plain: readonly JsonObject[]): string[] {
  const lists = plain.map((facet) => typesOf(facet).map(String)).filter((types) => types.length > 0);
  const [first, ...others] = lists;
  if (first !== undefined) return first.filter((type) => others.every((list) => list.some((one) => isSame(one, type))));
  // Without a type the keywords say which values they are for.
  const spoken = new Set(plain.flatMap((facet) => Object.keys(facet).map((keyword) => keywordOf(keyword)?.appliesTo)));
  return ["object", "array", "number", "string"].filter((type) => spoken.has(type as never)).slice(0, 1);
}

/** Whole numbers are numbers. */
const isSame = (one: string, other: string): boolean => one === other || (one === "number" && other === "integer");

/** The members that conditions ask about plainly: `{required: [name], properties: {name: …}}`. */
export function askedNames({ conditions }: Pick<Facets, "conditions">): string[] {
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
