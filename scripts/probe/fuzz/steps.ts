import { checkExchange } from "./check-exchange.ts";
import { checkState } from "./checks/check-state.ts";
import type { Problem } from "./problem.ts";
import type { Contract, Link } from "./contract/contract.ts";
import type { Exchange } from "./exchange.ts";
import { type Plan, withParameter } from "./request/plan.ts";
import { shrinkPlan } from "./request/shrink-plan.ts";
import { evaluate } from "../contract/expressions.ts";
import { Seen } from "./resources/seen.ts";
import { shrinkList } from "../../schema/shrink.ts";
import type { Target } from "./target.ts";

/** One request of a case. */
export interface Step {
  readonly plan: Plan;
  /** "made": its path parameters are those of what the steps before it have made. A link: as the answer before it says. */
  readonly follows?: "made" | Link;
}

/** What was wrong, and after which requests. */
export interface StepProblem {
  readonly problem: Problem;
  /** The requests up to the one that shows it. */
  readonly exchanges: readonly Exchange[];
}

/** Sends the steps of a case one after the other and checks every answer. */
export async function runSteps(target: Target, steps: readonly Step[]): Promise<StepProblem[]> {
  const made = new Seen(target.resources, { keepsDeleted: true });
  const exchanges: Exchange[] = [];
  const found: StepProblem[] = [];
  for (const step of steps) {
    const plan = resolve(target.contract, step, made, exchanges.at(-1));
    const exchange = plan && (await target.send(plan));
    if (exchange === undefined) continue;
    exchanges.push(exchange);
    for (const problem of [...checkExchange(target.contract, exchange), ...checkState(exchange, made)])
      found.push({ problem, exchanges: [...exchanges] });
    made.learn(exchange);
    target.seen.learn(exchange);
  }
  return found;
}

/** The plan with what the steps before have shown. Undefined: they have not shown enough. */
function resolve(contract: Contract, { plan, follows }: Step, made: Seen, before: Exchange | undefined) {
  if (follows === undefined) return plan;
  if (follows !== "made") return followLink(contract, plan, follows, before);
  const { path } = contract.operation(plan.operation);
  const known = made.latest(path);
  return known && { ...plan, parameters: { ...plan.parameters, path: { ...plan.parameters.path, ...known } } };
}

function followLink(contract: Contract, plan: Plan, link: Link, before: Exchange | undefined): Plan | undefined {
  const status = before?.answer?.status ?? 0;
  const isMeant = [String(status), `${Math.floor(status / 100)}XX`, "default"].includes(link.status);
  if (before === undefined || !isMeant) return undefined;
  const { parameters } = contract.operation(plan.operation);
  let linked = plan;
  for (const [name, expression] of Object.entries(link.parameters)) {
    const value = evaluate(expression, before);
    // A link may say in which place the parameter is: `path.id`.
    const target = parameters.find((parameter) => [parameter.name, `${parameter.in}.${parameter.name}`].includes(name));
    if (value === undefined || target === undefined) return undefined;
    linked = withParameter(linked, target.in, target.name, value);
  }
  if (link.requestBody === undefined || linked.body === undefined) return linked;
  return { ...linked, body: { mediaType: linked.body.mediaType, value: evaluate(link.requestBody, before) } };
}

/** Simpler cases: with fewer steps, then with simpler ones. */
export function shrinkSteps(steps: readonly Step[]): Iterable<readonly Step[]> {
  return shrinkList(steps, function* (step) {
    for (const plan of shrinkPlan(step.plan)) yield { ...step, plan };
  });
}
