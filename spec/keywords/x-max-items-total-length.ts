import { codePointLength } from "./code-points.ts";

/** The maximum number of characters of one property, summed over all items of an array. */
export const keyword = "x-max-items-total-length";
export const appliesTo = "array";
export const valueSchema = {
  type: "object",
  required: ["limit", "of"],
  additionalProperties: false,
  properties: {
    limit: { type: "integer", minimum: 1 },
    of: { type: "string" },
  },
} as const;

export interface MaxItemsTotalLength {
  readonly limit: number;
  readonly of: string;
}

function totalLength(items: readonly unknown[], name: string): number {
  let total = 0;
  for (const item of items) {
    if (typeof item !== "object" || item === null) continue;
    const member: unknown = Reflect.get(item, name);
    if (typeof member === "string") total += codePointLength(member);
  }
  return total;
}

export function holds(items: readonly unknown[], rule: MaxItemsTotalLength): boolean {
  return totalLength(items, rule.of) <= rule.limit;
}

export const narrows = (before: MaxItemsTotalLength, after: MaxItemsTotalLength): boolean =>
  before.of !== after.of || after.limit < before.limit;

export const refuses = (rule: MaxItemsTotalLength): string =>
  `with over ${rule.limit} characters in ${rule.of} over all items`;

export function message(rule: MaxItemsTotalLength, items: readonly unknown[]): string {
  return `must have at most ${rule.limit} characters in ${rule.of} over all items (has ${totalLength(items, rule.of)})`;
}
