import type { Run } from "./story.ts";

/** So many times a smaller run is tried before it counts as one that holds: a race does not always happen. */
const TRIES = 2;

/**
 * Drops stories, what happens in them, faults and orders for as long as the run still fails, and for as many plays as may be spent on it.
 * First halves, then less and less.
 */
export async function shrinkRun(run: Run, fails: (run: Run) => Promise<boolean>, plays: number): Promise<Run> {
  let smallest = run;
  let left = plays;
  const stillFails = async (candidate: Run): Promise<boolean> => {
    for (let tries = TRIES; tries > 0 && left > 0; tries--) {
      left--;
      if (await fails(candidate)) return true;
    }
    return false;
  };
  for (const part of PARTS) {
    for (
      let size = Math.ceil(part.count(smallest) / 2);
      size >= 1 && left > 0;
      size = size === 1 ? 0 : Math.ceil(size / 2)
    )
      for (let from = 0; from < part.count(smallest) && left > 0; ) {
        const candidate = part.without(smallest, from, from + size);
        if (await stillFails(candidate)) smallest = candidate;
        else from += size;
      }
  }
  return smallest;
}

interface Part {
  readonly count: (run: Run) => number;
  /** Without what has an index from `from` up to `to`. */
  readonly without: (run: Run, from: number, to: number) => Run;
}

const drop = <Value>(values: readonly Value[], from: number, to: number): readonly Value[] =>
  values.filter((_, index) => index < from || index >= to);

const PARTS: readonly Part[] = [
  {
    count: ({ stories }) => stories.length,
    without: (run, from, to) => ({ ...run, stories: drop(run.stories, from, to) }),
  },
  {
    count: ({ faults }) => faults.length,
    without: (run, from, to) => ({ ...run, faults: drop(run.faults, from, to) }),
  },
  {
    count: ({ orders }) => orders.length,
    without: (run, from, to) => ({ ...run, orders: drop(run.orders, from, to) }),
  },
  {
    count: ({ stories }) => stories.reduce((sum, { acts }) => sum + acts.length, 0),
    without: (run, from, to) => {
      let before = 0;
      const stories = run.stories.map((story) => {
        const acts = drop(story.acts, from - before, to - before);
        before += story.acts.length;
        return { ...story, acts };
      });
      return { ...run, stories: stories.filter(({ acts }) => acts.length > 0) };
    },
  },
];
