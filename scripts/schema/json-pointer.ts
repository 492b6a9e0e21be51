import { formatPointer, parsePointer, type ReadonlyJson } from "./json.ts";

/** A JSON value of which nothing is known yet. */
export type Json = ReadonlyJson;
export type JsonObject = { readonly [name: string]: Json };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export const pointerOf = (...keys: readonly (string | number)[]): string => formatPointer(keys);
export const keysOf: (pointer: string) => string[] = parsePointer;

/** What stands at a place, or undefined. */
export function at(document: Json, pointer: string): Json | undefined {
  let value: Json | undefined = document;
  for (const key of keysOf(pointer)) value = memberOf(value, key);
  return value;
}

const known = new WeakMap<JsonObject, Map<string, Json | undefined>>();

/** As `at`, for a document that is asked for the same places over and over and does not change. */
export function nodeAt(document: JsonObject, pointer: string): Json | undefined {
  const nodes = known.get(document) ?? new Map<string, Json | undefined>();
  known.set(document, nodes);
  if (!nodes.has(pointer)) nodes.set(pointer, at(document, pointer));
  return nodes.get(pointer);
}

/** The place that a `$ref` of the document leads to. */
export const placeOfRef = ($ref: string): string => pointerOf(...keysOf($ref));

/** The place itself or, where a `$ref` stands there, the place it leads to in the end. */
export function followed(document: Json, pointer: string): string {
  let place = pointer;
  // A document that refers in a circle does not get here: the generator refuses it.
  for (;;) {
    const value = at(document, place);
    if (!isObject(value) || typeof value.$ref !== "string") return place;
    place = placeOfRef(value.$ref);
  }
}

function memberOf(value: Json | undefined, key: string): Json | undefined {
  if (Array.isArray(value)) return value[Number(key)];
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
