import { isObject, type Json, type JsonObject } from "./json.ts";

/**
 * Marks a union whose branch is chosen by one property; `values[i]` are the values of branch i. The branch `otherwise` is also chosen if the
 * property is absent or has a value of no branch (`defaultMapping` of OpenAPI 3.2).
 */
export const UNION = "x-union-by";

export interface UnionBy {
  readonly property: string;
  readonly values: readonly (readonly Json[])[];
  readonly otherwise?: number;
}

/** The values of all branches but the one that is chosen otherwise. */
export const valuesOfOthers = ({ values, otherwise }: UnionBy): Json[] =>
  values.flatMap((own, index) => (index === otherwise ? [] : own));

export const getUnion = (schema: JsonObject): UnionBy | undefined => {
  const mark = schema[UNION];
  return isObject(mark) && typeof mark.property === "string" && Array.isArray(mark.values)
    ? {
        property: mark.property,
        values: mark.values as Json[][],
        ...(typeof mark.otherwise === "number" && { otherwise: mark.otherwise }),
      }
    : undefined;
};
