import { OperatorError } from "../wiring/errors.ts";
import type { Command } from "./command.ts";
import { commands } from "./commands.ts";
import type { Desk } from "./desk.ts";
import { readGiven } from "./given.ts";
import { generalHelp, helpOf } from "./help.ts";
import { UsageError } from "./usage-error.ts";

export interface Printed {
  readonly out: string;
  readonly error: string;
  readonly exitCode: 0 | 1;
}

/** Opens the desk only when there is something to do at it, and closes it whatever happens. */
export type OpenDesk = () => Promise<{ readonly desk: Desk; close(): Promise<void> }>;

/** One command line from its words to what is printed. What a person can mend ends in a line; the rest is thrown. */
export async function runAdmin(args: readonly string[], openDesk: OpenDesk): Promise<Printed> {
  try {
    return { out: `${await answer(args, openDesk)}\n`, error: "", exitCode: 0 };
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof OperatorError)) throw error;
    return { out: "", error: `admin: ${error.message}\n`, exitCode: 1 };
  }
}

async function answer(args: readonly string[], openDesk: OpenDesk): Promise<string> {
  const [noun, verb] = args;
  const asksHelp = args.includes("--help") || args.includes("-h");
  if (noun === undefined || noun === "help" || noun.startsWith("-")) {
    if (noun?.startsWith("-") && !asksHelp)
      throw new UsageError(`begin with a command, not ${noun}; --help lists them`);
    return generalHelp(commands);
  }
  const command = commands.find(({ name }) => name === noun || name === `${noun} ${verb}`);
  if (command === undefined) return unknownCommand(noun, verb, asksHelp);
  if (asksHelp) return helpOf(command);
  const given = readGiven(
    args.slice(command.name.split(" ").length),
    { ...command.options, json: { type: "boolean" } },
    command.words ?? 0,
  );
  const input = (await command.input?.(given)) ?? "";
  const { desk, close } = await openDesk();
  try {
    // Accounts can be made before the gateway has ever run.
    if (command.takesAnyTables !== true) await desk.prepareTables();
    const { json, text } = await command.run(given, desk, input);
    return given.flag("json") === true ? JSON.stringify(json, null, 2) : text;
  } finally {
    await close();
  }
}

function unknownCommand(noun: string, verb: string | undefined, asksHelp: boolean): string {
  const family: readonly Command[] = commands.filter(({ name }) => name.startsWith(`${noun} `));
  if (family.length === 0) throw new UsageError(`there is no command "${noun}"; --help lists them`);
  if (asksHelp) return generalHelp(family);
  const verbs = family.map(({ name }) => name.slice(noun.length + 1)).join(", ");
  if (verb === undefined) throw new UsageError(`${noun} what? ${verbs}`);
  throw new UsageError(`there is no command "${noun} ${verb}"; ${noun} has ${verbs}`);
}
