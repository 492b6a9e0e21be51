import { exactAt } from "../runtime/exact-json.ts";
import { isFile } from "./file.ts";
import type { Json, JsonObject } from "./json.ts";
import { isNumeric, type Numeric } from "./numeric.ts";

/** The units in which a schema limits a value, with the keywords of the lower and the upper limit. */
const SIZES: readonly (readonly [min: string, max: string, unit: string])[] = [
  ["minLength", "maxLength", "character"],
  ["minItems", "maxItems", "item"],
  ["minProperties", "maxProperties", "field"],
  ["minimum", "maximum", ""],
];

/** The lengths, counts and ranges of a schema in words: "1 to 90 characters", "at most 3 items". The length of a file is in bytes. */
export const describeSizes = (schema: JsonObject): string[] =>
  SIZES.flatMap(([min, max, unit]) => {
    const own = unit === "character" && isFile(schema) ? "byte" : unit;
    const exact = (keyword: string): Json | undefined => exactAt(schema, keyword) ?? schema[keyword];
    return describeSize(exact(min), exact(max), own) ?? [];
  });

function describeSize(min: Json | undefined, max: Json | undefined, unit: string): string | undefined {
  const count = (limit: Numeric): string => `${limit}${unit === "" ? "" : ` ${unit}${limit === 1 ? "" : "s"}`}`;
  const [least, most] = [min, max].map((limit) => (isNumeric(limit) ? limit : undefined));
  // An upper limit above zero says enough about a text that may be empty.
  const isFree = least === undefined || (least === 0 && unit !== "");
  if (most === undefined) return isFree ? undefined : `at least ${count(least)}`;
  if (isFree) return `at most ${count(most)}`;
  return least === most ? `exactly ${count(most)}` : `${least} to ${count(most)}`;
}
