import { isObject, type Json } from "../schema/json.ts";

export function listRefs(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(listRefs);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    key === "$ref" && typeof member === "string" ? [member] : listRefs(member),
  );
}

/** The value with other references. */
export function replaceRefs(value: Json, replace: (ref: string) => string): Json {
  if (Array.isArray(value)) return value.map((item) => replaceRefs(item, replace));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      key === "$ref" && typeof member === "string" ? replace(member) : replaceRefs(member, replace),
    ]),
  );
}
