import { escapeSegment, unescapeSegment } from "../runtime/json-values.ts";

/** Any value a JSON or YAML document can hold. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };

/** A JSON value that nobody changes. */
export type ReadonlyJson =
  | null
  | boolean
  | number
  | string
  | readonly ReadonlyJson[]
  | { readonly [name: string]: ReadonlyJson };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value if it is an object, or else an empty one. */
export const asObject = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

/** The value if it is an array, or else an empty one. */
export const asArray = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

/** The members of a value if it is an object, or else none. */
export const listMembers = (value: Json | undefined): [string, Json][] => Object.entries(asObject(value));

export { escapeSegment, unescapeSegment };

/** The segments of a pointer such as `/a/b~1c` or `#/a/b~1c`. A URI fragment may be percent-encoded. */
export function parsePointer(pointer: string): string[] {
  const bare = pointer.startsWith("#") ? decodeFragment(pointer.slice(1)) : pointer;
  return bare === "" ? [] : bare.slice(1).split("/").map(unescapeSegment);
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

export const formatPointer = (segments: readonly (string | number)[]): string =>
  segments.map((segment) => `/${escapeSegment(String(segment))}`).join("");

/** The value at a path, or undefined. Inherited properties are ignored. */
export function valueAt(root: Json, segments: readonly string[]): Json | undefined {
  let value: Json | undefined = root;
  for (const segment of segments) {
    if (Array.isArray(value)) value = /^(0|[1-9]\d*)$/.test(segment) ? value[Number(segment)] : undefined;
    else if (isObject(value)) value = Object.hasOwn(value, segment) ? value[segment] : undefined;
    else return undefined;
  }
  return value;
}
