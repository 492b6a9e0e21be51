import { freeName, typeName } from "../document/names.ts";
import { asArray, asObject, isObject, type Json, type JsonObject } from "../schema/json.ts";
import { refTo } from "../schema/walk.ts";

const KEYWORDS = ["oneOf", "anyOf"] as const;

/**
 * Gives the objects in the union of a component names of their own, so that a program can refer to each: `Shape` of circles and
 * squares gets `ShapeCircle` and `ShapeSquare`. Members that are a $ref have a name already.
 */
export function nameUnionMembers(components: JsonObject): void {
  for (const [name, schema] of Object.entries(components))
    if (isObject(schema)) {
      components[name] = nameMembers(schema, name, components);
    }
}

function nameMembers(schema: JsonObject, owner: string, components: JsonObject): JsonObject {
  const copy = { ...schema };
  if (Array.isArray(copy.allOf))
    copy.allOf = copy.allOf.map((part) =>
      isObject(part) && isUnion(part) ? nameMembers(part, owner, components) : part,
    );
  for (const keyword of KEYWORDS) {
    const members = copy[keyword];
    if (!Array.isArray(members) || members.length < 2) continue;
    const suffixes = findConstants(members) ?? members.map((member, index) => getTitle(member) ?? String(index + 1));
    copy[keyword] = members.map((member, index) => {
      if (!isInlineObject(member)) return member;
      const name = freeName(owner + typeName(suffixes[index] ?? "").replace(/^_/, ""), components);
      components[name] = member;
      return { $ref: refTo(name) };
    });
  }
  return copy;
}

const isUnion = (schema: JsonObject): boolean => KEYWORDS.some((keyword) => Array.isArray(schema[keyword]));

const isInlineObject = (schema: Json): boolean =>
  isObject(schema) && !isOnlyRef(schema) && (isObject(schema.properties) || Array.isArray(schema.allOf));

/** A $ref, also one whose conditions types leave out, so that it is alone in an allOf. */
function isOnlyRef(schema: JsonObject): boolean {
  const [first, ...others] = asArray(schema.allOf);
  const isAlone = others.length === 0 && Object.keys(schema).length === 1;
  return schema.$ref !== undefined || (isAlone && asObject(first).$ref !== undefined);
}

/** The values of the property by which the members differ: each has one value, and no two have the same. */
function findConstants(members: readonly Json[]): string[] | undefined {
  const properties = members.map((member) => asObject(asObject(member).properties));
  for (const name of Object.keys(properties[0] ?? {})) {
    const values = properties.map((own) => asArray(asObject(own[name]).enum));
    const texts = values.flatMap((value) => (value.length === 1 ? [String(value[0])] : []));
    if (new Set(texts.map(typeName)).size === members.length) return texts;
  }
  return undefined;
}

/** A title of a few words. A longer one is a sentence, and no name. */
function getTitle(member: Json): string | undefined {
  const { title } = asObject(member);
  return typeof title === "string" && /^\s*\S+(\s+\S+){0,3}\s*$/.test(title) ? title : undefined;
}
