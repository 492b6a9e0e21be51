import { firstUnencodable } from "./cp949.ts";
import { withoutPlaceholders } from "./placeholders.ts";

/**
 * All characters of the text must be in CP949; domestic text messages cannot have others. `outside-placeholders` does not
 * check the names of placeholders, because they are replaced before the text is sent.
 */
export const keyword = "x-cp949";
export const appliesTo = "string";
export const valueSchema = { enum: [true, false, "outside-placeholders"] } as const;

export type Cp949Rule = boolean | "outside-placeholders";

export function holds(value: string, rule: Cp949Rule): boolean {
  if (rule === false || firstUnencodable(value) < 0) return true;
  return rule === "outside-placeholders" && firstUnencodable(withoutPlaceholders(value)) < 0;
}

const STRICTNESS: readonly Cp949Rule[] = [false, "outside-placeholders", true];

export const narrows = (before: Cp949Rule, after: Cp949Rule): boolean =>
  STRICTNESS.indexOf(after) > STRICTNESS.indexOf(before);

export const refuses = (rule: Cp949Rule): string =>
  `with a character that CP949 lacks${rule === "outside-placeholders" ? " (outside of placeholders)" : ""}`;

export function message(rule: Cp949Rule, value: string): string {
  const sent = rule === "outside-placeholders" ? withoutPlaceholders(value) : value;
  const codePoint = sent.codePointAt(firstUnencodable(sent)) ?? 0;
  const number = codePoint.toString(16).toUpperCase().padStart(4, "0");
  return `must consist of characters that CP949 has (it lacks "${String.fromCodePoint(codePoint)}", U+${number})`;
}
