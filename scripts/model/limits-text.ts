import { isFile } from "../schema/file.ts";
import { asObject, type Json, type JsonObject } from "../schema/json.ts";

/** The units in which a schema limits a value, with the keywords of the lower and the upper limit. */
const SIZES: readonly (readonly [min: string, max: string, unit: string])[] = [
  ["minLength", "maxLength", "character"],
  ["minItems", "maxItems", "item"],
  ["minProperties", "maxProperties", "field"],
  ["minimum", "maximum", ""],
];

/** The limits of a value as a sentence for the comment of its type, such as "1 to 90 characters."; empty without limits. */
export function limitsText(...schemas: readonly (Json | undefined)[]): string {
  const all: JsonObject = Object.assign({}, ...schemas.map(asObject));
  const limits = SIZES.map(([min, max, unit]) =>
    sizeText(all[min], all[max], unit === "character" && isFile(all) ? "byte" : unit),
  );
  if (typeof all.pattern === "string") limits.push(`Pattern: \`${all.pattern}\``);
  return limits
    .filter((limit) => limit !== "")
    .map((limit) => `${limit}.`)
    .join(" ");
}

function sizeText(min: Json | undefined, max: Json | undefined, unit: string): string {
  const count = (limit: number): string => `${limit}${unit === "" ? "" : ` ${unit}${limit === 1 ? "" : "s"}`}`;
  const [least, most] = [min, max].map((limit) => (typeof limit === "number" ? limit : undefined));
  // An upper limit above zero says enough about a text that may be empty.
  const isFree = least === undefined || (least === 0 && unit !== "");
  if (most === undefined) return isFree ? "" : `At least ${count(least)}`;
  if (isFree) return `At most ${count(most)}`;
  return least === most ? `Exactly ${count(most)}` : `${least} to ${count(most)}`;
}
