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
/** Small figures vary by more than a third without meaning anything. */
const SMALL_CHANGE = 40;

/** How many times the middle of the last third is greater than the middle of the first third after the warm-up; undefined: it is flat. */
export function findGrowth({ values }: Series): number | undefined {
  const warm = values.slice(Math.floor(values.length * WARM_UP));
  if (warm.length < FEWEST) return undefined;
  const third = Math.floor(warm.length / 3);
  const before = median(warm.slice(0, third));
  const after = median(warm.slice(-third));
  if (after - before <= SMALL_CHANGE || after <= before * MOST_GROWTH) return undefined;
  return after / before;
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
