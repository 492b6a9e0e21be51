// Integers beyond 2^53, which a number of JavaScript cannot hold. What is parsed has numbers, as everywhere, so that checks see JSON; the
// exact integers are kept beside it, by the object or list that has them. Who reckons with them has bigints in their places instead.

import { setProperty } from "./json-values.ts";

const exact = new WeakMap<object, Map<string, bigint>>();

/** The exact integer at a place, if its number is not exact. */
export const exactAt = (holder: object, key: string): bigint | undefined => exact.get(holder)?.get(key);

function keep(holder: object, key: string, value: bigint): void {
  const known = exact.get(holder) ?? new Map<string, bigint>();
  exact.set(holder, known.set(key, value));
}

/** A shallow copy of an object keeps its integers too. */
export function keepSame(from: object, copy: object): void {
  const known = exact.get(from);
  if (known !== undefined) exact.set(copy, new Map([...known].filter(([key]) => Object.hasOwn(copy, key))));
}

/** JSON.parse gives the text of a number to its reviver: Node 22, and browsers since 2025. Elsewhere it is undefined. */
type Context = { readonly source?: string } | undefined;

function largeInteger(value: unknown, context: Context): bigint | undefined {
  const { source = "" } = context ?? {};
  const isLarge = Number.isInteger(value) && !Number.isSafeInteger(value) && /^-?\d+$/.test(source);
  return isLarge ? BigInt(source) : undefined;
}

function keepInteger(this: object, key: string, value: unknown, context?: Context): unknown {
  const integer = largeInteger(value, context);
  if (integer !== undefined) keep(this, key, integer);
  return value;
}

/** Parses JSON, and keeps its large integers. */
export const parseExact = (text: string): unknown =>
  /\d{16}/.test(text) ? JSON.parse(text, keepInteger) : JSON.parse(text);

/** Parses JSON with bigints in the place of large integers. */
export const parseBigints = (text: string): unknown =>
  /\d{16}/.test(text)
    ? JSON.parse(text, (_, value, context?: Context) => largeInteger(value, context) ?? value)
    : JSON.parse(text);

/** The integer that is a whole JSON text: it has no holder. */
export function exactRoot(text: string | undefined): bigint | undefined {
  const [digits] = /^\s*-?\d{16,}\s*$/.exec(text ?? "") ?? [];
  return digits === undefined ? undefined : BigInt(digits);
}

/** Puts numbers in the place of large integers that were read from other texts than JSON, and keeps the integers. */
export function settleIntegers(holder: object, settled: Set<object> = new Set()): void {
  // By aliases of YAML an object may be in several places, and in itself.
  if (settled.has(holder)) return;
  settled.add(holder);
  for (const [key, value] of Object.entries(holder)) {
    if (typeof value === "object" && value !== null) settleIntegers(value, settled);
    if (typeof value !== "bigint") continue;
    keep(holder, key, value);
    Object.defineProperty(holder, key, { value: Number(value) });
  }
}

/** A copy with bigints in the place of the large integers that were kept; `change` makes something else of them. */
export function withBigints(value: unknown, change: (integer: bigint) => unknown = (integer) => integer): unknown {
  if (typeof value === "bigint") return change(value);
  if (typeof value !== "object" || value === null) return value;
  const member = (key: string, inner: unknown): unknown => withBigints(exactAt(value, key) ?? inner, change);
  if (Array.isArray(value)) return value.map((item, index) => member(String(index), item));
  const copy: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) setProperty(copy, key, member(key, inner));
  return copy;
}

/** A number that is not exact, where JSON.rawJSON is missing. */
const { rawJSON = Number } = JSON as { readonly rawJSON?: (text: string) => unknown };

function writeInteger(this: object, key: string, value: unknown): unknown {
  if (typeof value === "bigint") return rawJSON(String(value));
  const integer = typeof value === "number" ? exactAt(this, key) : undefined;
  return integer === undefined ? value : rawJSON(String(integer));
}

/** A copy that JSON.stringify writes with all digits of its large integers. */
export const toWritable = (value: unknown): unknown => withBigints(value, (integer) => rawJSON(String(integer)));

/** JSON with all digits of large integers: of bigints, and of those that were kept. */
export const writeExact = (value: unknown, space?: number): string => JSON.stringify(value, writeInteger, space);
