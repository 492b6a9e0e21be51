import type { ProblemDetails } from "../document/problem.ts";
import { type NodePath, type Problems, pathTo } from "../document/problems.ts";
import { didYouMean } from "../project/nearest-name.ts";
import { setProperty } from "../runtime/json-values.ts";
import { asArray, asObject, isObject, type Json, type JsonObject } from "../schema/json.ts";
import { isAnnotation, type Keyword, keywordOf } from "../schema/keywords.ts";
import { explainPattern, unicodePattern } from "../schema/pattern.ts";
import { UNION } from "../schema/union-mark.ts";
import { isSchema } from "../schema/walk.ts";
import { LIST_OF } from "./break-array-cycles.ts";
import { isSlowPattern } from "./slow-pattern.ts";

const TYPES: ReadonlySet<string> = new Set(["string", "number", "integer", "boolean", "object", "array", "null"]);

/** Changes one schema of any OpenAPI version, in place, to JSON Schema 2020-12. */
export function normaliseSchema(schema: JsonObject, at: NodePath, version: "3.0" | "3.1", problems: Problems): void {
  if (typeof schema.$ref === "string" && version === "3.0") {
    // OpenAPI 3.0 ignores everything beside a $ref.
    for (const key of Object.keys(schema)) if (key !== "$ref") delete schema[key];
    return;
  }
  // These are the toolkit's own marks. In a document they would be taken for what the toolkit has found out.
  for (const mark of [UNION, LIST_OF]) delete schema[mark];
  dropNulls(schema, at, problems);
  checkKeywords(schema, at, problems);
  modernise(schema);
  if (schema.nullable === true) {
    if (version === "3.0") makeNullable(schema);
    else
      problems.warn(pathTo(at, "nullable"), {
        rule: "contract/no-nullable",
        message: "nullable has no meaning in OpenAPI 3.1.",
        fix: "write a type with null, such as type: [string, 'null']",
      });
  }
  delete schema.nullable;
  moveRefIntoAllOf(schema);
}

/** `properties:` without a value is null in YAML, and means that there are none. */
function dropNulls(schema: JsonObject, at: NodePath, problems: Problems): void {
  for (const [key, value] of Object.entries(schema)) {
    if (value !== null || key === "default" || key === "const" || key === "example" || key.startsWith("x-")) continue;
    if (key !== "description" && key !== "title") problems.warn(pathTo(at, key), noValue(key));
    delete schema[key];
  }
}

export const noValue = (key: string): ProblemDetails => ({
  rule: "struct",
  message: `${key} has no value and is ignored.`,
  fix: `write its value, or remove ${key}`,
});

type Check = readonly [fits: (value: Json) => boolean, words: string];
const isString = (value: Json): boolean => typeof value === "string";
const isStrings = (value: Json): boolean => Array.isArray(value) && value.every(isString);
const isNumber = (value: Json): boolean => typeof value === "number";
const isBoolean = (value: Json): boolean => typeof value === "boolean";
const isSchemas = (value: Json): boolean => Array.isArray(value) && value.every(isSchema);
const membersAre = (value: Json, fits: (member: Json) => boolean): boolean =>
  isObject(value) && Object.values(value).every(fits);

/** By what keywords.ts says of a keyword. */
const FORM_CHECKS: Readonly<Record<NonNullable<Keyword["value"] | Keyword["schemas"]>, Check>> = {
  one: [isSchema, "a schema"],
  list: [isSchemas, "a list of schemas"],
  map: [(value) => membersAre(value, isSchema), "a map of schemas"],
  count: [(value) => Number.isInteger(value) && Number(value) >= 0, "a whole number, 0 or more"],
  number: [isNumber, "a number"],
  boolean: [isBoolean, "true or false"],
  string: [isString, "a string"],
  names: [isStrings, "a list of property names"],
};

const isBound = (value: Json): boolean => isNumber(value) || isBoolean(value);
const bound: Check = [isBound, "a number (3.1) or true or false (3.0)"];

