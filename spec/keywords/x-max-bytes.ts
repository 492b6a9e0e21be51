import { cp949Bytes } from "./cp949.ts";

/** The maximum length of a text in bytes of CP949, as carriers count domestic text messages. */
export const keyword = "x-max-bytes";
export const appliesTo = "string";
/** A text that has too many characters has too many bytes as well, and bytes are what counts. */
export const covers: readonly string[] = ["maxLength"];
export const valueSchema = { type: "integer", minimum: 1 } as const;

export function holds(value: string, limit: number): boolean {
  // A UTF-16 unit has one or two bytes, so that most texts need not be counted.
  if (value.length * 2 <= limit) return true;
  if (value.length > limit) return false;
  return cp949Bytes(value) <= limit;
}

export const narrows = (before: number, after: number): boolean => after < before;
export const refuses = (limit: number): string => `over ${limit} bytes in CP949`;

export function message(limit: number, value: string): string {
  return `must be at most ${limit} bytes in CP949 (is ${cp949Bytes(value)})`;
}
