/** Any value that a JSON or YAML document can hold. */
export type Json = null | boolean | number | bigint | string | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A member that must be an object; `where` names it in the error. */
export function getObject(holder: JsonObject, key: string, where: string): JsonObject {
  const member = holder[key];
  if (!isObject(member)) throw new Error(`${where}: "${key}" must be an object`);
  return member;
}

/** A member that must be an object; it is added if it is missing. */
export function getOrAddObject(holder: JsonObject, key: string): JsonObject {
  const member = holder[key];
  if (isObject(member)) return member;
  const added: JsonObject = {};
  holder[key] = added;
  return added;
}

export function getObjects(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}
