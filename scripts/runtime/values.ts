// Values that JSON does not have: `int64` as bigint, `date-time` as Date or Temporal.Instant. What is received is read by plans that are made
// from the schemas. What is sent needs none, because the values say themselves what they are.

import { exactAt, exactRoot } from "./exact-json.ts";
import { escapeSegment, isObject, type JsonObject, setProperty } from "./json-values.ts";

/** Where the values are. Plans are referred to by name; a name with `=` is that of a reader. */
export interface ValuePlan {
  readonly members?: Readonly<Record<string, string>>;
  /** Of members whose names match a pattern. */
  readonly patterns?: readonly (readonly [pattern: string, plan: string])[];
  /** Of all other members. */
  readonly values?: string;
  /** Of the first items of a list, one by one; null: nothing is there. */
  readonly first?: readonly (string | null)[];
  /** Of all other items. */
  readonly items?: string;
  /** Each of them applies. */
  readonly all?: readonly string[];
  /** Of a union: each applies to the values that look like it. */
  readonly branches?: readonly ValueBranch[];
  /** What an integer is held to once it is exact: checks see numbers, which are rounded beyond 2^53. */
  readonly limits?: IntegerLimits;
}

/** As texts, by keyword. */
export type IntegerLimits = Readonly<Partial<Record<LimitKeyword, string>>>;

export type LimitKeyword = "minimum" | "exclusiveMinimum" | "maximum" | "exclusiveMaximum" | "multipleOf";

interface Limit {
  readonly words: string;
  holds(value: bigint, limit: bigint): boolean;
}

const LIMITS: Readonly<Record<LimitKeyword, Limit>> = {
  minimum: { words: "at least", holds: (value, limit) => value >= limit },
  exclusiveMinimum: { words: "more than", holds: (value, limit) => value > limit },
  maximum: { words: "at most", holds: (value, limit) => value <= limit },
  exclusiveMaximum: { words: "less than", holds: (value, limit) => value < limit },
  multipleOf: { words: "a multiple of", holds: (value, step) => value % step === 0n },
};

function brokenLimits(limits: IntegerLimits, value: bigint): Omit<UnreadValue, "pointer">[] {
  return (Object.keys(limits) as LimitKeyword[]).flatMap((keyword) => {
    const { words, holds } = LIMITS[keyword];
    const limit = BigInt(limits[keyword] ?? 0);
    return holds(value, limit) ? [] : [{ keyword, message: `must be ${words} ${limit} (is ${value})` }];
  });
}

export interface ValueBranch {
  readonly plan: string;
  /** What is not certain to be meant is left as it is if it cannot be read. */
  readonly isCertain?: true;
  /** An object of this branch has these members. */
  readonly needs?: readonly string[];
  /** … and in these members one of these values, … */
  readonly has?: Readonly<Record<string, readonly unknown[]>>;
  /** … and in these none of these. */
  readonly not?: Readonly<Record<string, readonly unknown[]>>;
}

/** Makes a value of a number or a text, and leaves others as they are. `exact` is the integer whose number is not exact. Throws an `UnfitValue`. */
export type ReadValue = (value: unknown, exact: bigint | undefined) => unknown;

/** The plans of a document, and the readers of their values. */
export interface Values {
  readonly plans: Readonly<Record<string, ValuePlan>>;
  readonly readers: Readonly<Record<string, ReadValue>>;
}

class UnfitValue extends Error {}

/** What cannot be read, and where. */
export interface UnreadValue {
  /** RFC 6901. */
  readonly pointer: string;
  readonly message: string;
  /** The limit that it breaks. */
  readonly keyword?: LimitKeyword;
}

/** A value that was received or is to be sent is none of its kind. */
export class ValueError extends TypeError {
  override readonly name = "ValueError";
}

/** What integers beyond 2^53 need, where JSON.rawJSON is missing. */
const NEEDS = " here: integers beyond 2^53 need Node 22, or a browser since 2025";

