import { firstUnencodable } from "./cp949.ts";

/** The text consists of characters that CP949 has: no other can be sent as a domestic text message. */
export const keyword = "x-cp949";
export const appliesTo = "string";
export const valueSchema = { type: "boolean" } as const;

export function holds(value: string, wanted: boolean): boolean {
  return !wanted || firstUnencodable(value) < 0;
}

export function message(_wanted: boolean, value: string): string {
  const codePoint = value.codePointAt(firstUnencodable(value)) ?? 0;
  const number = codePoint.toString(16).toUpperCase().padStart(4, "0");
  return `must consist of characters that CP949 has (it lacks "${String.fromCodePoint(codePoint)}", U+${number})`;
}
