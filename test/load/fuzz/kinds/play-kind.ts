import { inspect } from "node:util";
import fc from "fast-check";
import { shorten } from "../../../../scripts/probe/report/format-finding.ts";
import type { Finding } from "../../../../scripts/probe/run/findings.ts";
import type { Course, Kind as RunKind } from "../../../../scripts/probe/run/kind.ts";
import type { Round } from "../../../../scripts/probe/run/schedule.ts";
import { Failure } from "../failure.ts";
import type { World } from "../world/world.ts";
import type { Kind } from "./kind.ts";

/** A failing case may be cut down for this long. */
const SHRINK_MS = 30_000;
/** What is shown of a generated case. */
const MOST_CHARACTERS = 4000;
/** The longest that a round is given where nothing else ends it. */
const LONGEST_ROUND_MS = 600_000;

/** A kind of ours as the fuzzer plays it: each round is one check of fast-check, which shrinks what fails. */
export const toRunKind = (kind: Kind, world: World): RunKind => ({
  name: kind.name,
  about: kind.about,
  ...(kind.single === true ? { single: true } : {}),
  ...(kind.alone === true ? { alone: true } : {}),
  play: (round, course) => playRound(kind, world, round, course),
});

async function playRound(kind: Kind, world: World, round: Round, course: Course): Promise<void> {
  const outcome = await fc.check(kind.property(world), {
    seed: round.seed,
    numRuns: kind.cases,
    interruptAfterTimeLimit: Math.min(course.leftMs(), LONGEST_ROUND_MS) + SHRINK_MS,
    maxSkipsPerRun: 10_000,
  });
  if (outcome.failed && outcome.errorInstance !== null) {
    const { errorInstance, counterexample, numShrinks } = outcome;
    const shown = errorInstance instanceof Failure && errorInstance.exchange !== undefined;
    const [steps] = Array.isArray(counterexample) ? counterexample : [];
    const more: [string, string][] = [
      ...(kind.single === true ? [["steps", shorten(String(steps), MOST_CHARACTERS)] as [string, string]] : []),
      ...(shown
        ? []
        : [
            ["case", shorten(inspect(counterexample, { depth: 12, breakLength: 160 }), MOST_CHARACTERS)] as [
              string,
              string,
            ],
          ]),
    ];
    course.report({ ...toFinding(errorInstance, kind.name), round, shrinks: numShrinks, more });
  }
  course.countCases(outcome.numRuns);
}

/** What was thrown, as a finding. Those that differ only in numbers and keys have the same cause. */
export function toFinding(error: unknown, kind = ""): Finding {
  const reason = error instanceof Failure ? error.message : `the fuzzer itself fails: ${stackOf(error)}`;
  const exchange = error instanceof Failure ? error.exchange : undefined;
  return {
    level: "failure",
    check: kind === "" ? "gateway" : kind,
    key: `${kind} ${reason.replaceAll(/[0-9A-Z]{8,}|\d+/g, "#")}`,
    reason,
    requests: exchange === undefined ? [] : [exchange.request],
    answer: exchange?.answer,
  };
}

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
