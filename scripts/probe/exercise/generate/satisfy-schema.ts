import { isObject, type Json, type JsonObject, nodeAt, pointerOf } from "../../../schema/json-pointer.ts";
import type { OwnKeyword } from "../../contract/validator.ts";
import { FORMAT_TEXTS, matchingTexts } from "./known-texts.ts";
import { jsonType, without } from "../../../schema/replace-at.ts";
import type { WordPool } from "./word-pool.ts";

export interface ValueSource {
  readonly document: JsonObject;
  readonly pool: WordPool;
  /** Keywords of the plug-in. */
  readonly ownKeywords?: readonly OwnKeyword[];
  /** A known value that satisfies the schema at this place. */
  seen(place: string): Json | undefined;
  /** Whether the value satisfies the schema at this place. */
  holds(place: string, value: Json): boolean;
}

const MAX_DEPTH = 12;

/**
 * Changes a value as little as possible so that it satisfies the schema at this place, or makes one. The result may still be
 * invalid, if keywords contradict each other; callers check it.
 */
export function satisfySchema(place: string, value: Json | undefined, means: ValueSource, depth = 0): Json {
  const node = nodeAt(means.document, place);
  if (!isObject(node) || depth > MAX_DEPTH) return value ?? "a";
  let made: Json | undefined = value === undefined ? structuredClone(means.seen(place)) : value;
  if (made === undefined) made = Array.isArray(node.examples) ? node.examples[0] : undefined;
  const go = (inner: string, from: Json | undefined): Json => satisfySchema(inner, from, means, depth + 1);

  if (typeof node.$ref === "string") made = go(node.$ref.slice(1), made);
  if (node.const !== undefined) return node.const;
  if (Array.isArray(node.enum)) return made !== undefined && node.enum.includes(made) ? made : (node.enum[0] ?? null);
  for (const index of keysIn(node.allOf)) made = go(`${place}/allOf/${index}`, made);
  for (const union of ["anyOf", "oneOf"]) {
    const branches = keysIn(node[union]).map((index) => `${place}/${union}/${index}`);
    const first = branches[0];
    if (first === undefined) continue;
    const chosen =
      made !== undefined && branches.some((branch) => means.holds(branch, made ?? null)) ? undefined : first;
    if (chosen !== undefined) made = go(chosen, made);
  }
  const type = Array.isArray(node.type) ? node.type[0] : (node.type ?? impliedType(node));
  made = ofType(type, made);

  if (isObject(made)) made = objectFor(node, place, made, means, go);
  else if (Array.isArray(made)) made = arrayFor(node, place, made, go);
  else if (typeof made === "string") made = textFor(node, place, made, means);
  else if (typeof made === "number") made = numberFor(node, made);

  if (node.if !== undefined) {
    const branch = means.holds(`${place}/if`, made) ? "then" : "else";
    if (node[branch] !== undefined) made = go(`${place}/${branch}`, made);
  }
  if (isObject(node.not) && means.holds(`${place}/not`, made))
    for (const name of Array.isArray(node.not.required)
      ? node.not.required
      : Object.keys(objectOr(node.not.properties)))
      if (means.holds(`${place}/not`, made)) made = without(made, String(name));
  return made;
}

type Go = (place: string, from: Json | undefined) => Json;

function objectFor(node: JsonObject, place: string, given: JsonObject, means: ValueSource, go: Go): JsonObject {
  const made: Record<string, Json> = { ...given };
  const properties = objectOr(node.properties);
  const dependent = Object.entries(objectOr(node.dependentRequired)).flatMap(([name, needed]) =>
    made[name] === undefined ? [] : listOr(needed),
  );
  for (const name of [...listOr(node.required), ...dependent].map(String))
    if (made[name] === undefined && properties[name] === undefined) made[name] = fieldFrom(place, name, means) ?? "a";
  for (const name of Object.keys(properties))
    if (made[name] !== undefined || listOr(node.required).includes(name) || dependent.includes(name))
      made[name] = go(`${place}/properties${pointerOf(name)}`, made[name]);
  for (const [pattern] of Object.entries(objectOr(node.patternProperties)))
    for (const name of Object.keys(made))
      if (new RegExp(pattern, "u").test(name)) {
        const inner = `${place}/patternProperties${pointerOf(pattern)}`;
        if (nodeAt(means.document, inner) === false) delete made[name];
        else made[name] = go(inner, made[name]);
      }
  for (let extra = 1; Object.keys(made).length < Number(node.minProperties ?? 0) && extra < 20; extra++) {
    const name = Object.keys(properties).find((known) => made[known] === undefined) ?? `extra${extra}`;
    made[name] = properties[name] === undefined ? "a" : go(`${place}/properties${pointerOf(name)}`, undefined);
  }
  return made;
}

