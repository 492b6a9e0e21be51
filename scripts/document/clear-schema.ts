import { setProperty } from "../runtime/json-values.ts";
import { canonicalJson } from "../schema/canonical.ts";
import { asObject, isObject, type Json, type JsonObject } from "../schema/json.ts";
import { isAnnotation, keywordOf } from "../schema/keywords.ts";
import { eachSubschema, isSchema } from "../schema/walk.ts";
import { findForm, type KeywordForm } from "./keyword-forms.ts";
import type { ProblemDetails } from "./problem.ts";
import { type NodePath, type Problems, pathTo } from "./problems.ts";

export type SchemaVersion = "3.0" | "3.1";

export const schemaVersion = ({ openapi }: JsonObject): SchemaVersion =>
  String(openapi).startsWith("3.0") ? "3.0" : "3.1";

/**
 * Gives each keyword of one schema, in place, a value of the form that its version of OpenAPI asks for. A value of another form whose
 * meaning is clear is read as what it means, which is a warning. One that could mean anything is left out, which is an error.
 */
export function clearSchema(schema: JsonObject, at: NodePath, version: SchemaVersion, problems: Problems): void {
  // OpenAPI 3.0 ignores everything beside a $ref.
  const isIgnored = version === "3.0" && typeof schema.$ref === "string";
  for (const [keyword, value] of Object.entries(schema)) {
    if (isNothing(value) && (MAY_BE_NOTHING.has(keyword) || keyword.startsWith("x-"))) continue;
    const here = pathTo(at, keyword);
    dropRepeated(schema, keyword, here, problems);
    clearMember(schema, keyword, findForm(keyword), here, isIgnored || saysNothingOfValues(keyword), problems);
  }
  for (const [keyword, value] of Object.entries(schema))
    if (Array.isArray(value) && value.length === 0)
      settleEmpty(schema, keyword, pathTo(at, keyword), version, problems);
  if (version === "3.0") clearOldForms(schema, at, problems);
  else clearNewForms(schema, at, problems);
}

/** Gives a member of an object the form that it must have. One that is harmless only informs readers. */
export function clearMember(
  holder: JsonObject,
  name: string,
  form: KeywordForm | undefined,
  at: NodePath,
  isHarmless: boolean,
  problems: Problems,
): void {
  const value = holder[name] ?? null;
  const read = isNothing(value) || form === undefined ? value : readValue(value, form);
  if (isNothing(value)) problems.warn(at, noValue(name));
  else if (form === undefined || read === value) return;
  else if (read !== undefined) problems.warn(at, readAs(name, form.words, value, read));
  else if (isHarmless) problems.warn(at, mustBe(name, form.words, ", and is ignored"));
  else problems.error(at, form.explain?.(value) ?? mustBe(name, form.words, ""));
  if (read === undefined || isNothing(read)) delete holder[name];
  else holder[name] = read;
}

/** In JSON a number that is too large has no value either. */
const isNothing = (value: Json): boolean => value === null || (typeof value === "number" && !Number.isFinite(value));

const MAY_BE_NOTHING: ReadonlySet<string> = new Set(["const", "default", "example"]);

/** `properties:` without a value is null in YAML, and means that there are none. */
export const noValue = (key: string): ProblemDetails => ({
  rule: "struct",
  message: `${key} has no value and is ignored.`,
  fix: `write its value, or remove ${key}`,
});

const saysNothingOfValues = (keyword: string): boolean =>
  keyword === "$vocabulary" ||
  (isAnnotation(keyword) && !/^(read|write)Only$/.test(keyword)) ||
  /^\$(id|anchor|dynamicAnchor)$/.test(keyword);

function readValue(value: Json, { fits, meant }: KeywordForm): Json | undefined {
  if (fits(value)) return value;
  const read = meant?.(value);
  return read !== undefined && fits(read) ? read : undefined;
}

const mustBe = (keyword: string, words: string, end: string): ProblemDetails => ({
  rule: "struct",
  message: `${keyword} must be ${words}${end}.`,
  fix: `write ${words}, or remove ${keyword}`,
});

const readAs = (keyword: string, words: string, value: Json, read: Json): ProblemDetails => ({
  rule: "struct",
  message: `${keyword} must be ${words}; ${shorten(value)} is read as ${shorten(read)}.`,
  fix: `write ${keyword}: ${shorten(read)}`,
});

