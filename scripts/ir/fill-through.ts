import { isObject, type Json, type JsonObject } from "../pipeline/json.ts";
import { unionOf } from "./discriminators.ts";

/**
 * Whether defaults inside this part of a schema are filled in: only where it is plain which values the part describes.
 * The types of what a handler gets and the plans that fill it both ask here, so that they agree.
 */
export function fillsThrough(schema: JsonObject, keyword: string): boolean {
  switch (keyword) {
    case "properties":
    case "allOf":
      return true;
    case "items":
      return schema.prefixItems === undefined;
    case "additionalProperties":
      return !isObject(schema.properties) && !isObject(schema.patternProperties);
    case "anyOf":
    case "oneOf":
      return unionOf(schema) !== undefined || orNull(schema[keyword]) !== undefined;
    default:
      return false;
  }
}

/** X, where branches are "X or null": there is no doubt which of them an object is meant for. */
export function orNull(branches: Json | undefined): Json | undefined {
  if (!Array.isArray(branches) || branches.length !== 2) return undefined;
  const [other, ...more] = branches.filter((branch) => !(isObject(branch) && branch.type === "null"));
  return more.length === 0 ? other : undefined;
}
