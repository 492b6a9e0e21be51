import type { Case } from "../cases/case.ts";
import type { CaseKind } from "../cases/kinds.ts";
import type { OperationCases } from "../cases/operation-cases.ts";
import { isReachable } from "../wire/reachable.ts";
import type { Finding } from "./findings.ts";
import type { Course } from "./kind.ts";
import type { Round } from "./schedule.ts";
import { runSteps, type StepProblem, shrinkSteps } from "./steps.ts";
import type { Target } from "./target.ts";

/** A failing case is sent again at most so often to make it simpler; where no answer came, each try costs the time limit. */
const MOST_TRIES = 250;
const MOST_SLOW_TRIES = 8;
/** Some requests end the process of the mock, which is then started again. */
const RESTART_TRIES = 100;

/** Sends all cases of a kind and an operation, judges the answers, and reports what is wrong. */
export async function playKind(kind: CaseKind, of: OperationCases, course: Course, round?: Round): Promise<void> {
  const cases = kind.cases(of, round);
  const player = async (): Promise<void> => {
    while (!course.isOver()) {
      const { value: one, done } = await cases.next();
      if (done === true) return;
      await playCase(of.target, one, course, round);
      course.countCases(1);
    }
  };
  await Promise.all(Array.from({ length: kind.width ?? 1 }, player));
}

async function playCase(target: Target, given: Case, course: Course, round: Round | undefined): Promise<void> {
  const found = (await runSteps(target, given.steps)).filter(({ problem }) => course.isWanted(problem.check));
  const isHere = new Set<string>();
  for (const one of found) {
    // A case that is made smaller shows one problem of a kind at a time.
    const key = keyOf(one);
    const shown = round === undefined || one.problem.check.startsWith("header-") ? key : one.problem.check;
    if (isHere.has(shown)) continue;
    isHere.add(shown);
    if (
      one.problem.check === "no-answer" &&
      !(await isReachable(target.url, target.isMock ? RESTART_TRIES : undefined))
    ) {
      const reason = `the server takes no connections any more (${one.problem.reason})`;
      const problem = { ...one.problem, check: "server-gone", reason, expected: "a server that goes on" };
      course.report(toFinding(target, given, { ...one, problem }, round, 0));
      course.stop();
      return;
    }
    const isShrunk = round !== undefined && !course.isKnown(key);
    const { last, shrinks } = isShrunk ? await shrink(target, given, one, course) : { last: one, shrinks: 0 };
    course.report(toFinding(target, given, last, round, shrinks));
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

interface Shrunk extends Pick<Case, "steps"> {
  readonly last: StepProblem;
  readonly shrinks: number;
}

/** Sends simpler cases as long as one of them shows the same problem. */
async function shrink(target: Target, { steps: given }: Case, first: StepProblem, course: Course): Promise<Shrunk> {
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

function toFinding(
  target: Target,
  { name }: Case,
  found: StepProblem,
  round: Round | undefined,
  shrinks: number,
): Finding {
  const { problem, asked } = found;
  const { level, check, pointer, reason, expected, at } = problem;
  return {
    ...{ level, check, reason, expected, round, shrinks },
    key: keyOf(found),
    tried: name,
    operation: asked.at(-1)?.draft.operation.id,
    place: { pointer, source: target.locate(pointer) },
    requests: asked.map(({ request }) => request),
    answer: asked.at(-1)?.answer,
    ...(at !== undefined && { more: [["pointer", at]] }),
  };
}
