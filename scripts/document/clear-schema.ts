import { writeExact } from "../runtime/exact-json.ts";
import { setProperty } from "../runtime/json-values.ts";
import { canonicalJson } from "../schema/canonical.ts";
import { asObject, isObject, type Json, type JsonObject } from "../schema/json.ts";
import { isAnnotation, keywordOf } from "../schema/keywords.ts";
import { isNumeric } from "../schema/numeric.ts";
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
  const isOld = version === "3.0";
  // OpenAPI 3.0 ignores everything beside a $ref.
  const isIgnored = isOld && typeof schema.$ref === "string";
  for (const [keyword, value] of Object.entries(schema)) {
    if (isNothing(value) && (MAY_BE_NOTHING.has(keyword) || keyword.startsWith("x-"))) continue;
    const here = pathTo(at, keyword);
    dropRepeated(schema, keyword, here, problems);
    clearMember(schema, keyword, findForm(keyword), here, isIgnored || saysNothingOfValues(keyword), problems);
  }
  for (const [keyword, value] of Object.entries(schema))
    if (Array.isArray(value) && value.length === 0) settleEmpty(schema, keyword, pathTo(at, keyword), isOld, problems);
  if (isOld) clearOldForms(schema, at, problems);
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
  else if (read !== undefined)
    problems.warn(
      at,
      struct(
        `${name} must be ${form.words}; ${shorten(value)} is read as ${shorten(read)}.`,
        `write ${name}: ${shorten(read)}`,
      ),
    );
  else if (isHarmless) problems.warn(at, mustBe(name, form.words, ", and is ignored"));
  else problems.error(at, form.explain?.(value) ?? mustBe(name, form.words));
  if (read === undefined || isNothing(read)) delete holder[name];
  else holder[name] = read;
}

/** In JSON a number that is too large has no value either. */
const isNothing = (value: Json): boolean => value === null || (typeof value === "number" && !Number.isFinite(value));

const MAY_BE_NOTHING: ReadonlySet<string> = new Set(["const", "default", "example"]);

const struct = (message: string, fix: string): ProblemDetails => ({ rule: "struct", message, fix });

/** `properties:` without a value is null in YAML, and means that there are none. */
export const noValue = (key: string): ProblemDetails =>
  struct(`${key} has no value and is ignored.`, `write its value, or remove ${key}`);

const saysNothingOfValues = (keyword: string): boolean =>
  keyword === "$vocabulary" ||
  (isAnnotation(keyword) && !/^(read|write)Only$/.test(keyword)) ||
  /^\$(id|anchor|dynamicAnchor)$/.test(keyword);

function readValue(value: Json, { fits, meant }: KeywordForm): Json | undefined {
  if (fits(value)) return value;
  const read = meant?.(value);
  return read !== undefined && fits(read) ? read : undefined;
}

export const mustBe = (name: string, words: string, end = ""): ProblemDetails =>
  struct(`${name} must be ${words}${end}.`, `write ${words}, or remove ${name}`);

function shorten(value: Json): string {
  const text = writeExact(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** A name that is required twice is required, and a value that is listed twice is one. */
function dropRepeated(schema: JsonObject, keyword: string, at: NodePath, problems: Problems): void {
  if (/^depend/.test(keyword)) {
    const lists = asObject(schema[keyword]);
    for (const name of Object.keys(lists)) dropRepeatedEntries(lists, name, pathTo(at, name), problems);
  } else if (/^(required|enum|type)$/.test(keyword)) dropRepeatedEntries(schema, keyword, at, problems);
}

function dropRepeatedEntries(holder: JsonObject, name: string, at: NodePath, problems: Problems): void {
  const list = holder[name];
  if (!Array.isArray(list)) return;
  const texts = list.map(canonicalJson);
  // Of entries with the same text the last one of the reversed list, which is the first one, stays in the map.
  const first = new Map(texts.map((text, index) => [text, index] as const).reverse());
  const isFirst = (_: Json, index: number): boolean => first.get(texts[index] ?? "") === index;
  if (list.every(isFirst)) return;
  for (const [index, entry] of list.entries())
    if (!isFirst(entry, index))
      problems.warn(
        pathTo(at, index),
        struct(`${name} lists ${shorten(entry)} twice; it counts once.`, "remove one of the two"),
      );
  // x-enum-varnames and the like have an entry for each value.
  for (const [other, values] of Object.entries(holder))
    if (Array.isArray(values) && values.length === list.length && (other === name || isOfValues(name, other)))
      setProperty(holder, other, values.filter(isFirst));
}

const isOfValues = (keyword: string, name: string): boolean => keyword === "enum" && name.startsWith("x-enum");

function settleEmpty(schema: JsonObject, keyword: string, at: NodePath, isOld: boolean, problems: Problems): void {
  if (keyword === "enum")
    problems.warn(at, struct("The empty enum allows no value at all.", "list the values, or remove the enum"));
  const isName = keyword === "required" && isOld;
  if (!isName && keywordOf(keyword)?.schemas === undefined) return;
  const entry = isName ? "name" : "schema";
  problems.warn(at, struct(`The empty ${keyword} is ignored.`, `add a ${entry} to it, or remove ${keyword}`));
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
    const end = isMeant ? `; with ${bound}: ${limit} it is read as ${limit}` : ", and is ignored";
    const fix = isMeant ? `write ${exclusive}: ${limit} instead of both` : `write a number, or remove ${exclusive}`;
    problems.warn(pathTo(at, exclusive), struct(`${exclusive} must be a number since OpenAPI 3.1${end}.`, fix));
  }
  if (Array.isArray(schema.items))
    problems.warn(
      pathTo(at, "items"),
      struct("items must be a schema; the list is read as prefixItems.", "write prefixItems instead of items"),
    );
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
  const warn = (place: NodePath, what: string, read: string, fix = `write ${read}`): void =>
    problems.warn(
      place,
      struct(`${what} in OpenAPI 3.0; it is read as ${read}.`, `${fix}, or change the document to OpenAPI 3.1`),
    );
  for (const [exclusive, bound] of BOUNDS) {
    const [value, limit] = [schema[exclusive], schema[bound]];
    if (!isNumeric(value)) continue;
    const isStricter = !isNumeric(limit) || (bound === "minimum" ? value >= limit : value <= limit);
    if (isStricter) schema[bound] = value;
    schema[exclusive] = isStricter;
    const read = `${bound}: ${schema[bound]} and ${exclusive}: ${isStricter}`;
    warn(pathTo(at, exclusive), `${exclusive} must be true or false`, read);
  }
  if (Array.isArray(schema.type))
    warn(pathTo(at, "type"), "type must be one type", "any of them", "write one type, and nullable: true for null");
  if (Array.isArray(schema.items))
    warn(pathTo(at, "items"), "items must be one schema", "one for each place", "write one schema for all items");
  eachSubschema(schema, (child, keyword, key) => {
    if (typeof child !== "boolean" || keyword === "additionalProperties") return;
    const meant = child ? {} : { not: {} };
    const [holder, place] = key === undefined ? [schema, at] : [schema[keyword] as JsonObject, pathTo(at, keyword)];
    warn(pathTo(place, key ?? keyword), "A schema must be an object", JSON.stringify(meant));
    setProperty(holder, key ?? keyword, meant);
  });
}
