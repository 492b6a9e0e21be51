// Numbers with integers beyond 2^53, which are bigints: a number of JavaScript would be another integer. The operators < and > compare
// both exactly.

import { isMultipleOf, isObject, setProperty } from "../runtime/json-values.ts";

export type Numeric = number | bigint;

export const isNumeric = (value: unknown): value is Numeric => typeof value === "number" || typeof value === "bigint";

/** Whether it is a whole number, of any size. */
export const isWhole = (value: unknown): value is Numeric => typeof value === "bigint" || Number.isInteger(value);

export const toNumeric = (integer: bigint): Numeric =>
  Number.isSafeInteger(Number(integer)) ? Number(integer) : integer;

/** The number that a text of digits stands for. */
export function readNumeric(text: string): Numeric {
  const value = Number(text);
  return Number.isInteger(value) && /^-?\d+$/.test(text) ? toNumeric(BigInt(text)) : value;
}

/** Exact where both are whole. Beyond 2^53 nothing but whole numbers is added. */
export function plus(one: Numeric, other: Numeric): Numeric {
  const isLarge = typeof one === "bigint" || typeof other === "bigint";
  return isLarge || (isWhole(one) && isWhole(other)) ? toNumeric(truncate(one) + truncate(other)) : one + other;
}

const truncate = (value: Numeric): bigint => (typeof value === "bigint" ? value : BigInt(Math.trunc(value)));

export const greatest = (values: readonly Numeric[]): Numeric =>
  values.reduce((found, value) => (value > found ? value : found), Number.NEGATIVE_INFINITY);

export const least = (values: readonly Numeric[]): Numeric =>
  values.reduce((found, value) => (value < found ? value : found), Number.POSITIVE_INFINITY);

export function isMultiple(value: Numeric, step: Numeric): boolean {
  if (isWhole(value) && isWhole(step) && step !== 0) return BigInt(value) % BigInt(step) === 0n;
  return isMultipleOf(Number(value), Number(step));
}

/** The value with rounded numbers in the place of bigints; the value itself if it has none. */
export function withNumbers(value: unknown): unknown {
  if (typeof value === "bigint") return Number(value);
  if (Array.isArray(value)) {
    const items = value.map(withNumbers);
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (!isObject(value)) return value;
  let copy: Record<string, unknown> | undefined;
  for (const [name, member] of Object.entries(value)) {
    const rounded = withNumbers(member);
    if (rounded === member) continue;
    copy ??= { ...value };
    setProperty(copy, name, rounded);
  }
  return copy ?? value;
}
