import { isObject, type Json } from "../../schema/json.ts";
import { isNumeric, readNumeric } from "../../schema/numeric.ts";
import type { Id } from "./known-values.ts";

/** The id of something that exists, for a member of this name; undefined: it names nothing. */
export type FindId = (name: string) => Id | undefined;

/**
 * A body whose ids are those of things that exist: what names a book that nobody has is refused before anything else of the
 * request is looked at. Only ids of the same type take the place of others.
 */
export function fillIds(value: Json, findId: FindId, name = ""): Json {
  if (Array.isArray(value)) return value.map((item) => fillIds(item, findId, name.replace(/s$/i, "")));
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, fillIds(member, findId, key)]));
  if (name === "" || (typeof value !== "string" && !isNumeric(value))) return value;
  const id = findId(name);
  if (id === undefined) return value;
  if (typeof value === "string") return String(id);
  const number = readNumeric(String(id));
  return typeof number === "bigint" || Number.isFinite(number) ? number : value;
}
