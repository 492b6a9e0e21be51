import { stageCommands } from "../../scripts/stages/commands.ts";
import type { Check, Fault } from "./fault.ts";
import type { ProjectCopy } from "./project-copy.ts";
import { type Bounded, type Environment, runBounded } from "./run-bounded.ts";

export type Verdict =
  | { readonly kind: "caught" }
  /** The check passed with the fault in place. */
  | { readonly kind: "survived"; readonly output: string }
  /** Nothing is known: `why` says what stood in the way. */
  | { readonly kind: "unjudged"; readonly why: string; readonly output: string };

/**
 * A check that needs longer hangs. That never counts as catching the fault: tests have limits of their own and say what
 * they waited for, and a stage that hangs tells nobody what is wrong.
 */
const LIMIT_MS = 180_000;

/** Judges faults one after another, in one copy. */
export class Judge {
  readonly #copy: ProjectCopy;
  readonly #env: Environment;
  readonly #signal: AbortSignal;
  /** What the checks say of the project as it is. */
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
      return { kind: "unjudged", why: "the check checks nothing", output };
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
      const { status, output } = await this.#run(["scripts/generate.ts"]);
      if (status !== 0) return { kind: "unjudged", why: "the generator does not take the fault", output };
    }
    const { status, output } = await this.#run(commandOf(caughtBy));
    if (status === 0) return { kind: "survived", output };
    if (status === undefined) return { kind: "unjudged", why: `no end within ${LIMIT_MS / 1000} s`, output };
    const unsaid = caughtBy.saying.find((said) => !said.test(output));
    return unsaid === undefined
      ? { kind: "caught" }
      : { kind: "unjudged", why: `the check fails, but does not say ${unsaid}`, output };
  }

  /** A check that fails without any fault proves nothing when it fails with one. Each is run once. */
  async #unchangedRun(check: Check): Promise<Bounded> {
    const name = commandOf(check).join(" ");
    const run = this.#unchanged.get(name) ?? (await this.#run(commandOf(check)));
    this.#unchanged.set(name, run);
    return run;
  }

  #run(args: readonly string[]): Promise<Bounded> {
    return runBounded(args, { cwd: this.#copy.folder, env: this.#env, limitMs: LIMIT_MS, signal: this.#signal });
  }
}

const commandOf = ({ stage, narrowedTo }: Check): readonly string[] => [...stageCommands[stage], ...narrowedTo];
