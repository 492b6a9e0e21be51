import { isObject } from "../../../scripts/schema/json.ts";
import type { Random } from "../../rig/random.ts";
import { FILLINGS } from "./fillings.ts";

const SMALL: readonly unknown[] = [{}, [], "", null, 0, true, [[]], { a: 0 }];

type Path = readonly (string | number)[];

/** Takes parts from other bodies of the same operation, so that members of one union meet another. */
export interface Stock {
  readonly parts: readonly unknown[];
  readonly names: readonly string[];
}

export function stockOf(bodies: readonly unknown[]): Stock {
  const parts: unknown[] = [...SMALL];
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    parts.push(value);
    for (const [name, member] of Object.entries(value)) {
      if (!Array.isArray(value)) names.add(name);
      visit(member);
    }
  };
  bodies.forEach(visit);
  return { parts, names: [...names] };
}

/** Changes one place of a body. The result is at most `limit` bytes of JSON, if the body was. */
export function mutate(body: unknown, stock: Stock, limit: number, random: Random): unknown {
  const room = limit - jsonBytes(body);
  const path = drawPath(body, random);
  const value = valueAt(body, path);
  const change = random.pick(CHANGES);
  // Most places are grown as far as the limit allows; some are left smaller, so that several can be large.
  const size = Math.max(0, Math.floor(room * random.pick([0.98, 0.98, 0.4, 0.1, 0.01])));
  const next = withValue(body, path, change(value, size, stock, random));
  return jsonBytes(next) <= limit ? next : body;
}

export const jsonBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** As many as there is room for, or fewer: a body with too many values is refused before it is parsed. */
const drawCount = (room: number, random: Random): number =>
  Math.floor(Math.min(room, random.pick([10, 60, 300, 1500, 7000, 14_000, Number.POSITIVE_INFINITY])));

type Change = (value: unknown, size: number, stock: Stock, random: Random) => unknown;

const repeat: Change = (value, size, stock, random) => {
  const items = Array.isArray(value) ? value : [value];
  const item = random.flip(0.5) && items.length > 0 ? random.pick(items) : random.pick(stock.parts);
  const count = drawCount(size / (jsonBytes(item) + 1), random);
  return [...items, ...Array.from({ length: count }, () => item)];
};

/** Items that differ, because equal ones are often found equal at once. */
const repeatDistinct: Change = (value, size, stock, random) => {
  const items = Array.isArray(value) ? value : [];
  const name = random.pick([...stock.names, "k"]);
  const asName = random.flip(0.3);
  const count = drawCount(size / (name.length + 16), random);
  const make = (index: number): unknown => (asName ? { [`${name}${index}`]: 0 } : { [name]: `${index}` });
  return [...items, ...Array.from({ length: count }, (_, index) => make(index))];
};

const addNames: Change = (value, size, stock, random) => {
  const part = random.pick(random.flip(0.6) ? SMALL : stock.parts);
  const prefix = random.pick(["k", "", ...stock.names]);
  const count = drawCount(size / (jsonBytes(part) + prefix.length + 10), random);
  const more = Array.from({ length: count }, (_, index) => [`${prefix}${index}`, part]);
  return { ...(isObject(value) ? value : {}), ...Object.fromEntries(more) };
};

const addKnownNames: Change = (value, _size, stock, random) => {
  const part = random.pick(stock.parts);
  return { ...(isObject(value) ? value : {}), ...Object.fromEntries(stock.names.map((name) => [name, part])) };
};

const fill: Change = (value, size, _stock, random) => {
  const filling = random.pick(FILLINGS);
  const text = filling.repeat(Math.floor(size / (jsonBytes(filling) - 2)));
  return (typeof value === "string" ? value : "") + text + random.pick(["", "", "\u0000", "!", "가"]);
};

const nest: Change = (value, size, stock, random) => {
  const name = random.pick([...stock.names, "a"]);
  const levels = Math.min(random.pick([3, 20, 60, 500, 2000]), Math.floor(size / (name.length + 5)));
  let nested = value;
  for (let level = 0; level < levels; level += 1) nested = random.flip(0.5) ? [nested] : { [name]: nested };
  return nested;
};

const swap: Change = (_value, _size, stock, random) => random.pick(stock.parts);

const drop: Change = (value, _size, _stock, random) => {
  if (!isObject(value) || Object.keys(value).length === 0) return value;
  const gone = random.pick(Object.keys(value));
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== gone));
};

/** Every string below this place as long as the others. */
const fillAll: Change = (value, size, _stock, random) => {
  const filling = random.pick(FILLINGS);
  const count = Math.max(1, countStrings(value));
  const each = Math.floor(size / count / (jsonBytes(filling) - 2));
  return mapStrings(value, (text) => text + filling.repeat(each));
};

const CHANGES: readonly Change[] = [
  repeat,
  repeat,
  repeatDistinct,
  addNames,
  addNames,
  addKnownNames,
  fill,
  fillAll,
  nest,
  swap,
  swap,
  drop,
];

const countStrings = (value: unknown): number =>
  typeof value === "string"
    ? 1
    : typeof value === "object" && value !== null
      ? Object.values(value).reduce((sum: number, member) => sum + countStrings(member), 0)
      : 0;

function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, mapStrings(member, change)]));
}

/** Each step down is drawn, so that shallow places are as likely as the thousands below them. */
function drawPath(value: unknown, random: Random): Path {
  const path: (string | number)[] = [];
  let at = value;
  while (typeof at === "object" && at !== null && path.length < 30 && !random.flip(0.2)) {
    const names = Array.isArray(at) ? undefined : Object.keys(at);
    const length = names?.length ?? (at as readonly unknown[]).length;
    if (length === 0) break;
    const index = random.integer(0, Math.min(length, 50) - 1);
    const step = names?.[index] ?? index;
    path.push(step);
    at = Reflect.get(at, step);
  }
  return path;
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, step) => Reflect.get(Object(at), step), value);
}

function withValue(value: unknown, [step, ...rest]: Path, next: unknown): unknown {
  if (step === undefined) return next;
  const member = withValue(Reflect.get(Object(value), step), rest, next);
  if (Array.isArray(value)) return value.with(Number(step), member);
  return { ...Object(value), [step]: member };
}
