import { writeExact } from "../../runtime/exact-json.ts";
import { jsonType } from "../../runtime/json-schema.ts";
import { at, isObject, type Json, type JsonObject } from "../../schema/json.ts";
import type { Violation } from "./validator.ts";

/** What the keyword expects and what the value is, as the end of a sentence; empty if the keyword only holds other schemas. */
export function explainViolation(document: JsonObject, { place, pointer }: Violation, value: unknown): string {
  const keyword = place.slice(place.lastIndexOf("/") + 1);
  const parameter = at(document, place);
  const actual = at(value as Json, pointer);
  if (parameter === undefined || actual === undefined || isObject(parameter)) return "";
  if (keyword === "type")
    return `: expected ${[parameter].flat().join(" or ")}, actual ${jsonType(actual)} ${shorten(actual)}`;
  if (keyword === "required" && Array.isArray(parameter) && isObject(actual))
    return `: ${parameter.filter((name) => !Object.hasOwn(actual, String(name))).join(", ")} missing`;
  return `: expected ${keyword} ${shorten(parameter)}, actual ${shorten(actual)}`;
}

const MAX_TEXT = 80;

function shorten(value: Json): string {
  const text = writeExact(value);
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}
