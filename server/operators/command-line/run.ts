import { escapeUnprintable } from "../../domain/printable-text.ts";
import { OperatorError } from "../../errors.ts";
import { Refusal } from "../refusal.ts";
import type { Perform } from "../use-case.ts";
import { accountCommands } from "./account-commands.ts";
import { carrierCommands } from "./carrier-commands.ts";
import { cellCommands } from "./cell-commands.ts";
import { type Command, type CommandOutput, formatTable } from "./command.ts";
import { parseCommandArgs } from "./command-args.ts";
import { credentialCommands } from "./credential-commands.ts";
import { figuresCommands } from "./figures-commands.ts";
import { messageCommands } from "./message-commands.ts";
import { messageGroupCommands } from "./message-group-commands.ts";
import { operatorCommands } from "./operator-commands.ts";
import { optOutCommands } from "./opt-out-commands.ts";
import { personalDataCommands } from "./personal-data-commands.ts";
import { registryCommands } from "./registry-commands.ts";
import { readSecrets } from "./secrets.ts";
import { webhookCommands } from "./webhook-commands.ts";

export interface Printed {
  readonly out: string;
  readonly error: string;
  readonly exitCode: 0 | 1;
}

/** What commands work on. */
export interface OpenedOperators {
  readonly perform: Perform;
  /** Migrates as a start of the gateway does; with MIGRATE=off, missing migrations are an error. */
  prepareTables(): Promise<void>;
  close(): Promise<void>;
}

/** Called only when a command needs the database, which is closed whatever happens. */
export type OpenOperators = () => Promise<OpenedOperators>;

/** Every command, in the order in which the help lists them. */
export const commands: readonly Command[] = [
  ...accountCommands,
  ...credentialCommands,
  ...personalDataCommands,
  ...messageCommands,
  ...messageGroupCommands,
  ...webhookCommands,
  ...registryCommands,
  ...optOutCommands,
  ...carrierCommands,
  ...operatorCommands,
  ...figuresCommands,
  ...cellCommands,
];

/** Runs one command line. A problem that the operator can correct is printed as one line; other errors are thrown. */
export async function runAdmin(args: readonly string[], open: OpenOperators): Promise<Printed> {
  try {
    const { text: written, problem } = await runCommandLine(args, open);
    const text = toPrintableLines(written);
    return problem === undefined
      ? { out: `${text}\n`, error: "", exitCode: 0 }
      : { out: `${text}\n`, error: `admin: ${problem}\n`, exitCode: 1 };
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    if (error instanceof Refusal && error.kind === "counted") return printCount(error, args.includes("--json"));
    return { out: "", error: `admin: ${error.message}${getHint(error)}\n`, exitCode: 1 };
  }
}

/** Partners and carriers write some of it; JSON has the same escapes. */
const toPrintableLines = (text: string): string => text.split("\n").map(escapeUnprintable).join("\n");

/** What a change would do is the whole answer of a command without `--yes`. */
function printCount({ message }: Refusal, isJson: boolean): Printed {
  const text = `${message}. Nothing was changed; --yes does it.`;
  return { out: `${isJson ? JSON.stringify({ changed: false, text }, null, 2) : text}\n`, error: "", exitCode: 0 };
}

/** How this way in goes on from a refusal. */
function getHint(error: OperatorError): string {
  if (!(error instanceof Refusal)) return "";
  if (error.kind === "unconfirmed") return "; nothing was changed, and --yes does it";
  const [, thing = ""] = /^there is no (account|operator|cell) /.exec(error.message) ?? [];
  return thing === "" ? "" : `; ${thing === "operator" ? "operators" : thing} list shows them`;
}

type Answer = Pick<CommandOutput, "text" | "problem">;

async function runCommandLine(args: readonly string[], open: OpenOperators): Promise<Answer> {
  const [noun, verb] = args;
  const isHelp = args.includes("--help") || args.includes("-h");
  if (noun === undefined || noun === "help" || noun.startsWith("-")) {
    if (noun?.startsWith("-") && !isHelp)
      throw new OperatorError(`begin with a command, not ${noun}; --help lists them`);
    return { text: formatGeneralHelp(commands) };
  }
  const command = commands.find(({ name }) => name === args.slice(0, name.split(" ").length).join(" "));
  if (command === undefined) return { text: answerUnknownCommand(noun, verb, isHelp) };
  if (isHelp) return { text: formatHelp(command) };
  return runCommand(command, args.slice(command.name.split(" ").length), open);
}

const NOTHING_OPENED: OpenedOperators = {
  perform: (useCase) => Promise.reject(new Error(`There is no database to ${useCase.name} with`)),
  prepareTables: async () => {},
  close: async () => {},
};

async function runCommand(command: Command, words: readonly string[], open: OpenOperators): Promise<Answer> {
  const given = parseCommandArgs(words, { ...command.options, json: { type: "boolean" } }, command.maxPositionals ?? 0);
  const args = await readSecrets(given);
  const input = (await command.readInput?.(args)) ?? "";
  const { perform, prepareTables, close } = command.useCases.length === 0 ? NOTHING_OPENED : await open();
  const performOwn: Perform = (useCase, given) => {
    if (!command.useCases.includes(useCase))
      throw new Error(`${command.name} does not say that it may ${useCase.name}`);
    return perform(useCase, given);
  };
  try {
    // Accounts can be made before the gateway has ever run.
    if (!command.useCases.some(({ makesTables }) => makesTables)) await prepareTables();
    const { json, text, problem } = await command.run(args, performOwn, input);
    return { text: args.flag("json") === true ? JSON.stringify(json, null, 2) : text, problem };
  } finally {
    await close();
  }
}

/** `account --help` lists the commands about accounts; anything else that is no command is an error. */
function answerUnknownCommand(noun: string, verb: string | undefined, isHelp: boolean): string {
  const family = commands.filter(({ name }) => name.startsWith(`${noun} `));
  if (family.length === 0) throw new OperatorError(`there is no command "${noun}"; --help lists them`);
  if (isHelp) return formatGeneralHelp(family);
  const verbs = family.map(({ name }) => name.slice(noun.length + 1)).join(", ");
  if (verb === undefined) throw new OperatorError(`${noun} what? ${verbs}`);
  throw new OperatorError(`there is no command "${noun} ${verb}"; ${noun} has ${verbs}`);
}

const PROGRAM = "npm run -s admin --";

const formatHelp = ({ name, usage, about, details }: Command): string =>
  [
    `${PROGRAM} ${name} ${usage}`.trimEnd(),
    "",
    `${about.charAt(0).toUpperCase()}${about.slice(1)}.`,
    ...(details === undefined ? [] : ["", details]),
    "",
    "  --json                    prints one JSON value for programs in place of text",
  ].join("\n");

const formatGeneralHelp = (listed: readonly Command[]): string => `${PROGRAM} COMMAND [options]

Manages accounts, what is registered for them, their messages, webhooks that were given up, carriers, the
operators of the console, cells, and the tables, and shows figures. Changes are in the audit log. It works
beside a running gateway, on the database of DATABASE_URL or else on the embedded one in the data folder; a running gateway sees a change
within seconds.

${formatTable(listed.map(({ name, about }) => [`  ${name}`, about]))}

Every command takes --json and --help. To begin with:

  ${PROGRAM} account create --id acme --report polling --sandbox
  ${PROGRAM} registry add sender-number 0212345678 --id acme
  ${PROGRAM} account set --id acme --no-sandbox --limit-send 1000`;
