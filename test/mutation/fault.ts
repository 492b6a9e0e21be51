import type { StageName } from "../../scripts/stages/commands.ts";

/** A mistake that somebody could make, and what of `npm test` must not let it pass. */
export interface Fault {
  readonly name: string;
  /** What it would do to a user. */
  readonly harm: string;
  readonly file: string;
  /** Occurs once in the file. */
  readonly find: string;
  readonly put: string;
  /** Whether the generator runs after it: a fault of the spec must not be caught for the files being stale alone. */
  readonly regenerate?: true;
  readonly caughtBy: Check;
}

/** A part of a stage that takes seconds, and what it says of the fault: failing for another reason proves nothing. */
export interface Check {
  readonly stage: StageName;
  /** Added to the stage's own arguments. */
  readonly narrowedTo: readonly string[];
  /** What it says of the project as it is; a selection of tests that selects none passes as well. */
  readonly passing?: RegExp;
  readonly saying: readonly RegExp[];
}

/** A test of one of Vitest's stages, by its file and its title, or the groups it is in and the title: `group > title`. */
export function testOf(
  stage: "unit" | "e2e" | "client" | "contract" | "contract:server",
  file: string,
  title: string,
  ...saying: readonly RegExp[]
): Check {
  const pattern = title.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" > ", ".*");
  const failure = new RegExp(`^ *FAIL .*${pattern}`, "m");
  return { stage, narrowedTo: [file, "-t", pattern], passing: /Tests +\d+ passed/, saying: [failure, ...saying] };
}
