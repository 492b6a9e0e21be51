import type { Credential } from "../../../generated/admin/types.ts";
import { RIGHTS, type Right } from "../../domain/credential.ts";
import { OperatorError } from "../../errors.ts";
import { addCredential, changeCredential, listCredentials, removeCredential } from "../credentials.ts";
import { accountOption, type Command, formatTable } from "./command.ts";
import type { CommandArgs } from "./command-args.ts";

const options = { ...accountOption, name: { type: "string" } } as const;
const changeOptions = { ...options, rights: { type: "string" }, ends: { type: "string" } } as const;
const nameHelp = `  --id NAME                 the account
  --name NAME               the credential: letters, digits and . _ - (at most 30)`;
const changeHelp = `${nameHelp}
  --rights LIST             what it may call: ${RIGHTS.join(",")}, or all
  --ends TIME               from when on it is refused, such as 2027-03-01 (in UTC) or 2027-03-01T09:00:00+09:00; never: no end`;

const readName = (args: CommandArgs) => ({ accountId: args.accountId(), credentialId: args.required("name") });

function readRights(args: CommandArgs): readonly Right[] | undefined {
  const text = args.text("rights");
  if (text === undefined) return undefined;
  if (text === "all") return RIGHTS;
  return text.split(",").map((word) => {
    const right = RIGHTS.find((known) => known === word.trim());
    if (right !== undefined) return right;
    throw new OperatorError(`--rights must be all, or some of ${RIGHTS.join(",")}, not "${text}"`);
  });
}

function readEnd(args: CommandArgs): string | null | undefined {
  const text = args.text("ends");
  return text === "never" ? null : text;
}

const formatCredentials = (credentials: readonly Credential[]): string =>
  formatTable([
    ["CLIENT ID", "RIGHTS", "ENDS", "ADDED", "LAST USE"],
    ...credentials.map(({ clientId, rights, endsAt, ended, createdAt, usedAt }) => [
      ...[clientId, rights.join(","), endsAt === null ? "never" : ended ? `${endsAt} (ended)` : endsAt],
      ...[createdAt, usedAt ?? "not known"],
    ]),
  ]);

const add: Command = {
  name: "account credential add",
  useCases: [addCredential],
  usage: "--id NAME --name NAME --rights LIST [--ends TIME]",
  about: "gives the account a further credential; its password is made and shown once",
  details: `${changeHelp}

Its client sends the account's id, a slash and the name in the header of the client id: acme/poller. To change a password without a gap,
add a credential, let all programs change to it, see in account credential list that the old one is not used any more, and remove that.
The account's own password cannot be removed: give it one that nobody has, with account rotate-password.`,
  options: changeOptions,
  maxPositionals: 1,
  async run(args, perform) {
    const rights = readRights(args);
    if (rights === undefined) throw new OperatorError(`--rights is missing: all, or some of ${RIGHTS.join(",")}`);
    const added = await perform(addCredential, { ...readName(args), rights, endsAt: readEnd(args) });
    const { credential, password } = added;
    return {
      json: { ...credential, password },
      text: `Added ${credential.clientId}. Its password, shown this once: ${password}\n\n${formatCredentials([credential])}`,
    };
  },
};

const list: Command = {
  name: "account credential list",
  useCases: [listCredentials],
  usage: "--id NAME",
  about: "lists the credentials of an account with rights, end and last use",
  details: `The first is the account's own password. Last uses are written once a minute. They are known since the account has further
credentials, and a use is a token that was issued, or a request with it.`,
  options: accountOption,
  maxPositionals: 1,
  async run(args, perform) {
    const credentials = await perform(listCredentials, { accountId: args.accountId() });
    return { json: credentials, text: formatCredentials(credentials) };
  },
};

const change: Command = {
  name: "account credential change",
  useCases: [changeCredential],
  usage: "--id NAME --name NAME [--rights LIST] [--ends TIME]",
  about: "changes the rights or the end of a credential, also for its tokens",
  details: changeHelp,
  options: changeOptions,
  maxPositionals: 1,
  async run(args, perform) {
    const changes = { rights: readRights(args), endsAt: readEnd(args) };
    const credential = await perform(changeCredential, { ...readName(args), ...changes });
    return { json: credential, text: `Changed ${credential.clientId}.\n\n${formatCredentials([credential])}` };
  },
};

const remove: Command = {
  name: "account credential remove",
  useCases: [removeCredential],
  usage: "--id NAME --name NAME",
  about: "removes a credential; its tokens are refused within seconds (A002)",
  details: nameHelp,
  options,
  maxPositionals: 1,
  async run(args, perform) {
    const { accountId, credentialId } = readName(args);
    await perform(removeCredential, { accountId, credentialId });
    return {
      json: { id: accountId, name: credentialId, removed: true },
      text: `Removed the credential ${credentialId} of ${accountId}.`,
    };
  },
};

export const credentialCommands: readonly Command[] = [add, list, change, remove];
