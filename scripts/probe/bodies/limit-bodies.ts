import { appliedTo } from "../../schema/applied.ts";
import { numericsOf } from "../../schema/facets.ts";
import { formatPointer, isObject, type Json } from "../../schema/json.ts";
import { greatest, isNumeric, least, type Numeric } from "../../schema/numeric.ts";
import { replaceAt } from "../../schema/replace-at.ts";
import { lengthen } from "../../schema/texts.ts";
import type { ValueSource } from "./value-source.ts";

/** More values of one body are not taken to their limits. */
const MOST = 24;
/** Longer texts are refused for their size. */
const LONGEST = 10_000;

/** Valid bodies in which one value is as large, small or long as its schema allows: that is where mistakes are. */
export function* limitBodies(
  source: ValueSource,
  schema: string,
  body: Json,
): Generator<{ readonly name: string; readonly body: Json }> {
  const root = source.facetter.schemaAt(schema);
  const whole = full(source, schema, body);
  let made = 0;
  for (const { path, value, facets } of appliedTo(source.facetter, [root], whole)) {
    const name = path.filter((key) => typeof key === "string").join(".");
    for (const [keyword, other] of limitsOf(facets.plain, value as Json)) {
      const changed = replaceAt(whole, formatPointer(path), () => other);
      if (other === value || made >= MOST || !source.holds(schema, changed)) continue;
      made += 1;
      yield { name: `${name || "the value"} at its ${keyword}`, body: changed };
    }
  }
}

/** The body with every optional number and text that it has not, where it is still valid. */
function full(source: ValueSource, schema: string, body: Json): Json {
  if (!isObject(body)) return body;
  let whole: Json = body;
  const { plain } = source.facetter.of([source.facetter.schemaAt(schema)]);
  for (const { properties } of plain)
    for (const [name, property] of Object.entries(isObject(properties) ? properties : {})) {
      if (!isObject(whole) || Object.hasOwn(whole, name) || !isObject(property)) continue;
      const types = source.facetter.of([property]).plain.flatMap(({ type }) => type ?? []);
      if (!types.some((type) => type === "integer" || type === "number")) continue;
      const changed: Json = { ...whole, [name]: 1 };
      const filled = source.make(schema, changed);
      if (source.holds(schema, filled)) whole = filled;
    }
  return whole;
}

function limitsOf(plain: Parameters<typeof numericsOf>[0], value: Json): [keyword: string, other: Json][] {
  if (isNumeric(value)) {
    const limits: [string, Numeric][] = [
      ["maximum", least(numericsOf(plain, "maximum"))],
      ["minimum", greatest(numericsOf(plain, "minimum"))],
    ];
    return limits.filter(([, limit]) => typeof limit === "bigint" || Number.isFinite(limit));
  }
  const longest = Number(least(numericsOf(plain, "maxLength")));
  if (typeof value !== "string" || longest > LONGEST || longest <= [...value].length) return [];
  return [["maxLength", lengthen(value, longest)]];
}