/** A required field may be described by another schema of the same value. */
function fieldFrom(place: string, name: string, means: ValueSource): Json | undefined {
  return means.seen(`${place} ${name}`) ?? means.seen(` ${name}`);
}

function arrayFor(node: JsonObject, place: string, given: readonly Json[], go: Go): Json[] {
  const least = Number(node.minItems ?? 0);
  const most = Number(node.maxItems ?? Number.POSITIVE_INFINITY);
  const made = given.slice(0, most);
  while (made.length < least)
    made.push(made.at(-1) ?? (node.items === undefined ? "a" : go(`${place}/items`, undefined)));
  return node.items === undefined ? made : made.map((item) => go(`${place}/items`, item));
}

function textFor(node: JsonObject, place: string, given: string, means: ValueSource): string {
  const pattern = typeof node.pattern === "string" ? new RegExp(node.pattern, "u") : undefined;
  const least = Number(node.minLength ?? 0);
  const most = Number(node.maxLength ?? Number.POSITIVE_INFINITY);
  const fits = (text: string): boolean => {
    const { length } = [...text];
    return (
      length >= least &&
      length <= most &&
      pattern?.test(text) !== false &&
      (node.format !== "uri" || URL.canParse(text)) &&
      (node.format === undefined || node.format === "uri" || means.holds(place, text))
    );
  };
  if (fits(given)) return given;
  const cut = [...given].slice(0, most).join("");
  if (fits(cut)) return cut;
  const formatted = FORMAT_TEXTS[String(node.format)];
  if (formatted !== undefined && fits(formatted)) return formatted;
  const known = means.pool.text(fits);
  if (known !== undefined) return known;
  const made = typeof node.pattern === "string" ? matchingTexts(node.pattern).find(fits) : undefined;
  return made ?? "a".repeat(Math.max(1, least));
}

function numberFor(node: JsonObject, given: number): number {
  const step = Number(node.multipleOf ?? 1);
  const least = Math.max(
    Number(node.minimum ?? given),
    Number(node.exclusiveMinimum ?? Number.NEGATIVE_INFINITY) + step,
  );
  const most = Math.min(
    Number(node.maximum ?? Number.POSITIVE_INFINITY),
    Number(node.exclusiveMaximum ?? Number.POSITIVE_INFINITY) - step,
  );
  const made = Math.min(Math.max(given, least), most);
  return node.multipleOf === undefined ? made : Math.ceil(made / step) * step;
}

function ofType(type: Json | undefined, value: Json | undefined): Json {
  const blank: Readonly<Record<string, Json>> = {
    object: {},
    array: [],
    string: "",
    integer: 0,
    number: 0,
    boolean: true,
  };
  if (typeof type !== "string") return value ?? "a";
  const kind = type === "integer" ? "number" : type;
  return value !== undefined && jsonType(value) === kind ? value : (blank[type] ?? null);
}

/** The type of the values that a schema without `type` applies to. */
function impliedType(node: JsonObject): string | undefined {
  if (node.properties !== undefined || node.required !== undefined || node.patternProperties !== undefined)
    return "object";
  if (node.items !== undefined || node.minItems !== undefined || node.maxItems !== undefined) return "array";
  return undefined;
}

const keysIn = (value: Json | undefined): string[] => (Array.isArray(value) ? Object.keys(value) : []);
const listOr = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
const objectOr = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
