/** The samples of a figure, in the order of time. */
export interface Series {
  readonly name: string;
  readonly values: readonly number[];
}

/** The first samples are of a gateway that has not warmed up. */
const WARM_UP = 0.25;
const FEWEST = 8;
/** A process that was restarted is small, so the middle of each half counts and not single samples. */
const MOST_GROWTH = 1.3;
/** A change that means nothing, by the unit: tables are vacuumed only when some megabytes of them are dead rows. */
const SMALL_CHANGES: Readonly<Record<string, number>> = { MB: 60, kB: 8192, ms: 200 };
const SMALL_COUNT = 40;

/** How many times the middle of the last third is greater than the middle of the first third after the warm-up; undefined: it is flat. */
export function findGrowth({ name, values }: Series): number | undefined {
  const warm = values.slice(Math.floor(values.length * WARM_UP));
  if (warm.length < FEWEST) return undefined;
  const third = Math.floor(warm.length / 3);
  const before = median(warm.slice(0, third));
  const after = median(warm.slice(-third));
  const smallChange = SMALL_CHANGES[name.split(", ")[1] ?? ""] ?? SMALL_COUNT;
  if (after - before <= smallChange || after <= before * MOST_GROWTH) return undefined;
  return after / before;
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
