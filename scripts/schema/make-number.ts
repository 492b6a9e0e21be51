import { numbersOf } from "./facets.ts";
import type { JsonObject } from "./json.ts";
import type { Random } from "./random.ts";

/** Where nothing bounds a number: what fits, and what is near the limits of 32 bits. */
const UNBOUNDED = 2 ** 31;

/** A number within its limits; `from` is kept if it is, or else the nearest that is. */
export function makeNumber(
  plain: readonly JsonObject[],
  isWhole: boolean,
  random: Random,
  from: number | undefined,
): number {
  const step = Math.max(isWhole ? 1 : 0, ...numbersOf(plain, "multipleOf"));
  const beyond = step === 0 ? 0.001 : step;
  const lower = [
    ...numbersOf(plain, "minimum"),
    ...numbersOf(plain, "exclusiveMinimum").map((limit) => limit + beyond),
  ];
  const upper = [
    ...numbersOf(plain, "maximum"),
    ...numbersOf(plain, "exclusiveMaximum").map((limit) => limit - beyond),
  ];
  const [least, most] = [Math.max(...lower), Math.min(...upper)];
  const low = Number.isFinite(least) ? least : Math.min(-UNBOUNDED, most);
  const high = Number.isFinite(most) ? most : Math.max(UNBOUNDED, low);
  const drawn = from === undefined ? draw(low, high, random) : Math.min(Math.max(from, least), most);
  if (step === 0) return drawn;
  // A step such as 0.01 cannot be held exactly: 3 × 0.01 is written as 0.03.
  const rounded = Number((Math.round(drawn / step) * step).toPrecision(15));
  return Math.min(Math.max(rounded, Math.ceil(low / step) * step), high);
}

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
