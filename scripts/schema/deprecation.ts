import { type Deprecation, describeDeprecation, isAddress } from "../runtime/deprecation.ts";
import { isObject, type Json, type JsonObject } from "./json.ts";

// The one reader of `deprecated` and its extensions, for operations, parameters, headers and schemas.

/** The extensions that say more about `deprecated: true`. */
export const DEPRECATION_EXTENSIONS = ["x-deprecated-since", "x-sunset", "x-successor", "x-deprecation-info"] as const;

/** For `x-successor`: there is nothing to use instead, and that is intended. */
export const NO_SUCCESSOR = "none";

/** Undefined if the object is not deprecated. What is not written correctly is left out; lint reports it. */
export function readDeprecation(node: Json | undefined): Deprecation | undefined {
  if (!isObject(node) || node.deprecated !== true) return undefined;
  const [since, sunset] = [node["x-deprecated-since"], node["x-sunset"]].map(readDate);
  const { "x-successor": successor, "x-deprecation-info": info } = node;
  return {
    ...(since !== undefined && { since }),
    ...(sunset !== undefined && { sunset }),
    ...(typeof successor === "string" && successor !== "" && successor !== NO_SUCCESSOR && { successor }),
    ...(isAddress(info) && { info }),
  };
}

/** The first of the schemas of one value that is deprecated says when it ends. */
export const findDeprecation = (parts: readonly JsonObject[]): Deprecation | undefined =>
  parts.map(readDeprecation).find((found) => found !== undefined);

/** A sentence for the comment of a type; empty if there is no more to say than that it is deprecated, for which there is a tag. */
export function deprecationSentence(node: Json | undefined): string {
  const deprecation = readDeprecation(node) ?? {};
  const { since, sunset, successor } = deprecation;
  if (since === undefined && sunset === undefined && successor === undefined) return "";
  return `${describeDeprecation(deprecation).replace(/^d/, "D")}.`;
}

/** `2027-03-01`, if the calendar has that day. */
export function readDate(value: Json | undefined): string | undefined {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d$/.test(value)) return undefined;
  const time = Date.parse(`${value}T00:00:00Z`);
  // Some engines read February 30 as March 2.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value) ? value : undefined;
}