function shorten(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

const LISTS_OF_DIFFERENT: ReadonlySet<string> = new Set(["required", "enum", "type"]);

function dropRepeated(schema: JsonObject, keyword: string, at: NodePath, problems: Problems): void {
  const value = schema[keyword];
  if (Array.isArray(value) && LISTS_OF_DIFFERENT.has(keyword)) {
    const kept = listDifferent(value, keyword, at, problems);
    if (kept.length === value.length) return;
    schema[keyword] = kept.map((index) => value[index] ?? null);
    // x-enum-varnames and the like have an entry for each value.
    for (const [name, list] of Object.entries(schema))
      if (keyword === "enum" && name.startsWith("x-enum") && Array.isArray(list) && list.length === value.length)
        schema[name] = kept.map((index) => list[index] ?? null);
  } else if (isObject(value) && /^depend/.test(keyword))
    for (const [name, list] of Object.entries(value)) {
      if (!Array.isArray(list)) continue;
      const kept = listDifferent(list, `${keyword} of ${name}`, pathTo(at, name), problems);
      setProperty(
        value,
        name,
        kept.map((index) => list[index] ?? null),
      );
    }
}

/** The indices of the entries of a list, without those that say what another one before has said. */
function listDifferent(list: readonly Json[], name: string, at: NodePath, problems: Problems): number[] {
  const known = new Set<string>();
  return [...list.keys()].filter((index) => {
    const text = canonicalJson(list[index]);
    if (!known.has(text)) return known.add(text);
    problems.warn(pathTo(at, index), {
      rule: "struct",
      message: `${name} lists ${shorten(list[index] ?? null)} twice; it counts once.`,
      fix: "remove one of the two",
    });
    return false;
  });
}

function settleEmpty(
  schema: JsonObject,
  keyword: string,
  at: NodePath,
  version: SchemaVersion,
  problems: Problems,
): void {
  if (keyword === "enum")
    problems.warn(at, {
      rule: "struct",
      message: "The empty enum allows no value at all.",
      fix: "list the values, or remove the enum",
    });
  const isMeaningless = keywordOf(keyword)?.schemas !== undefined || (keyword === "required" && version === "3.0");
  if (!isMeaningless) return;
  problems.warn(at, {
    rule: "struct",
    message: `The empty ${keyword} is ignored.`,
    fix: `add ${keyword === "required" ? "a name" : "a schema"} to it, or remove ${keyword}`,
  });
  delete schema[keyword];
}

const BOUNDS = [
  ["exclusiveMinimum", "minimum"],
  ["exclusiveMaximum", "maximum"],
] as const;

/** What 3.1 writes otherwise than 3.0 did. */
function clearNewForms(schema: JsonObject, at: NodePath, problems: Problems): void {
  for (const [exclusive, bound] of BOUNDS) {
    const [value, limit] = [schema[exclusive], schema[bound]];
    if (typeof value !== "boolean") continue;
    const isMeant = value && limit !== undefined;
    problems.warn(pathTo(at, exclusive), {
      rule: "struct",
      message: `${exclusive} must be a number since OpenAPI 3.1${isMeant ? `; with ${bound}: ${limit} it is read as ${limit}` : ", and is ignored"}.`,
      fix: isMeant ? `write ${exclusive}: ${limit} instead of both` : `write a number, or remove ${exclusive}`,
    });
  }
  if (Array.isArray(schema.items))
    problems.warn(pathTo(at, "items"), {
      rule: "struct",
      message: "items must be a schema; the list is read as prefixItems.",
      fix: "write prefixItems, and items for what additionalItems says",
    });
  modernise(schema);
}

/** Replaces keywords of older drafts by those of 2020-12. */
export function modernise(schema: JsonObject): void {
  for (const [exclusive, bound] of BOUNDS) {
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
      setProperty(holder, name, dependency);
      schema[keyword] = holder;
    }
    delete schema.dependencies;
  }
}

/** What 3.0 writes otherwise than 3.1 does. */
function clearOldForms(schema: JsonObject, at: NodePath, problems: Problems): void {
  const warn = (keyword: string, words: string, read: string): void =>
    problems.warn(pathTo(at, keyword), {
      rule: "struct",
      message: `${keyword} must be ${words} in OpenAPI 3.0; it is read as ${read}.`,
      fix: `write ${read}, or change the document to OpenAPI 3.1`,
    });
  for (const [exclusive, bound] of BOUNDS) {
    const [value, limit] = [schema[exclusive], schema[bound]];
    if (typeof value !== "number") continue;
    const isStricter = typeof limit !== "number" || (bound === "minimum" ? value >= limit : value <= limit);
    if (isStricter) schema[bound] = value;
    schema[exclusive] = isStricter;
    warn(exclusive, "true or false", `${bound}: ${schema[bound]} and ${exclusive}: ${isStricter}`);
  }
  if (Array.isArray(schema.type)) warn("type", "one type", "a list of types, as in OpenAPI 3.1");
  if (Array.isArray(schema.items)) warn("items", "one schema", "a list of schemas, one for each place");
  eachSubschema(schema, (child, keyword, key) => {
    if (typeof child !== "boolean" || keyword === "additionalProperties") return;
    const meant = child ? {} : { not: {} };
    problems.warn(pathTo(at, keyword, ...(key === undefined ? [] : [key])), {
      rule: "struct",
      message: `A schema must be an object in OpenAPI 3.0; ${child} is read as ${JSON.stringify(meant)}.`,
      fix: `write ${JSON.stringify(meant)}, or change the document to OpenAPI 3.1`,
    });
    setProperty(key === undefined ? schema : (schema[keyword] as JsonObject), key ?? keyword, meant);
  });
}
