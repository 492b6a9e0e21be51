import { isObject, type Json } from "./json.ts";
import { isNumeric, plus } from "./numeric.ts";
import { lengthen } from "./texts.ts";

/** A keyword of a plug-in, as far as it is needed to break it. */
export interface BreakableKeyword {
  readonly keyword: string;
  readonly appliesTo: string;
  holds(value: never, parameter: never): boolean;
  /** Values that break the keyword, made from one that satisfies it. Without this function some are guessed. */
  breaks?(value: never, parameter: never): readonly unknown[];
}

/** Values that should break a keyword of a plug-in: those that it names itself, or else guesses that `holds` confirms. */
export function breakOwnKeyword(own: BreakableKeyword, value: Json, rule: Json): readonly Json[] {
  const known = own.breaks?.(value as never, rule as never) as readonly Json[] | undefined;
  return known ?? guess(value).filter((other) => !holdsOwn(own, other, rule));
}

/** A keyword may assume that its schema has checked more than the type: what it throws at is broken. */
export function holdsOwn(own: BreakableKeyword, value: unknown, rule: unknown): boolean {
  try {
    return own.holds(value as never, rule as never);
  } catch {
    return false;
  }
}

/** Lengths at which limits are usual, the shortest first. */
const LENGTHS = [11, 21, 51, 101, 256, 1001, 4001];

function guess(value: Json): Json[] {
  if (typeof value === "string")
    return [`${value}\u00e9`, "", " ", `${value}\u{1f600}`, ...LENGTHS.map((length) => lengthen(value, length))];
  if (isNumeric(value)) return [plus(value, 1), plus(value, -1), -value, plus(value, value), Number(value) + 0.5, 0];
  if (Array.isArray(value)) {
    const [first = "a"] = value;
    const repeated = LENGTHS.map((length) => Array.from({ length }, () => first));
    return [[], ...repeated, ...LENGTHS.map((length) => value.map((item) => lengthened(item, length)))];
  }
  return LENGTHS.map((length) => lengthened(value, length));
}

/** The same object with its texts made longer. */
const lengthened = (value: Json, length: number): Json =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, member]) => [
          name,
          typeof member === "string" ? lengthen(member, length) : member,
        ]),
      )
    : value;
