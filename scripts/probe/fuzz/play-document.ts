import { drawWithSeed } from "../../schema/random.ts";
import type { DocumentedOperation } from "../contract/operations.ts";
import type { Finding } from "../findings.ts";
import { isReachable } from "../wire/reachable.ts";
import { type DocumentKind, documentKinds } from "./document-kinds.ts";
import type { Course, Kind } from "./kind.ts";
import { type Round, seedOf } from "./schedule.ts";
import { runSteps, type Step, type StepProblem, shrinkSteps } from "./steps.ts";
import type { Target } from "./target.ts";

/** A failing case is sent again at most so often to make it simpler; where no answer came, each try costs the time limit. */
const MOST_TRIES = 250;
const MOST_SLOW_TRIES = 8;

/** The kinds that follow from the document alone, for the operations that were asked for. */
export function newDocumentKinds(target: Target, operations: readonly DocumentedOperation[]): Kind[] {
  return documentKinds.map((kind) => ({
    name: kind.name,
    about: kind.about,
    // One after the other: which ids are known depends on the requests before.
    lane: "document",
    play: (round, course) => playRound(kind, target, operations, round, course),
  }));
}

async function playRound(
  kind: DocumentKind,
  target: Target,
  operations: readonly DocumentedOperation[],
  round: Round,
  course: Course,
): Promise<void> {
  for (const operation of operations)
    for (let index = 0; index < kind.cases; index++) {
      if (course.isOver()) return;
      const steps = drawCase(kind, target, operation, round, index);
      if (steps === undefined) break;
      await playCase(target, steps, round, course);
      course.countCases(1);
    }
}

function drawCase(kind: DocumentKind, target: Target, operation: DocumentedOperation, round: Round, index: number) {
  const number = round.number * kind.cases + index;
  // A seed of 0 would draw the smallest of everything.
  const seed = seedOf(round.seed, operation.id, index) || 1;
  return drawWithSeed(seed, (random) => kind.draw(target, operation, random, number));
}

async function playCase(target: Target, steps: readonly Step[], round: Round, course: Course): Promise<void> {
  const found = (await runSteps(target, steps)).filter(({ problem }) => !target.ignored.has(problem.check));
  const isHere = new Set<string>();
  for (const one of found) {
    const key = keyOf(one);
    if (isHere.has(key)) continue;
    isHere.add(key);
    if (one.problem.check === "no-answer" && !(await isReachable(target.url))) {
      const reason = `the server takes no connections any more (${one.problem.reason})`;
      const problem = { ...one.problem, check: "server-gone", reason, expected: "a server that goes on" };
      course.report(toFinding(target, { ...one, problem }, round, 0));
      course.stop();
      return;
    }
    const shrunk = course.isKnown(key) ? { steps, last: one, shrinks: 0 } : await shrink(target, steps, one, course);
    course.report(toFinding(target, shrunk.last, round, shrunk.shrinks));
  }
}

/** The operation of the request that shows the problem, the check, and what tells its causes apart. */
function keyOf({ problem, asked }: StepProblem): string {
  const { check, detail } = problem;
  // Headers and statuses of refusals come from what all operations have in common, such as the check of credentials.
  const isCommon =
    check.startsWith("header-") || detail === "wrong" || (check === "status-undocumented" && detail >= "400");
  if (isCommon) return `${check} ${detail}`;
  return [asked.at(-1)?.draft.operation.id, check, detail].join(" ");
}

interface Shrunk {
  readonly steps: readonly Step[];
  readonly last: StepProblem;
  readonly shrinks: number;
}

/** Sends simpler cases as long as one of them shows the same problem. */
async function shrink(target: Target, given: readonly Step[], first: StepProblem, course: Course): Promise<Shrunk> {
  const key = keyOf(first);
  let smallest: Shrunk = { steps: given, last: first, shrinks: 0 };
  let left = first.problem.check === "no-answer" ? MOST_SLOW_TRIES : MOST_TRIES;
  for (let isSmaller = true; isSmaller && left > 0; ) {
    isSmaller = false;
    for (const steps of shrinkSteps(smallest.steps)) {
      if (left-- <= 0 || course.leftMs() === 0) return smallest;
      const last = (await runSteps(target, steps)).find((one) => keyOf(one) === key);
      if (last === undefined) continue;
      smallest = { steps, last, shrinks: smallest.shrinks + 1 };
      isSmaller = true;
      break;
    }
  }
  return smallest;
}

function toFinding(target: Target, found: StepProblem, round: Round, shrinks: number): Finding {
  const { problem, asked } = found;
  const { level, check, pointer, reason, expected } = problem;
  return {
    ...{ level, check, reason, expected, round, shrinks },
    key: keyOf(found),
    operation: asked.at(-1)?.draft.operation.id,
    place: { pointer, source: target.locate(pointer) },
    requests: asked.map(({ request }) => request),
    answer: asked.at(-1)?.answer,
  };
}
