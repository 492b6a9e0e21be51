import { isObject, type Json, type JsonObject } from "../../schema/json.ts";

/** The document as it speaks of requests: callers do not send what is `readOnly`. */
export const requestView = (document: JsonObject): JsonObject => without("readOnly", document);

/** The document as it speaks of answers: callers do not get what is `writeOnly`. */
export const answerView = (document: JsonObject): JsonObject => without("writeOnly", document);

type Mark = "readOnly" | "writeOnly";

/** Places stay where they are: only the marked properties go, and their names in `required`. */
function without(mark: Mark, document: JsonObject): JsonObject {
  return JSON.stringify(document).includes(`"${mark}":true`) ? membersWithout(mark, document) : document;
}

function membersWithout(mark: Mark, node: JsonObject): JsonObject {
  const { properties } = node;
  const marked = isObject(properties) ? Object.keys(properties).filter((name) => isMarked(mark, properties[name])) : [];
  const kept = Object.entries(node).map(([name, member]) => {
    if (name === "properties" && isObject(member)) return [name, copyWithout(mark, dropped(member, marked))];
    if (name === "required" && Array.isArray(member)) return [name, member.filter((one) => !isIn(marked, one))];
    return [name, copyWithout(mark, member)];
  });
  return Object.fromEntries(kept);
}

function copyWithout(mark: Mark, value: Json): Json {
  if (Array.isArray(value)) return value.map((item) => copyWithout(mark, item));
  return isObject(value) ? membersWithout(mark, value) : value;
}

const isMarked = (mark: Mark, schema: Json | undefined): boolean => isObject(schema) && schema[mark] === true;
const isIn = (names: readonly string[], name: Json): boolean => typeof name === "string" && names.includes(name);
const dropped = (properties: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(properties).filter(([name]) => !names.includes(name)));
