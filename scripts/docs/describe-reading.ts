import { walk } from "../document/walk-document.ts";
import { readCoercion, readEmptyRule } from "../model/reading-keywords.ts";
import { parseExact, writeExact } from "../runtime/exact-json.ts";
import { findAnnotation } from "../schema/flat.ts";
import { asArray, asObject, isObject, type Json, type JsonObject } from "../schema/json.ts";

/** Adds to the descriptions of a document what is read besides its own names and values, for a reader of the page. */
export function describeReading(text: string): string {
  if (!/"x-(?:also|coerce|empty|ignored|otherwise)":/.test(text)) return text;
  const document = parseExact(text) as JsonObject;
  const schemas = asObject(asObject(document.components).schemas);
  walk(document, "root", undefined, (schema, kind) => {
    if (kind !== "schema") return;
    append(schema, [...describeObject(schema), ...describeCoercion(schema, schemas)], schemas);
    for (const property of Object.values(asObject(schema.properties)))
      if (isObject(property)) append(property, describeSpellings(property), schemas);
  });
  return `${writeExact(document, 2)}\n`;
}

/** Beside a $ref a description stands in place of that of the component. */
function append(schema: JsonObject, sentences: readonly string[], schemas: JsonObject): void {
  if (sentences.length === 0) return;
  const description = findAnnotation(schema, "description", schemas);
  schema.description = [...(typeof description === "string" ? [description.trimEnd()] : []), ...sentences].join(" ");
}

const names = (list: readonly Json[]): string => list.map((name) => `\`${String(name)}\``).join(", ");

function describeSpellings(property: JsonObject): string[] {
  const also = asArray(property["x-also"]);
  const otherwise = property["x-otherwise"];
  return [
    ...(also.length === 0 ? [] : [`Also read: ${names(also)}.`]),
    ...(otherwise === undefined ? [] : [`Anything else is read as \`${JSON.stringify(otherwise)}\`.`]),
  ];
}

function describeObject(schema: JsonObject): string[] {
  const rule = readEmptyRule(schema["x-empty"]);
  const ignored = Object.keys(asObject(schema["x-ignored"]));
  return [
    ...(rule?.optional === "absent" ? ["Empty values of optional fields count as absent."] : []),
    ...(rule?.optional === "value" ? ["Empty values are values here."] : []),
    ...(rule?.names ? [`Ignored if empty: ${names(rule.names)}.`] : []),
    ...(rule?.values ? [`Counts as absent: ${names(rule.values)}.`] : []),
    ...(ignored.length > 0 ? [`Ignored where they have no meaning: ${names(ignored)}.`] : []),
  ];
}

function describeCoercion(schema: JsonObject, schemas: JsonObject): string[] {
  const rule = schema["x-coerce"];
  const read = rule === undefined ? "" : readCoercion(rule, findAnnotation(schema, "type", schemas));
  if (typeof read === "string") return [];
  if (read.to === "number") return [`Text that matches \`${read.pattern}\` is read as the number.`];
  return read.to === "list"
    ? ["One object is read as a list of one."]
    : [`A ${read.from.join(" or ")} is read as its text.`];
}
