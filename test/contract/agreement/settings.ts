/** How much is tried: the same values in every run, others and more with `npm run test:agreement -- --seed S --runs N`. */
export const seed: number = Number(process.env.AGREEMENT_SEED ?? 1);
/** Values for each schema in a longer run; two thirds as many are broken, keyword by keyword. */
export const longRuns: number = Number(process.env.AGREEMENT_RUNS ?? 9);

export interface Extent {
  /** Ends the name of a test. */
  readonly name: string;
  readonly tags: string[];
  /** Values for each schema. */
  readonly runs: number;
  /** Values that are broken, keyword by keyword. */
  readonly breakingRuns: number;
}

/** Few values in every run. The longer run begins with the same values and goes on. */
export const extents: readonly Extent[] = [
  { name: "", tags: [], runs: 1, breakingRuns: 1 },
  { name: ", longer", tags: ["long"], runs: longRuns, breakingRuns: Math.ceil((longRuns * 2) / 3) },
];
