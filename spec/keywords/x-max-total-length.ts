import { codePointLength } from "./code-points.ts";

/** The maximum number of characters of several properties of an object, summed. */
export const keyword = "x-max-total-length";
export const appliesTo = "object";
export const valueSchema = {
  type: "object",
  required: ["limit", "of"],
  additionalProperties: false,
  properties: {
    limit: { type: "integer", minimum: 1 },
    of: { type: "array", minItems: 1, items: { type: "string" } },
  },
} as const;

export interface MaxTotalLength {
  readonly limit: number;
  readonly of: readonly string[];
}

function totalLength(value: Readonly<Record<string, unknown>>, names: readonly string[]): number {
  let total = 0;
  for (const name of names) {
    const member = value[name];
    if (typeof member === "string") total += codePointLength(member);
  }
  return total;
}

export function holds(value: Readonly<Record<string, unknown>>, rule: MaxTotalLength): boolean {
  return totalLength(value, rule.of) <= rule.limit;
}

/** A lower limit, or more properties in the sum. */
export const narrows = (before: MaxTotalLength, after: MaxTotalLength): boolean =>
  after.limit < before.limit || after.of.some((name) => !before.of.includes(name));

export const refuses = (rule: MaxTotalLength): string =>
  `with over ${rule.limit} characters in ${formatNames(rule)} together`;

const formatNames = ({ of }: MaxTotalLength): string => (of.length > 2 ? `${of[0]} to ${of.at(-1)}` : of.join(" and "));

export function message(rule: MaxTotalLength, value: Readonly<Record<string, unknown>>): string {
  return `must have at most ${rule.limit} characters in ${formatNames(rule)} together (has ${totalLength(value, rule.of)})`;
}
