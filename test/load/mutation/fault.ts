import type { StageName } from "../../stages/commands.ts";

/** A mistake that a developer could make, and the check of `npm test` that must catch it. */
export interface Fault {
  readonly name: string;
  /** Its effect on users. */
  readonly harm: string;
  readonly file: string;
  /** Occurs once in the file. */
  readonly find: string;
  readonly put: string;
  /** Run the generator after it, so that a fault of the spec is not caught only because generated files are outdated. */
  readonly regenerate?: true;
  readonly caughtBy: Check;
}

/** A short part of a stage, and its output for the fault. A failure for another reason proves nothing. */
export interface Check {
  readonly stage: StageName;
  /** Added to the stage's own arguments. */
  readonly narrowedTo: readonly string[];
  /** The output without the fault. It is checked because Vitest also passes if no test is selected. */
  readonly passing?: RegExp;
  readonly saying: readonly RegExp[];
}

/** A test, by its file and its title, or by its groups and title: `group > title`. */
export function testOf(file: string, title: string, ...saying: readonly RegExp[]): Check {
  const pattern = title.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" > ", ".*");
  const failure = new RegExp(`^ *FAIL .*${pattern}`, "m");
  return {
    stage: "tests",
    narrowedTo: [file, "-t", pattern],
    passing: /Tests +\d+ passed/,
    saying: [failure, ...saying],
  };
}
