import type { ParseArgsOptionsConfig } from "node:util";
import type { Perform, UseCaseFacts } from "../use-case.ts";
import type { CommandArgs } from "./command-args.ts";

/** What a command prints: a value for programs (`--json`) and a text for people. */
export interface CommandOutput {
  readonly json: unknown;
  readonly text: string;
  /** Why it is not the whole answer: printed to standard error, and the exit code is 1. */
  readonly problem?: string | undefined;
}

/** Translates the words of a command line into a use case, and what came of it into a text. */
export interface Command {
  /** `account create`. */
  readonly name: string;
  /** What it may perform, and nothing else. A command without a use case needs no database. */
  readonly useCases: readonly UseCaseFacts[];
  /** The arguments and options after the name. */
  readonly usage: string;
  /** One line for the list of commands. */
  readonly about: string;
  /** The rest of the command's own help. */
  readonly details?: string;
  readonly options: ParseArgsOptionsConfig;
  /** How many arguments without a dash are allowed; none unless it is said. */
  readonly maxPositionals?: number;
  /** Reads standard input or a file. It runs before the database is opened, because the writer may need the database too. */
  readInput?(args: CommandArgs): Promise<string>;
  run(args: CommandArgs, perform: Perform, input: string): Promise<CommandOutput>;
}

/** For commands about one account: `--id acme`, or the id as the only argument. */
export const accountOption = { id: { type: "string" } } as const;

/** Lines up the cells of rows; the last cell of a row is not padded. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, index) => {
      widths[index] = Math.max(widths[index] ?? 0, cell.length);
    });
  const lines = rows.map((row) => row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join("  "));
  return lines.map((line) => line.trimEnd()).join("\n");
}
