import { stageCommands } from "../../stages/commands.ts";
import type { Check, Fault } from "./fault.ts";
import type { ProjectCopy } from "./project-copy.ts";
import { type Bounded, type Environment, runBounded } from "./run-bounded.ts";

export type Verdict =
  | { readonly kind: "caught" }
  /** The check passed with the fault in place. */
  | { readonly kind: "survived"; readonly output: string }
  /** The result is not known, for the reason in `why`. */
  | { readonly kind: "unjudged"; readonly why: string; readonly output: string };

/**
 * A check that runs longer hangs. It has not caught the fault: tests have their own time limits and say what they waited
 * for, but a stage that hangs gives no reason.
 */
const LIMIT_MS = 180_000;

/** Tries faults one after another in one copy of the project. */
export class Judge {
  readonly #copy: ProjectCopy;
  readonly #env: Environment;
  readonly #signal: AbortSignal;
  /** The results of the checks without a fault. */
  readonly #unchanged = new Map<string, Bounded>();

  constructor(copy: ProjectCopy, env: Environment, signal: AbortSignal) {
    this.#copy = copy;
    this.#env = env;
    this.#signal = signal;
  }

  async judge(fault: Fault): Promise<Verdict> {
    const { status, output } = await this.#unchangedRun(fault.caughtBy);
    if (status !== 0) return { kind: "unjudged", why: "the check does not pass without the fault", output };
    if (fault.caughtBy.passing?.test(output) === false)
      return { kind: "unjudged", why: "the check ran no tests", output };
    const { problem, undo } = this.#copy.apply(fault);
    if (problem !== undefined) return { kind: "unjudged", why: problem, output: "" };
    try {
      return await this.#judgeApplied(fault);
    } finally {
      undo();
    }
  }

  async #judgeApplied({ regenerate, caughtBy }: Fault): Promise<Verdict> {
    if (regenerate) {
      const { status, output } = await this.#run(["scripts/contract.ts", "generate"]);
      if (status !== 0) return { kind: "unjudged", why: "the generator fails with the fault", output };
    }
    const { status, output } = await this.#run(getCommand(caughtBy));
    if (status === 0) return { kind: "survived", output };
    if (status === undefined)
      return { kind: "unjudged", why: `the check did not end within ${LIMIT_MS / 1000} s`, output };
    const missing = caughtBy.saying.find((pattern) => !pattern.test(output));
    return missing === undefined
      ? { kind: "caught" }
      : { kind: "unjudged", why: `the check fails, but its output does not match ${missing}`, output };
  }

  /** A check must pass without a fault; otherwise its failure proves nothing. Each check is run once without a fault. */
  async #unchangedRun(check: Check): Promise<Bounded> {
    const name = getCommand(check).join(" ");
    const run = this.#unchanged.get(name) ?? (await this.#run(getCommand(check)));
    this.#unchanged.set(name, run);
    return run;
  }

  #run(args: readonly string[]): Promise<Bounded> {
    return runBounded(args, { cwd: this.#copy.folder, env: this.#env, limitMs: LIMIT_MS, signal: this.#signal });
  }
}

const getCommand = ({ stage, narrowedTo }: Check): readonly string[] => [...stageCommands[stage], ...narrowedTo];
