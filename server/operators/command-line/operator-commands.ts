import { hostname, userInfo } from "node:os";
import { type Role, roles } from "../../domain/operator-role.ts";
import { OperatorError } from "../../errors.ts";
import type { AdminStore } from "./admin-store.ts";
import { type Command, formatTable } from "./command.ts";
import type { CommandArgs } from "./command-args.ts";
import { choosePassword, passwordHelp, passwordOptions } from "./secrets.ts";

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 10_000;
const NAME = /^[a-z0-9][a-z0-9._@-]{0,63}$/;

/** The operator: `--name kim`, or the first argument. */
function readName(args: CommandArgs): string {
  const name = args.text("name") ?? args.positionals[0];
  if (name === undefined || name === "") throw new OperatorError("--name is missing: which operator?");
  if (!NAME.test(name))
    throw new OperatorError(
      `"${name}" is no name of an operator: 1 to 64 small letters, digits, dots, dashes, underscores and @, not a sign first`,
    );
  return name;
}

/** Whoever may run this command may do anything: the log says which user of which machine it was. */
const note = (store: AdminStore, action: string, target: string, result: string): Promise<void> =>
  store.operators.writeAudit({ operator: `(${userInfo().username})`, action, target, from: hostname(), result });

const throwNoOperator = (name: string): never => {
  throw new OperatorError(`there is no operator ${JSON.stringify(name)}; operators list shows them`);
};

const addOperator: Command = {
  name: "operators add",
  usage: "NAME [--role viewer|operator] [--password-file FILE]",
  about: "lets a person sign in to the console on the admin port",
  details: `  --name NAME               the operator, in place of the argument
  --role ROLE               viewer looks, and recipients are masked; operator also pauses and drains carriers, sends
                            webhooks again and sees recipients (default: viewer)
${passwordHelp}`,
  options: { name: { type: "string" }, role: { type: "string" }, ...passwordOptions },
  maxPositionals: 1,
  async run(args, store) {
    const name = readName(args);
    const role: Role = args.oneOf("role", roles) ?? "viewer";
    const { hash, made } = await choosePassword(args, store.passwordCost);
    if (!(await store.operators.add(name, role, hash)))
      throw new OperatorError(`there is an operator ${name}; operators password ${name} changes the password`);
    await note(store, "operators add", name, role);
    return {
      json: { name, role, password: made ?? null },
      text: [`Made ${name}, ${role}.`, ...(made === undefined ? [] : [`password  ${made}  (shown this once)`])].join(
        "\n",
      ),
    };
  },
};

const listOperators: Command = {
  name: "operators list",
  usage: "",
  about: "lists who may sign in to the console",
  options: {},
  async run(_args, store) {
    const operators = await store.operators.list();
    const json = operators.map(({ id, role, createdMs }) => ({
      name: id,
      role,
      created: new Date(createdMs).toISOString(),
    }));
    if (json.length === 0)
      return { json, text: "There are no operators. Make one: operators add NAME --role operator" };
    const rows = json.map(({ name, role, created }) => [name, role, created]);
    return { json, text: formatTable([["NAME", "ROLE", "CREATED"], ...rows]) };
  },
};

const setPassword: Command = {
  name: "operators password",
  usage: "NAME [--password-file FILE]",
  about: "gives an operator another password and ends the operator's sessions",
  details: `  --name NAME               the operator, in place of the argument
${passwordHelp}`,
  options: { name: { type: "string" }, ...passwordOptions },
  maxPositionals: 1,
  async run(args, store) {
    const name = readName(args);
    const { hash, made } = await choosePassword(args, store.passwordCost);
    if (!(await store.operators.setPassword(name, hash))) throwNoOperator(name);
    await note(store, "operators password", name, "changed");
    return {
      json: { name, password: made ?? null },
      text: [
        `${name} has another password, and is signed out everywhere.`,
        ...(made === undefined ? [] : [`password  ${made}  (shown this once)`]),
      ].join("\n"),
    };
  },
};

const removeOperator: Command = {
  name: "operators remove",
  usage: "NAME",
  about: "removes an operator and ends the operator's sessions",
  details: `  --name NAME               the operator, in place of the argument

What the operator did stays in the audit log.`,
  options: { name: { type: "string" } },
  maxPositionals: 1,
  async run(args, store) {
    const name = readName(args);
    if (!(await store.operators.remove(name))) throwNoOperator(name);
    await note(store, "operators remove", name, "removed");
    return { json: { name, removed: true }, text: `Removed ${name}.` };
  },
};

const listAudit: Command = {
  name: "operators audit",
  usage: "[--name NAME] [--limit N]",
  about: "lists what operators did: sign-ins, changes, and looks at recipients",
  details: `  --name NAME               of this operator only
  --limit N                 how many at most, the newest first (default: ${DEFAULT_LIMIT})`,
  options: { name: { type: "string" }, limit: { type: "string" } },
  async run(args, store) {
    const limit = args.integer("limit", 1, MAX_LIMIT) ?? DEFAULT_LIMIT;
    const entries = await store.operators.listAudit({ operator: args.text("name"), limit });
    const json = entries.map(({ atMs, ...entry }) => ({ ...entry, at: new Date(atMs).toISOString() }));
    if (json.length === 0) return { json, text: "Nothing was done by the console." };
    const rows = json.map(({ at, operator, action, target, from, result }) => [
      ...[at, operator, action, target === "" ? "-" : target, from, result],
    ]);
    return { json, text: formatTable([["TIME", "OPERATOR", "ACTION", "TARGET", "FROM", "RESULT"], ...rows]) };
  },
};

export const operatorCommands: readonly Command[] = [
  addOperator,
  listOperators,
  setPassword,
  removeOperator,
  listAudit,
];