/** Keywords of which older versions have other forms, or that have a form of their own. */
const OWN_CHECKS: Readonly<Record<string, Check>> = {
  exclusiveMinimum: bound,
  exclusiveMaximum: bound,
  multipleOf: [(value) => typeof value === "number" && value > 0, "a number above 0"],
  nullable: FORM_CHECKS.boolean,
  dependentRequired: [(value) => membersAre(value, isStrings), "a map of lists of property names"],
  enum: [Array.isArray, "a list of values"],
  items: [(value) => isSchema(value) || isSchemas(value), "a schema"],
  discriminator: [(value) => isObject(value) && isString(value.propertyName ?? null), "an object with propertyName"],
};

function findCheck(name: string): Check | undefined {
  if (Object.hasOwn(OWN_CHECKS, name)) return OWN_CHECKS[name];
  const keyword = keywordOf(name);
  const form = keyword?.value ?? keyword?.schemas;
  return form === undefined ? undefined : FORM_CHECKS[form];
}

/** Reports and removes keywords whose value has another form than JSON Schema says: code is made of these values. */
export function checkKeywords(schema: JsonObject, at: NodePath, problems: Problems): void {
  for (const [keyword, value] of Object.entries(schema)) {
    const check = findCheck(keyword);
    if (check && !check[0](value)) {
      problems.error(pathTo(at, keyword), {
        rule: "struct",
        message: `${keyword} must be ${check[1]}.`,
        fix: `write ${check[1]}, or remove ${keyword}`,
      });
      delete schema[keyword];
    }
  }
  checkDialect(schema, at, problems);
  checkType(schema, at, problems);
  checkPatterns(schema, at, problems);
  for (const keyword of ["allOf", "anyOf", "oneOf"]) {
    if (!Array.isArray(schema[keyword]) || schema[keyword].length > 0) continue;
    problems.warn(pathTo(at, keyword), {
      rule: "struct",
      message: `The empty ${keyword} is ignored.`,
      fix: `add a schema to it, or remove ${keyword}`,
    });
    delete schema[keyword];
  }
  if (Array.isArray(schema.enum) && schema.enum.length === 0)
    problems.warn(pathTo(at, "enum"), {
      rule: "struct",
      message: "The empty enum allows no value at all.",
      fix: "list the values, or remove the enum",
    });
}

function checkType(schema: JsonObject, at: NodePath, problems: Problems): void {
  const type = schema.type;
  if (type === undefined) return;
  const types = Array.isArray(type) ? type : [type];
  const unknown = types.filter((one) => typeof one !== "string" || !TYPES.has(one));
  if (unknown.length === 0 && types.length > 0) return;
  const [first] = unknown;
  problems.error(pathTo(at, "type"), {
    rule: "struct",
    message: `The type ${unknown.map((one) => JSON.stringify(one)).join(", ") || "[]"} does not exist.`,
    fix: `write one of ${[...TYPES].join(", ")}${typeof first === "string" ? didYouMean(first, TYPES) : ""}`,
  });
  delete schema.type;
}

function checkPatterns(schema: JsonObject, at: NodePath, problems: Problems): void {
  if (typeof schema.pattern === "string") {
    const pattern = readPattern(schema.pattern, pathTo(at, "pattern"), problems);
    if (pattern === undefined) delete schema.pattern;
    else schema.pattern = pattern;
  }
  if (!isObject(schema.patternProperties)) return;
  const members: JsonObject = {};
  for (const [source, member] of Object.entries(schema.patternProperties)) {
    const pattern = readPattern(source, pathTo(at, "patternProperties", source), problems);
    if (pattern !== undefined) setProperty(members, pattern, member);
  }
  schema.patternProperties = members;
}

