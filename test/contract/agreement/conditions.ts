import type { Condition, FlatSchema } from "../../../scripts/schema/flat-schema.ts";
import { isObject, type Json } from "../../../scripts/schema/json.ts";
import { refName, type Schema } from "../../../scripts/schema/walk.ts";

/** The values that conditions ask about, by property: a generator that never hits them never sees the rules behind them. */
export function askedValues(conditions: Iterable<Condition>): Map<string, Json[]> {
  const asked = new Map<string, Json[]>();
  for (const { if: given } of conditions)
    for (const [name, schema] of propertiesOf(given))
      asked.set(name, [...(asked.get(name) ?? []), ...valuesOf(schema)]);
  return new Map([...asked].filter(([, values]) => values.length > 0));
}

/** Whether a condition asks for what is there rather than for a value. */
export const isAboutShape = (condition: Condition): boolean => askedValues([condition]).size === 0;

/** Finds a component by its name. */
export type Find = (name: string) => Schema;

/** What the conditions of a schema add for a value. */
export const rulesFor = ({ conditions }: FlatSchema, value: Json, find: Find): Schema[] =>
  [...conditions.values()].flatMap((condition) => (holds(condition.if, value, find) ? condition.then : condition.else));

/**
 * Whether an object or a list fulfils a condition: of the kinds that contracts use, a value that is or is not one of
 * some, members that are there, and a length.
 */
export function holds(given: Schema, value: Json, find: Find): boolean {
  if (!isObject(given)) return given;
  const name = refName(given.$ref);
  if (name !== undefined && !holds(find(name), value, find)) return false;
  if (Array.isArray(given.anyOf) && !given.anyOf.some((one) => holds(one as Schema, value, find))) return false;
  if (Array.isArray(value)) return value.length >= Number(given.minItems ?? 0);
  if (!isObject(value)) return false;
  const required = Array.isArray(given.required) ? given.required.map(String) : [];
  if (!required.every((name) => value[name] !== undefined)) return false;
  if (isObject(given.not) && holds(given.not, value, find)) return false;
  return propertiesOf(given).every(([name, schema]) => value[name] === undefined || fits(schema, value[name], find));
}

function fits(schema: Json, value: Json | undefined, find: Find): boolean {
  if (!isObject(schema) || value === undefined) return schema !== false;
  if (isObject(schema.not)) return !fits(schema.not, value, find);
  const values = valuesOf(schema);
  if (values.length > 0) return values.includes(value);
  return !isObject(value) || holds(schema, value, find);
}

/** The values that a schema names, or names in order to exclude them. */
export function valuesOf(schema: Json): Json[] {
  if (!isObject(schema)) return [];
  if (isObject(schema.not)) return valuesOf(schema.not);
  return schema.const !== undefined ? [schema.const] : Array.isArray(schema.enum) ? schema.enum : [];
}

const propertiesOf = (schema: Schema): [string, Json][] =>
  isObject(schema) && isObject(schema.properties) ? Object.entries(schema.properties) : [];
