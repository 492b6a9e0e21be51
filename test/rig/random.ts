import fc from "fast-check";
import { drawn, type Random } from "../../scripts/schema/random.ts";

export type { Random } from "../../scripts/schema/random.ts";

/** The toolkit's source of chance outside of a fuzz case: the same seed gives the same numbers, on any machine. */
export function makeRandom(seed: number): Random {
  let kept: Random | undefined;
  const keep = drawn(
    (random) => {
      kept = random;
      return 0;
    },
    () => [],
  );
  // Whatever fast-check draws with may be drawn from for as long as we like.
  fc.sample(keep, { seed: seed | 0, numRuns: 1 });
  if (kept === undefined) throw new Error("fast-check has drawn nothing");
  return kept;
}