/** The pattern as generated code uses it; undefined if it cannot be used, which is reported. */
export function readPattern(source: string, at: NodePath, problems: Problems): string | undefined {
  const pattern = unicodePattern(source);
  if (pattern !== undefined && !isSlowPattern(pattern)) return pattern;
  problems.error(at, pattern === undefined ? badPattern(source) : slowPattern(source));
  return undefined;
}

function badPattern(source: string): ProblemDetails {
  return {
    rule: "valid-pattern",
    message: `The pattern ${source} is not a regular expression of ECMAScript: ${explainPattern(source)}.`,
    fix: "correct the pattern; JSON Schema uses the syntax of JavaScript with the flag u",
  };
}

const slowPattern = (source: string): ProblemDetails => ({
  rule: "slow-pattern",
  message: `The pattern ${source} can keep a server busy for hours: a repetition in it can match the same text in many ways.`,
  fix: "let each text match in one way only, such as ^[a-z]+(-[a-z]+)*$ instead of ^([a-z]+-?)+$",
});

/** Replaces keywords of older drafts by those of 2020-12. */
function modernise(schema: JsonObject): void {
  for (const [exclusive, bound] of [
    ["exclusiveMinimum", "minimum"],
    ["exclusiveMaximum", "maximum"],
  ] as const) {
    if (typeof schema[exclusive] !== "boolean") continue;
    const limit = schema[bound];
    if (schema[exclusive] && limit !== undefined) {
      schema[exclusive] = limit;
      delete schema[bound];
    } else delete schema[exclusive];
  }
  if (Array.isArray(schema.items)) {
    schema.prefixItems = schema.items;
    delete schema.items;
    if (isSchema(schema.additionalItems)) schema.items = schema.additionalItems;
    delete schema.additionalItems;
  }
  if (isObject(schema.dependencies)) {
    for (const [name, dependency] of Object.entries(schema.dependencies)) {
      const keyword = Array.isArray(dependency) ? "dependentRequired" : "dependentSchemas";
      const holder = asObject(schema[keyword]);
      holder[name] = dependency;
      schema[keyword] = holder;
    }
    delete schema.dependencies;
  }
}

const COMPOSED = ["$ref", "allOf", "anyOf", "oneOf", "not", "if"];

function makeNullable(schema: JsonObject): void {
  const { type } = schema;
  if (type !== undefined && !COMPOSED.some((keyword) => keyword in schema)) {
    const types = Array.isArray(type) ? type : [type];
    if (!types.includes("null")) schema.type = [...types, "null"];
    // Authors who write nullable beside an enum mean that null is one of the values.
    if (Array.isArray(schema.enum) && !schema.enum.includes(null)) schema.enum = [...schema.enum, null];
    return;
  }
  const value: JsonObject = {};
  for (const [key, member] of Object.entries(schema)) {
    if (isAnnotation(key) || key === "nullable") continue;
    value[key] = member;
    delete schema[key];
  }
  if (Object.keys(value).length > 0) schema.anyOf = [value, { type: "null" }];
}

/** A $ref beside other keywords is one more condition. Every tool understands it as part of an allOf. */
function moveRefIntoAllOf(schema: JsonObject): void {
  const reference = schema.$ref;
  if (typeof reference !== "string" || Object.keys(schema).every((key) => key === "$ref" || isAnnotation(key))) return;
  delete schema.$ref;
  schema.allOf = [{ $ref: reference }, ...asArray(schema.allOf)];
}

const KNOWN_DIALECT = /^https?:\/\/(json-schema\.org|spec\.openapis\.org)\//;

/** A custom dialect may leave out or redefine any keyword, so it cannot be supported. */
function checkDialect(schema: JsonObject, at: NodePath, problems: Problems): void {
  const dialect = schema.$schema;
  if (typeof dialect !== "string" || KNOWN_DIALECT.test(dialect)) return;
  problems.error(pathTo(at, "$schema"), {
    rule: "known-dialect",
    message: `The dialect ${dialect} is not known.`,
    fix: "remove $schema, or use a dialect of JSON Schema or OpenAPI",
  });
}
