import { setTimeout as sleep } from "node:timers/promises";
import type { Json } from "../../schema/json.ts";
import { shrinkList } from "../../schema/shrink.ts";
import type { Step } from "../cases/case.ts";
import { evaluate } from "../contract/expressions.ts";
import type { Link } from "../contract/links.ts";
import { documentedStatus } from "../contract/operations.ts";
import type { Asked } from "../request/asked.ts";
import type { Draft } from "../request/draft.ts";
import { KnownValues } from "../request/known-values.ts";
import { withParameter } from "../request/with-parameter.ts";
import { AS_DOCUMENTED, checkExchange, checkState, isFailure } from "./check-exchange.ts";
import type { Problem } from "./problem.ts";
import { shrinkDraft } from "./shrink-draft.ts";
import type { Target } from "./target.ts";

/** What was wrong, and after which requests. */
export interface StepProblem {
  readonly problem: Problem;
  /** The requests up to the one that shows it. */
  readonly asked: readonly Asked[];
}

/** Sends the steps of a case one after the other and checks every answer. */
export async function runSteps(target: Target, steps: readonly Step[]): Promise<StepProblem[]> {
  const made = new KnownValues(target.resources, { keepsDeleted: true });
  const before: Asked[] = [];
  const found: StepProblem[] = [];
  for (const step of steps) {
    const draft = resolve(step, made, before.at(-1));
    if (step.pauseMs !== undefined) await sleep(step.pauseMs);
    const asked = draft && (await target.send({ ...step, draft }));
    if (asked === undefined) continue;
    before.push(asked);
    const problems = [...checkExchange(target.contract, asked, step), ...checkState(asked, made)];
    for (const problem of problems) found.push({ problem, asked: [...before] });
    // What was made by a request that should have been refused is nothing to go on with.
    if (problems.some((one) => isFailure(one) && one.expected !== AS_DOCUMENTED)) continue;
    made.learn(asked);
    target.known.learn(asked);
  }
  return found;
}

/** The request with what the steps before have shown. Undefined: they have not shown enough. */
function resolve({ draft, follows }: Step, made: KnownValues, before: Asked | undefined): Draft | undefined {
  if (follows === undefined) return draft;
  if (follows !== "made") return followLink(draft, follows, before);
  const known = made.latest(draft.operation.path);
  if (known === undefined) return undefined;
  const texts = Object.entries(known).map(([name, value]) => [name, String(value)]);
  return { ...draft, path: { ...draft.path, ...Object.fromEntries(texts) } };
}

function followLink(draft: Draft, link: Link, before: Asked | undefined): Draft | undefined {
  if (before?.answer === undefined) return undefined;
  if (documentedStatus(before.draft.operation, before.answer.status) !== link.status) return undefined;
  let linked = draft;
  for (const [name, expression] of Object.entries(link.parameters)) {
    const value = evaluate(expression, before);
    // A link may say in which place the parameter is: `path.id`.
    const parameter = draft.operation.parameters.find((one) => [one.name, `${one.in}.${one.name}`].includes(name));
    if (value === undefined || parameter === undefined) return undefined;
    linked = withParameter(linked, parameter, value as Json);
  }
  if (link.requestBody === undefined || linked.body === undefined) return linked;
  return { ...linked, body: evaluate(link.requestBody, before) as Json };
}

/** Simpler cases: with fewer steps, then with simpler ones. */
export function shrinkSteps(steps: readonly Step[]): Iterable<readonly Step[]> {
  return shrinkList(steps, function* (step) {
    for (const draft of shrinkDraft(step.draft)) yield { ...step, draft };
  });
}
