import { DeriveError, schemaPointer } from "./derive-error.ts";
import { isObject, type Json, type JsonObject } from "./json.ts";
import type { ResultCodes } from "./tables.ts";

/** A row of a table of values. */
export interface ListedValue {
  readonly value: string;
}

/** Replaces `x-derive: {values: carriers}` and `x-derive: {result-text: A000}` by the values of the tables. */
export function deriveValues(
  schemas: JsonObject,
  codes: ResultCodes,
  lists: Readonly<Record<string, readonly ListedValue[]>>,
): void {
  for (const [name, schema] of Object.entries(schemas)) {
    const derive = isObject(schema) ? schema["x-derive"] : undefined;
    if (!isObject(schema) || !isObject(derive)) continue;
    const values = getValues(name, derive, codes, lists);
    if (!values) continue;
    delete schema["x-derive"];
    Object.assign(schema, values);
  }
}

function getValues(
  name: string,
  derive: JsonObject,
  codes: ResultCodes,
  lists: Readonly<Record<string, readonly ListedValue[]>>,
): { [keyword: string]: Json } | undefined {
  const { "result-text": code, values } = derive;
  if (typeof code === "string") return { const: codes.row(code, name, schemaPointer(name)).text };
  if (typeof values !== "string") return undefined;
  const list = lists[values];
  if (!list)
    throw new DeriveError(
      `${name}: tables/report-values.yaml has no list "${values}"`,
      `use one of ${Object.keys(lists).join(", ")}`,
      schemaPointer(name),
    );
  // A value may belong to several services.
  return { enum: [...new Set(list.map((row) => row.value))] };
}
