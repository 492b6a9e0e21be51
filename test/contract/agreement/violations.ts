import type { Conjunction, FlatSchema } from "../../../scripts/schema/flat-schema.ts";
import { isObject, type Json, type JsonObject } from "../../../scripts/schema/json.ts";
import { refName, type Schema } from "../../../scripts/schema/walk.ts";
import { rulesFor } from "./conditions.ts";
import type { Instances } from "./instances.ts";
import { breakKeywords } from "./keyword-breaks.ts";

/** A value in which one keyword was broken on purpose, in one part of it; others may have broken with it. */
export interface Violation {
  readonly value: Json;
  readonly keyword: string;
  readonly part: Json;
  /** The schemas that the part is held to. */
  readonly schemas: readonly JsonObject[];
}

/** All the ways to break one keyword of a value, at the value itself and at each of its parts. */
export function* violationsOf(value: Json, conjunction: Conjunction, instances: Instances): Generator<Violation> {
  const whole = inForce(conjunction, value, instances);
  const flat = instances.flat(whole);
  for (const { keyword, other, part = other, of = whole } of breakKeywords(value, flat, instances))
    yield { value: other, keyword, part, schemas: of.flatMap((schema) => piecesOf(schema, instances)) };
  for (const [key, part, partSchemas] of partsOf(value, flat))
    for (const violation of violationsOf(part, partSchemas, instances))
      yield { ...violation, value: replaced(value, key, violation.value) };
}

/** What holds for this very value: rules whose condition it fulfils, and of a choice the branch it looks like. */
function inForce(conjunction: Conjunction, value: Json, instances: Instances): Conjunction {
  const decided = new Set<Schema>();
  let whole = conjunction;
  for (let added = true; added; ) {
    added = false;
    const flat = instances.flat(whole);
    const rules = typeof value === "object" ? rulesFor(flat, value, instances.component) : [];
    const more = rules.filter((rule) => !whole.includes(rule));
    if (more.length > 0) {
      whole = [...whole, ...more];
      added = true;
    }
    for (const { branches } of flat.unions) {
      const [first] = branches;
      if (first === undefined || decided.has(first)) continue;
      decided.add(first);
      const chosen = branches.find((branch) => looksLike(value, instances.flat([branch])));
      if (chosen !== undefined) whole = [...whole, chosen];
      added = true;
    }
  }
  return whole;
}

function looksLike(value: Json, { types, values, required, properties }: FlatSchema): boolean {
  const type = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
  if (types && !types.has(type) && !(type === "number" && types.has("integer"))) return false;
  if (values && !values.includes(value)) return false;
  if (!isObject(value)) return true;
  const told = [...properties].every(([name, property]) => constantFits(property, value[name]));
  return [...required].every((name) => name in value) && told;
}

const constantFits = (property: Conjunction, value: Json | undefined): boolean =>
  property.every(
    (schema) => !isObject(schema) || schema.const === undefined || value === undefined || schema.const === value,
  );

/** A schema and those it takes in whole. */
function piecesOf(schema: Schema, instances: Instances): JsonObject[] {
  if (!isObject(schema)) return [];
  const name = refName(schema.$ref);
  const target = name === undefined ? [] : piecesOf(instances.component(name), instances);
  const parts = Array.isArray(schema.allOf) ? (schema.allOf as Schema[]) : [];
  return [schema, ...target, ...parts.flatMap((part) => piecesOf(part, instances))];
}

/** The parts of a value that have schemas of their own; of a list the first and the last entry. */
function partsOf(value: Json, flat: FlatSchema): (readonly [string | number, Json, Conjunction])[] {
  if (Array.isArray(value)) {
    const ends = value.length === 0 ? [] : [...new Set([0, value.length - 1])];
    return ends.map((index) => [index, value[index] ?? null, flat.prefixItems[index] ?? flat.items]);
  }
  if (!isObject(value)) return [];
  return Object.entries(value).map(([name, member]) => [name, member, memberSchemas(name, flat)]);
}

function memberSchemas(name: string, { properties, patternProperties, additional }: FlatSchema): Conjunction {
  const named = properties.get(name) ?? [];
  const patterned = [...patternProperties]
    .filter(([pattern]) => new RegExp(pattern, "u").test(name))
    .flatMap(([, property]) => property);
  return named.length + patterned.length > 0 ? [...named, ...patterned] : additional;
}

function replaced(value: Json, key: string | number, part: Json): Json {
  if (Array.isArray(value)) return value.with(Number(key), part);
  return { ...(value as JsonObject), [key]: part };
}
