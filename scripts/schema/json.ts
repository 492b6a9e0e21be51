import { escapeSegment, isObject as isJsonObject, unescapeSegment } from "../runtime/json-values.ts";

/** Any value a JSON or YAML document can hold. Where integers beyond 2^53 matter they are bigints; elsewhere they are rounded numbers. */
export type Json = null | boolean | number | bigint | string | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };

/** The test of the run time. The toolkit asks it of parsed documents only, so the members are JSON too. */
export const isObject = isJsonObject as (value: unknown) => value is JsonObject;

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

/** The value at a pointer, or undefined. */
export const at = (root: Json, pointer: string): Json | undefined => valueAt(root, parsePointer(pointer));

const known = new WeakMap<JsonObject, Map<string, Json | undefined>>();

/** As `at`, for a document that is asked for the same places over and over and does not change. */
export function nodeAt(document: JsonObject, pointer: string): Json | undefined {
  const nodes = known.get(document) ?? new Map<string, Json | undefined>();
  known.set(document, nodes);
  if (!nodes.has(pointer)) nodes.set(pointer, at(document, pointer));
  return nodes.get(pointer);
}

/** The pointer to what a `$ref` of the document leads to. */
export const placeOfRef = ($ref: string): string => formatPointer(parsePointer($ref));

/** The pointer itself or, where a `$ref` stands there, the pointer to what it leads to in the end. */
export function followed(document: Json, pointer: string): string {
  let place = pointer;
  // A document that refers in a circle does not get here: the generator refuses it.
  for (;;) {
    const value = at(document, place);
    if (!isObject(value) || typeof value.$ref !== "string") return place;
    place = placeOfRef(value.$ref);
  }
}
