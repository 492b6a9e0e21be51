import type { Random } from "../../../rig/random.ts";
import type { Deployment } from "../deployment/deployment.ts";

/** A way in which something breaks. */
export interface FaultKind {
  readonly name: string;
  readonly about: string;
  /** Why it cannot be tried here. */
  readonly skip?: (deployment: Deployment) => string | undefined;
  /** Last digits of recipients during the round, which ask carriers for something special. */
  readonly endings?: readonly string[];
  /** Some messages of the round wait so long for their sendAt. */
  readonly sendAfterMs?: number;
  /** Breaks something and repairs it. Returns what was chosen by chance, for the line about the round. */
  readonly run: (deployment: Deployment, random: Random) => Promise<string>;
}

/** A number of milliseconds in a range, in steps of 100. */
export const someMs = (random: Random, least: number, most: number): number =>
  least + 100 * random.integer(0, Math.floor((most - least) / 100));

/** Usually a short time, now and then longer than probes may wait until they say that the database is away. */
export const someOutageMs = (random: Random): number =>
  random.integer(0, 3) === 0 ? 13_000 : someMs(random, 500, 3000);
