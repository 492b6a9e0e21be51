import { writeExact } from "../../runtime/exact-json.ts";
import { conjunctionOf } from "../../schema/flat.ts";
import { isObject, type Json, type JsonObject } from "../../schema/json.ts";
import { children, type Path } from "../../schema/spot.ts";

/** The document as it speaks of requests: callers do not send what is `readOnly`, and an example that shows it is wrong. */
export const requestView = (document: JsonObject): JsonObject => without("readOnly", document, false);

/** The document as it speaks of answers: callers do not get what is `writeOnly`. */
export const answerView = (document: JsonObject): JsonObject => without("writeOnly", document, undefined);

type Mark = "readOnly" | "writeOnly";

/**
 * Places stay where they are: only the marked properties go, and their names in `required`. `replacement` is put in the place of their
 * schemas; undefined leaves them out.
 */
function without(mark: Mark, document: JsonObject, replacement: boolean | undefined): JsonObject {
  if (!writeExact(document).includes(`"${mark}":true`)) return document;
  const root = { node: document, path: [] };

  function copy(value: Json, path: Path): Json {
    if (Array.isArray(value)) return value.map((item, index) => copy(item, [...path, index]));
    return isObject(value) ? copyMembers(value, path) : value;
  }

  function copyMembers(node: JsonObject, path: Path): JsonObject {
    const marked = new Set<unknown>(
      children({ node, path }, "properties")
        .filter(({ spot }) => conjunctionOf(root, [spot]).some((part) => part.node[mark] === true))
        .map(({ key }) => key),
    );
    const kept = Object.entries(node).map(([name, member]): [string, Json] => {
      const own = [...path, name];
      if (name === "properties" && isObject(member)) return [name, copyProperties(member, own, marked)];
      if (name === "required" && Array.isArray(member)) return [name, member.filter((one) => !marked.has(one))];
      return [name, copy(member, own)];
    });
    return Object.fromEntries(kept);
  }

  function copyProperties(properties: JsonObject, path: Path, marked: ReadonlySet<unknown>): JsonObject {
    const kept = Object.entries(properties).flatMap(([name, schema]): [string, Json][] => {
      if (!marked.has(name)) return [[name, copy(schema, [...path, name])]];
      return replacement === undefined ? [] : [[name, replacement]];
    });
    return Object.fromEntries(kept);
  }

  return copyMembers(document, []);
}
