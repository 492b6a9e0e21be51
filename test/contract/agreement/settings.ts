/** How much is tried: the same values in every run, others and more with `npm run test:agreement -- --seed S --runs N`. */
export const seed: number = Number(process.env.AGREEMENT_SEED ?? 1);
/** Values for each schema; a third as many again are broken, keyword by keyword. */
export const runs: number = Number(process.env.AGREEMENT_RUNS ?? 9);

export const breakingRuns: number = Math.ceil(runs / 3);
