import { isObject, type Json, parsePointer } from "./json.ts";

/** A copy of the value with another part at a pointer; undefined removes the part. */
export function replaceAt(value: Json, pointer: string, change: (old: Json | undefined) => Json | undefined): Json {
  return replaceAtKeys(value, parsePointer(pointer), change) ?? null;
}

export function replaceAtKeys(
  value: Json | undefined,
  keys: readonly string[],
  change: (old: Json | undefined) => Json | undefined,
): Json | undefined {
  const [key, ...rest] = keys;
  if (key === undefined) return change(value);
  if (Array.isArray(value)) {
    const items: Json[] = [...value];
    const item = replaceAtKeys(items[Number(key)], rest, change);
    if (item === undefined) items.splice(Number(key), 1);
    else items[Number(key)] = item;
    return items;
  }
  const fields: Record<string, Json> = isObject(value) ? { ...value } : {};
  const field = replaceAtKeys(fields[key], rest, change);
  if (field === undefined) delete fields[key];
  else fields[key] = field;
  return fields;
}

export const without = (value: Json, name: string): Json => {
  if (!isObject(value)) return value;
  const { [name]: _, ...rest } = value;
  return rest;
};
