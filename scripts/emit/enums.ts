import { commentText, literal, propertyName, typeName, unique } from "../document/names.ts";
import type { Api } from "../model/model.ts";
import { asArray, asObject, isObject, type Json, type JsonObject, listMembers } from "../schema/json.ts";
import { BANNER, type Emitter, indent } from "./emitter.ts";

/** A closed list of values, and the words that name it, the outermost first. */
interface Enum {
  readonly words: readonly string[];
  readonly schema: JsonObject;
}

/** The lists in a schema; a `$ref` leads to a component, whose lists have its own name. */
function listEnums(node: Json | undefined, words: readonly string[]): Enum[] {
  if (!isObject(node) || node.$ref !== undefined) return [];
  const own = Array.isArray(node.enum) ? [{ words, schema: node }] : [];
  const parts = ["allOf", "anyOf", "oneOf", "prefixItems"].flatMap((keyword) => asArray(node[keyword]));
  return [
    ...own,
    ...[...parts, node.items, node.additionalProperties].flatMap((part) => listEnums(part, words)),
    ...listMembers(node.properties).flatMap(([name, property]) => listEnums(property, [...words, name])),
  ];
}

/** Those of components, and of the parameters that operations have of their own. */
function listAll(api: Api): Enum[] {
  const { components, paths } = asObject(JSON.parse(api.openapiJson) as Json);
  const { schemas, parameters } = asObject(components);
  const ofParameters = api.operations.flatMap(({ typeName: operation, method, path }) => {
    const own = asArray(asObject(asObject(asObject(paths)[path])[method]).parameters);
    return own.map(asObject).flatMap(({ name, schema }) => listEnums(schema, [operation, String(name)]));
  });
  return [
    ...listMembers(schemas).flatMap(([name, schema]) => listEnums(schema, [name])),
    ...listMembers(parameters).flatMap(([name, parameter]) => listEnums(asObject(parameter).schema, [name])),
    ...ofParameters,
  ];
}

const isValue = (value: Json): value is string | number => typeof value === "string" || typeof value === "number";

/** The values under their own names, or under those of `x-enum-varnames`. */
function members(schema: JsonObject): string[] {
  const given = asArray(schema.enum);
  const names = asArray(schema["x-enum-varnames"]).map(String);
  const texts = asArray(schema["x-enum-descriptions"]);
  const hasNames = names.length === given.length && new Set(names).size === names.length;
  const taken = new Set<string>();
  return given.flatMap((value, index) => {
    if (!isValue(value)) return [];
    // The number 1 and the text "1" have the same name.
    const name = unique(hasNames ? (names[index] ?? "") : String(value), taken);
    return [`${comment(texts[index])}${propertyName(name)}: ${literal(value)},`];
  });
}

const comment = (text: Json | undefined): string =>
  typeof text === "string" && text !== "" ? `/** ${commentText(text)} */\n` : "";

function constant({ words, schema }: Enum, taken: Set<string>): string {
  const rows = members(schema);
  if (rows.length === 0) return "";
  const name = unique(words.map(typeName).join(""), taken);
  return `
${comment(schema.description)}export const ${name} = {
${indent(rows.join("\n"))}
} as const;
export type ${name} = (typeof ${name})[keyof typeof ${name}];
`;
}

/** The closed lists of values as constants. Each is an export of its own, so that a bundle has only those that are used. */
export const emitEnums: Emitter = (api, { emit }) => {
  if (emit?.enums !== true) return [];
  const taken = new Set<string>();
  const constants = listAll(api).map((one) => constant(one, taken));
  return [{ path: "enums.ts", text: `${BANNER}${constants.join("") || "\nexport {};\n"}` }];
};
