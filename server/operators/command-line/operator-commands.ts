import { roles } from "../../domain/operator-role.ts";
import { OperatorError } from "../../errors.ts";
import { addOperator, listAudit, listOperators, removeOperator, setOperatorPassword } from "../operators.ts";
import { type Command, formatTable } from "./command.ts";
import type { CommandArgs } from "./command-args.ts";
import { passwordHelp, passwordOptions } from "./secrets.ts";

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 10_000;

/** The operator: `--name kim`, or the first argument. */
function readName(args: CommandArgs): string {
  const name = args.text("name") ?? args.positionals[0];
  if (name === undefined || name === "") throw new OperatorError("--name is missing: which operator?");
  return name;
}

const showPassword = (password: string | null): readonly string[] =>
  password === null ? [] : [`password  ${password}  (shown this once)`];

const add: Command = {
  name: "operators add",
  useCases: [addOperator],
  usage: "NAME [--role viewer|operator|admin] [--password-file FILE]",
  about: "lets a person sign in to the console on the admin port",
  details: `  --name NAME               the operator, in place of the argument
  --role ROLE               viewer looks, and recipients are masked; operator also cancels and requeues messages, pauses and
                            drains carriers, sends webhooks again and sees recipients; admin also changes accounts, registries,
                            operators and cells, and erases (default: viewer)
${passwordHelp}`,
  options: { name: { type: "string" }, role: { type: "string" }, ...passwordOptions },
  maxPositionals: 1,
  async run(args, perform) {
    const name = readName(args);
    const role = args.oneOf("role", roles) ?? "viewer";
    const { password } = await perform(addOperator, { operator: name, role, password: args.text("password") });
    const text = [`Made ${name}, ${role}.`, ...showPassword(password)].join("\n");
    return { json: { name, role, password }, text };
  },
};

const list: Command = {
  name: "operators list",
  useCases: [listOperators],
  usage: "",
  about: "lists who may sign in to the console",
  options: {},
  async run(_args, perform) {
    const operators = await perform(listOperators, undefined);
    if (operators.length === 0)
      return { json: operators, text: "There are no operators. Make one: operators add NAME --role operator" };
    const rows = operators.map(({ name, role, created }) => [name, role, created]);
    return { json: operators, text: formatTable([["NAME", "ROLE", "CREATED"], ...rows]) };
  },
};

const setPassword: Command = {
  name: "operators password",
  useCases: [setOperatorPassword],
  usage: "NAME [--password-file FILE]",
  about: "gives an operator another password and ends the operator's sessions",
  details: `  --name NAME               the operator, in place of the argument
${passwordHelp}`,
  options: { name: { type: "string" }, ...passwordOptions },
  maxPositionals: 1,
  async run(args, perform) {
    const name = readName(args);
    const { password } = await perform(setOperatorPassword, { operator: name, password: args.text("password") });
    const text = [`${name} has another password, and is signed out everywhere.`, ...showPassword(password)].join("\n");
    return { json: { name, password }, text };
  },
};

const remove: Command = {
  name: "operators remove",
  useCases: [removeOperator],
  usage: "NAME",
  about: "removes an operator and ends the operator's sessions",
  details: `  --name NAME               the operator, in place of the argument

What the operator did stays in the audit log.`,
  options: { name: { type: "string" } },
  maxPositionals: 1,
  async run(args, perform) {
    const name = readName(args);
    await perform(removeOperator, { operator: name });
    return { json: { name, removed: true }, text: `Removed ${name}.` };
  },
};

const audit: Command = {
  name: "operators audit",
  useCases: [listAudit],
  usage: "[--name NAME] [--limit N]",
  about: "lists what operators did, also by commands: sign-ins, changes, and looks at recipients",
  details: `  --name NAME               of this operator only; commands have the name cli: and the user of the system
  --limit N                 how many at most, the newest first (default: ${DEFAULT_LIMIT})`,
  options: { name: { type: "string" }, limit: { type: "string" } },
  async run(args, perform) {
    const limit = args.integer("limit", 1, MAX_LIMIT) ?? DEFAULT_LIMIT;
    const { entries } = await perform(listAudit, { operator: args.text("name"), limit });
    if (entries.length === 0) return { json: entries, text: "Nothing was done." };
    const rows = entries.map(({ at, operator, text, result, from }) => [at, operator, text, result, from]);
    return { json: entries, text: formatTable([["TIME", "OPERATOR", "WHAT", "RESULT", "FROM"], ...rows]) };
  },
};

export const operatorCommands: readonly Command[] = [add, list, setPassword, remove, audit];
