/** Any value that a JSON or YAML document can hold. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A member that must be an object; `where` names it in the error. */
export function objectIn(holder: JsonObject, key: string, where: string): JsonObject {
  const member = holder[key];
  if (!isObject(member)) throw new Error(`${where}: "${key}" must be an object`);
  return member;
}

/** A member that must be an object, made if it is missing. */
export function objectMadeIn(holder: JsonObject, key: string): JsonObject {
  const member = holder[key];
  if (isObject(member)) return member;
  const made: JsonObject = {};
  holder[key] = made;
  return made;
}

export function objectsOf(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}
