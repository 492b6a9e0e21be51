import { placeholdersIn } from "../../spec/keywords/placeholders.ts";
import { isList, isObject, type Json } from "./json.ts";

/** The names of the placeholders in all texts of a value, each once. */
export function findPlaceholders(value: Json): readonly string[] {
  return [...new Set(namesIn(isObject(value) && "messageFlow" in value ? value.messageFlow : value))];
}

function namesIn(value: Json | undefined): readonly string[] {
  if (typeof value === "string") return Array.from(placeholdersIn(value), ({ name }) => name);
  if (isList(value)) return value.flatMap(namesIn);
  return isObject(value) ? Object.values(value).flatMap(namesIn) : [];
}
