import type { ParseArgsOptionsConfig } from "node:util";
import type { Desk } from "./desk.ts";
import type { Given } from "./given.ts";

/** What a command has to say: to a program (`--json`) or to a person. */
export interface Outcome {
  readonly json: unknown;
  readonly text: string;
}

export interface Command {
  /** `account create`. */
  readonly name: string;
  /** The words and options after it. */
  readonly usage: string;
  /** One line for the list of commands. */
  readonly about: string;
  /** What else the command's own help says. */
  readonly details?: string;
  readonly options: ParseArgsOptionsConfig;
  /** It works on tables of any release: they are not brought up to date before it runs. */
  readonly takesAnyTables?: boolean;
  /** How many words without a dash it takes at most. */
  readonly words?: number;
  /** Reads what the command is fed with. It comes before the desk: who feeds it may be waiting for the desk too. */
  input?(given: Given): Promise<string>;
  run(given: Given, desk: Desk, input: string): Promise<Outcome>;
}
