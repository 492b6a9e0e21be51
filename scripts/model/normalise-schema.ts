import { modernise, type SchemaVersion } from "../document/clear-schema.ts";
import type { ProblemDetails } from "../document/problem.ts";
import { type NodePath, type Problems, pathTo } from "../document/problems.ts";
import { setProperty } from "../runtime/json-values.ts";
import { asArray, isObject, type JsonObject } from "../schema/json.ts";
import { isAnnotation } from "../schema/keywords.ts";
import { explainPattern, unicodePattern } from "../schema/pattern.ts";
import { UNION } from "../schema/union-mark.ts";
import { LIST_OF } from "./break-array-cycles.ts";
import { isSlowPattern } from "./slow-pattern.ts";

/** Changes one schema of any OpenAPI version, in place, to JSON Schema 2020-12. */
export function normaliseSchema(schema: JsonObject, at: NodePath, version: SchemaVersion, problems: Problems): void {
  if (typeof schema.$ref === "string" && version === "3.0") {
    // OpenAPI 3.0 ignores everything beside a $ref.
    for (const key of Object.keys(schema)) if (key !== "$ref") delete schema[key];
    return;
  }
  // These are the toolkit's own marks. In a document they would be taken for what the toolkit has found out.
  for (const mark of [UNION, LIST_OF]) delete schema[mark];
  checkDialect(schema, at, problems);
  checkPatterns(schema, at, problems);
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
