import { isObject } from "./json.ts";
import { type Numeric, toNumeric } from "./numeric.ts";

// What a failing value is cut down to: larger cuts first.

/** Simpler JSON values of the same kind. */
export function* shrinkJson(value: unknown): Iterable<unknown> {
  if (typeof value === "string") yield* shrinkText(value);
  else if (typeof value === "number") yield* shrinkNumber(value);
  else if (typeof value === "bigint") yield* shrinkLarge(value);
  else if (Array.isArray(value)) yield* shrinkList(value, shrinkJson);
  else if (isObject(value)) yield* simplerObject(value);
}

/** Nearer to 0: first by much, then by little. */
function* shrinkNumber(value: number): Iterable<number> {
  if (value !== 0) yield 0;
  if (!Number.isInteger(value)) yield Math.trunc(value);
  for (let cut = Math.trunc(value / 2); cut !== 0; cut = Math.trunc(cut / 2)) yield Math.trunc(value) - cut;
}

function* shrinkLarge(value: bigint): Iterable<Numeric> {
  yield 0;
  for (let cut = value / 2n; cut !== 0n; cut /= 2n) yield toNumeric(value - cut);
}

function* simplerObject(value: Readonly<Record<string, unknown>>): Iterable<unknown> {
  const names = Object.keys(value);
  for (const name of names) yield without(value, name);
  for (const name of names) for (const next of shrinkJson(value[name])) yield { ...value, [name]: next };
}

function without(value: Readonly<Record<string, unknown>>, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
}

/** Shorter lists, then lists with one simpler entry. */
export function* shrinkList<Entry>(
  list: readonly Entry[],
  simplerEntry: (entry: Entry) => Iterable<Entry>,
): Iterable<Entry[]> {
  if (list.length > 3) {
    const half = Math.ceil(list.length / 2);
    yield list.slice(0, half);
    yield list.slice(half);
  }
  // Of a long list the entries at its end stand for the others.
  for (let index = list.length - 1; index >= Math.max(0, list.length - 40); index--) yield list.toSpliced(index, 1);
  for (const [index, entry] of list.entries())
    if (index < 40) for (const next of simplerEntry(entry)) yield list.with(index, next);
}

export function* shrinkText(text: string): Iterable<string> {
  if (text.length === 0) return;
  const half = Math.floor(text.length / 2);
  yield "";
  if (text.length > 2) {
    yield text.slice(0, half);
    yield text.slice(half);
  }
  if (text.length <= 64)
    for (let index = 0; index < text.length; index++) yield text.slice(0, index) + text.slice(index + 1);
  else yield text.slice(0, -1);
  // The same length in a plain letter: what fails may be the length alone.
  const plain = "a".repeat(text.length);
  if (plain !== text && !/^a+$/.test(text)) yield plain;
}

export function* shrinkBytes(bytes: Buffer): Iterable<Buffer> {
  if (bytes.length === 0) return;
  yield Buffer.alloc(0);
  for (let part = Math.floor(bytes.length / 2); part >= 1; part = Math.floor(part / 2)) {
    if (bytes.length / part > 64) return;
    for (let from = 0; from < bytes.length; from += part)
      yield Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + part)]);
  }
}

/** The value itself with one member made simpler. */
export function* shrinkMember<Value extends object, Name extends keyof Value>(
  value: Value,
  name: Name,
  simpler: (member: Value[Name]) => Iterable<Value[Name]>,
): Iterable<Value> {
  for (const next of simpler(value[name])) yield { ...value, [name]: next };
}
