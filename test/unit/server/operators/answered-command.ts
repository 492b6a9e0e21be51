import { type Printed, runAdmin } from "../../../../server/operators/command-line/run.ts";
import type { Perform } from "../../../../server/operators/use-case.ts";

/** Runs commands without a database: use cases are answered with these results, or by these functions of their arguments. */
export class AnsweredCommands {
  answers: Record<string, unknown>;
  opened = 0;
  closed = 0;
  /** How often the tables were prepared for a command. */
  prepared = 0;

  constructor(answers: Readonly<Record<string, unknown>> = {}) {
    this.answers = { ...answers };
  }

  run(...args: string[]): Promise<Printed> {
    const perform: Perform = async (useCase, given) => {
      const answer = this.answers[useCase.name];
      if (answer === undefined) throw new Error(`The test has no answer for ${useCase.name}`);
      return typeof answer === "function" ? answer(given) : answer;
    };
    return runAdmin(args, async () => {
      this.opened += 1;
      return {
        perform,
        prepareTables: async () => {
          this.prepared += 1;
        },
        close: async () => {
          this.closed += 1;
        },
      };
    });
  }

  /** What a command with `--json` prints; a refusal is an error. */
  async json(...args: string[]): Promise<unknown> {
    const { out, error } = await this.run(...args, "--json");
    if (error !== "") throw new Error(error);
    return JSON.parse(out);
  }
}
