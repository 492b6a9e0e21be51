import { numericsOf } from "./facets.ts";
import type { JsonObject } from "./json.ts";
import { greatest, isWhole, least, type Numeric, plus, toNumeric } from "./numeric.ts";
import type { Random } from "./random.ts";

/** Where nothing bounds a number: what fits, and what is near the limits of 32 bits. */
const UNBOUNDED = 2 ** 31;

/** A number within its limits; `from` is kept if it is, or else the nearest that is. */
export function makeNumber(
  plain: readonly JsonObject[],
  isInteger: boolean,
  random: Random,
  from: Numeric | undefined,
): Numeric {
  const step = greatest([isInteger ? 1 : 0, ...numericsOf(plain, "multipleOf")]);
  const beyond = step === 0 ? 0.001 : step;
  const lowest = greatest([
    ...numericsOf(plain, "minimum"),
    ...numericsOf(plain, "exclusiveMinimum").map((limit) => plus(limit, beyond)),
  ]);
  const highest = least([
    ...numericsOf(plain, "maximum"),
    ...numericsOf(plain, "exclusiveMaximum").map((limit) => plus(limit, -beyond)),
  ]);
  const isLarge = typeof lowest === "bigint" || typeof highest === "bigint" || typeof step === "bigint";
  if (isLarge || typeof from === "bigint") {
    const isInt64 = plain.some(({ format }) => format === "int64");
    const [low, high] = isInt64 ? [greatest([lowest, -INT64 - 1n]), least([highest, INT64])] : [lowest, highest];
    return makeLarge(low, high, step, random, from);
  }
  const low = Number.isFinite(lowest) ? lowest : Math.min(-UNBOUNDED, highest);
  const high = Number.isFinite(highest) ? highest : Math.max(UNBOUNDED, low);
  const drawn = from === undefined ? draw(low, high, random) : Math.min(Math.max(from, lowest), highest);
  if (step === 0) return drawn;
  // A step such as 0.01 cannot be held exactly: 3 × 0.01 is written as 0.03.
  const rounded = Number((Math.round(drawn / step) * step).toPrecision(15));
  return Math.min(Math.max(rounded, Math.ceil(low / step) * step), high);
}

const INT64 = 2n ** 63n - 1n;

/** The same of an integer, where one of the numbers is beyond 2^53. */
function makeLarge(
  lowest: Numeric,
  highest: Numeric,
  step: Numeric,
  random: Random,
  from: Numeric | undefined,
): Numeric {
  const unit = isWhole(step) && step > 1 ? BigInt(step) : 1n;
  const multipleBelow = (value: bigint): bigint => value - (((value % unit) + unit) % unit);
  const [least, most] = [toBigint(lowest, Math.ceil), toBigint(highest, Math.floor)];
  const unbounded = BigInt(UNBOUNDED);
  const low = -multipleBelow(-(least ?? (most !== undefined && most < -unbounded ? most : -unbounded)));
  const high = multipleBelow(most ?? (low > unbounded ? low : unbounded));
  const within = (value: bigint): bigint => (value < low ? low : value > high ? high : multipleBelow(value));
  const given = from === undefined ? undefined : toBigint(from, Math.round);
  if (given !== undefined || random.isLeast) return toNumeric(within(given ?? 0n));
  const near = [0n, 1n, -1n, 10n, 100n].filter((value) => value >= low && value <= high);
  const drawn = random.weighted([
    [4, near.length > 0 ? random.pick(near) : low],
    ...[low, low + unit, high, high - unit, low + (high - low) / 3n].map((value) => [1, value] as const),
  ]);
  return toNumeric(within(drawn));
}

/** Undefined: it is infinite. */
const toBigint = (value: Numeric, round: (value: number) => number): bigint | undefined =>
  typeof value === "bigint" ? value : Number.isFinite(value) ? BigInt(round(value)) : undefined;

function draw(low: number, high: number, random: Random): number {
  if (random.isLeast) return Math.min(Math.max(0, low), high);
  const near = [0, 1, -1, 10, 100].filter((value) => value >= low && value <= high);
  return random.weighted([
    [4, near.length > 0 ? random.pick(near) : low],
    [3, random.integer(Math.ceil(Math.max(low, -1e9)), Math.floor(Math.min(high, 1e9)))],
    [1, low],
    [1, high],
    [1, low + (high - low) / 3],
  ]);
}
