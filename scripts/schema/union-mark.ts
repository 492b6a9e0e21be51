import { isObject, type Json, type JsonObject } from "./json.ts";

/** Marks a union whose branch is chosen by one property; `values[i]` are the values of branch i. */
export const UNION = "x-union-by";

export interface UnionBy {
  readonly property: string;
  readonly values: readonly (readonly Json[])[];
}

export const getUnion = (schema: JsonObject): UnionBy | undefined => {
  const mark = schema[UNION];
  return isObject(mark) && typeof mark.property === "string" && Array.isArray(mark.values)
    ? { property: mark.property, values: mark.values as Json[][] }
    : undefined;
};
