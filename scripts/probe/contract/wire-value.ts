import { isObject, type Json } from "../../schema/json.ts";

export const isJsonType = (essence: string): boolean => essence === "application/json" || essence.endsWith("+json");

/** The value that a body of JSON holds; none where it is no JSON or no UTF-8. */
export function jsonOf(body: Uint8Array): { readonly value?: unknown } {
  try {
    return { value: JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body)) };
  } catch {
    return {};
  }
}

/** The value that the text of a header or of a parameter stands for, as its schema's type has it. */
export function wireValue(text: string, schema: Json | undefined): Json {
  const type = isObject(schema) ? schema.type : undefined;
  if ((type === "integer" || type === "number") && /^-?(0|[1-9][0-9]*)(\.[0-9]+)?$/.test(text)) return Number(text);
  if (type === "boolean" && (text === "true" || text === "false")) return text === "true";
  if (type === "array" && isObject(schema))
    return text === "" ? [] : text.split(",").map((item) => wireValue(item.trim(), schema.items));
  return text;
}