export const readInt64: ReadValue = (value, exact) => {
  if (typeof value !== "number") return value;
  if (!Number.isInteger(value)) throw new UnfitValue("must be a whole number");
  const integer = exact ?? BigInt(value);
  if (BigInt.asIntN(64, integer) !== integer) throw new UnfitValue("must be an integer of 64 bits");
  if (exact === undefined && !Number.isSafeInteger(value))
    throw new UnfitValue(`cannot be read exactly${"rawJSON" in JSON ? "" : NEEDS}`);
  return integer;
};

/** RFC 3339. */
const DATE_TIME = /^(\d{4}-\d\d-\d\d)[Tt ](\d\d:\d\d:)(\d\d)(\.\d+)?([Zz]|[+-]\d\d:\d\d)$/;

/** In the one form that all engines read; a leap second is the second before it, as Temporal has it. */
function standardText(text: string): string {
  const [, day, minutes, seconds, fraction = "", zone = ""] = DATE_TIME.exec(text) ?? [];
  if (day === undefined) throw new UnfitValue("must be a date-time");
  return `${day}T${minutes}${seconds === "60" ? "59" : seconds}${fraction}${zone.toUpperCase()}`;
}

/** Milliseconds are kept, and what is finer is cut off. */
export const readDate: ReadValue = (value) => {
  if (typeof value !== "string") return value;
  const date = new Date(standardText(value).replace(/(\.\d{3})\d+/, "$1"));
  // Some engines read February 30 as March 1 or 2.
  const days = new Date(Date.UTC(Number(value.slice(0, 4)), Number(value.slice(5, 7)), 0)).getUTCDate();
  if (Number.isNaN(date.getTime()) || Number(value.slice(8, 10)) > days) throw new UnfitValue("must be a date-time");
  return date;
};

declare const Temporal: { readonly Instant: { from(text: string): unknown } };

/** Nanoseconds are kept. */
export const readInstant: ReadValue = (value) => {
  if (typeof value !== "string") return value;
  const text = standardText(value).replace(/(\.\d{9})\d+/, "$1");
  try {
    return Temporal.Instant.from(text);
  } catch (error) {
    throw error instanceof RangeError ? new UnfitValue("must be a date-time") : error;
  }
};

export interface ReadResult {
  readonly value: unknown;
  readonly faults: readonly UnreadValue[];
}

/** Reads the values inside of a value, in place. `text` is the JSON of it, if that is at hand. */
export function readValues(values: Values, plan: string, value: unknown, text?: string): ReadResult {
  const faults: UnreadValue[] = [];
  const root = { "": value };
  read({ values, faults, root, exact: exactRoot(text) }, plan, root, "", "", true);
  return { value: root[""], faults };
}

/** The same for members of an object that have plans. */
export function readMembers(
  values: Values,
  members: Readonly<Record<string, string>>,
  holder: Record<string, unknown>,
): readonly UnreadValue[] {
  const faults: UnreadValue[] = [];
  for (const [name, plan] of Object.entries(members))
    if (Object.hasOwn(holder, name))
      read({ values, faults, root: {}, exact: undefined }, plan, holder, name, `/${escapeSegment(name)}`, true);
  return faults;
}

interface Reading {
  readonly values: Values;
  readonly faults: UnreadValue[];
  readonly root: object;
  readonly exact: bigint | undefined;
}

type Holder = Record<string, unknown>;

function read(reading: Reading, name: string, holder: Holder, key: string, pointer: string, isCertain: boolean): void {
  const value = holder[key];
  const { readers, plans } = reading.values;
  const reader = readers[name];
  if (reader !== undefined) {
    try {
      const made = reader(value, holder === reading.root ? reading.exact : exactAt(holder, key));
      if (made !== value) setProperty(holder, key, made);
    } catch (error) {
      if (!(error instanceof UnfitValue)) throw error;
      if (isCertain) reading.faults.push({ pointer, message: error.message });
    }
    return;
  }
  const plan = plans[name];
  if (plan === undefined) return;
  for (const [inner, innerPlan] of listInner(plan, value))
    read(reading, innerPlan, value as Holder, inner, `${pointer}/${escapeSegment(inner)}`, isCertain);
  for (const other of plan.all ?? []) read(reading, other, holder, key, pointer, isCertain);
  const made = holder[key];
  if (isCertain && plan.limits !== undefined && typeof made === "bigint")
    reading.faults.push(...brokenLimits(plan.limits, made).map((fault) => ({ pointer, ...fault })));
  // All are chosen before one of them is read: what it reads may be what marks another.
  for (const branch of (plan.branches ?? []).filter((one) => seemsMeant(one, value)))
    read(reading, branch.plan, holder, key, pointer, isCertain && branch.isCertain === true);
}

