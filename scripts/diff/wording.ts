import type { Json } from "../pipeline/json.ts";

/** How many values a sentence names before it counts the rest. */
const NAMED = 5;

/** "a, b and c"; a long list ends in "and 7 more". */
export function listed(words: readonly string[], named = NAMED): string {
  if (words.length <= 1) return words[0] ?? "nothing";
  const shown = words.length > named + 1 ? words.slice(0, named) : words.slice(0, -1);
  const rest = words.length - shown.length;
  return `${shown.join(", ")} and ${rest === 1 ? words.at(-1) : `${rest} more`}`;
}

/** "a, b or c". */
export const either = (words: readonly string[]): string => listed(words).replace(/ and (?!\d+ more$)/, " or ");

const LONGEST = 60;

/** A value as code, cut short if it is long. */
export function code(value: Json | undefined): string {
  const text = typeof value === "string" ? value : JSON.stringify(value ?? null);
  return `\`${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}\``;
}

export const codes = (values: readonly Json[]): string[] => values.map(code);

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: "a string",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  object: "an object",
  array: "a list",
  null: "null",
};

export const typeWords = (types: Iterable<string>): string[] => [...types].map((type) => TYPE_WORDS[type] ?? type);

/** "(before: …)", or nothing where there was nothing before. */
export const formerly = (words: string | undefined): string => (words === undefined ? "" : ` (before: ${words})`);

export const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? "" : "s"}`;
