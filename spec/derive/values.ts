import { isObject, type Json, type JsonObject } from "./json.ts";
import type { ResultCodes } from "./result-code-table.ts";

/** A value of a table that lists what a field may hold. */
export interface ListedValue {
  readonly value: string;
}

/** Fills in the values that stand in tables: `x-derive: {values: carriers}` and `x-derive: {result-text: A000}`. */
export function deriveValues(
  schemas: JsonObject,
  codes: ResultCodes,
  lists: Readonly<Record<string, readonly ListedValue[]>>,
): void {
  for (const [name, schema] of Object.entries(schemas)) {
    const derive = isObject(schema) ? schema["x-derive"] : undefined;
    if (!isObject(schema) || !isObject(derive)) continue;
    const given = valuesFor(name, derive, codes, lists);
    if (!given) continue;
    delete schema["x-derive"];
    Object.assign(schema, given);
  }
}

function valuesFor(
  name: string,
  derive: JsonObject,
  codes: ResultCodes,
  lists: Readonly<Record<string, readonly ListedValue[]>>,
): { [keyword: string]: Json } | undefined {
  const { "result-text": code, values } = derive;
  if (typeof code === "string") return { const: codes.row(code, name).text };
  if (typeof values !== "string") return undefined;
  const list = lists[values];
  if (!list) throw new Error(`${name}: there is no list "${values}" in tables/report-values.yaml`);
  return { enum: list.map((row) => row.value) };
}
