import { unescapeSegment } from "../../../runtime/json-values.ts";

/** A JSON value that nobody changes. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
export type JsonObject = { readonly [name: string]: Json };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What stands at a JSON pointer, or undefined. */
export function valueAt(document: unknown, pointer: string): Json | undefined {
  let value = document;
  for (const key of pointer.split("/").slice(1).map(unescapeSegment)) {
    if (Array.isArray(value)) value = value[Number(key)];
    else value = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }
  return value as Json | undefined;
}