/** The members or items of a value that have plans. */
function listInner(plan: ValuePlan, value: unknown): (readonly [key: string, plan: string])[] {
  if (Array.isArray(value)) {
    const { first = [], items } = plan;
    if (first.length === 0 && items === undefined) return [];
    return value.flatMap((_, index) => {
      const name = index < first.length ? first[index] : items;
      return name == null ? [] : [[String(index), name] as const];
    });
  }
  if (!isObject(value)) return [];
  const { members = {}, patterns = [], values } = plan;
  const named = Object.entries(members).filter(([name]) => Object.hasOwn(value, name));
  if (patterns.length === 0 && values === undefined) return named;
  return Object.keys(value).flatMap((name) => {
    const matching = patterns.filter(([pattern]) => new RegExp(pattern, "u").test(name));
    if (matching.length > 0) return matching.map(([, inner]) => [name, inner] as const);
    return values === undefined ? [] : [[name, values] as const];
  });
}

function seemsMeant({ needs = [], has = {}, not = {} }: ValueBranch, value: unknown): boolean {
  if (!isObject(value)) return Object.keys(has).length === 0;
  const isOneOf = ([name, listed]: readonly [string, readonly unknown[]]): boolean =>
    Object.hasOwn(value, name) && listed.includes(value[name]);
  return (
    needs.every((name) => Object.hasOwn(value, name)) &&
    Object.entries(has).every(isOneOf) &&
    !Object.entries(not).some(isOneOf)
  );
}

/**
 * How an integer beyond 2^53 is written. `json`: for JSON.stringify, as it is. `text`: for a parameter. `number`: as a number that is not exact, for checks.
 */
export type LargeIntegers = "json" | "text" | "number";

/** A copy with what JSON has in the place of these values. What is neither a list nor a plain object is left as it is. */
export function toJson(value: unknown, large: LargeIntegers, pointer = ""): unknown {
  if (typeof value === "bigint") return writeInt64(value, large, pointer);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item, index) => toJson(item, large, `${pointer}/${index}`));
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) throw new ValueError(`${placeOf(pointer)}: the Date is invalid`);
    return value.toISOString();
  }
  if (Object.prototype.toString.call(value) === "[object Temporal.Instant]") return String(value);
  if (!isPlain(value) || Symbol.asyncIterator in value) return value;
  const copy: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value))
    setProperty(copy, name, toJson(member, large, `${pointer}/${escapeSegment(name)}`));
  return copy;
}

function isPlain(value: object): value is JsonObject {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

const placeOf = (pointer: string): string => (pointer === "" ? "the value" : pointer);

function writeInt64(value: bigint, large: LargeIntegers, pointer: string): unknown {
  if (BigInt.asIntN(64, value) !== value)
    throw new ValueError(`${placeOf(pointer)}: ${value} is no integer of 64 bits`);
  const number = Number(value);
  if (large === "number" || Number.isSafeInteger(number)) return number;
  if (large === "text") return String(value);
  const { rawJSON } = JSON as { rawJSON?: (text: string) => unknown };
  if (rawJSON === undefined) throw new ValueError(`${placeOf(pointer)}: ${value} cannot be written${NEEDS}`);
  return rawJSON(String(value));
}

/** The items of a stream, each changed when it is asked for. */
export const mapItems = <Item, Made>(
  items: AsyncIterable<Item>,
  change: (item: Item) => Made,
): AsyncIterable<Made> => ({
  async *[Symbol.asyncIterator]() {
    for await (const item of items) yield change(item);
  },
});
