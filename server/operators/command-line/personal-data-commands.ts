import { OperatorError } from "../../errors.ts";
import { requireAccount } from "./admin-store.ts";
import { accountOption, type Command } from "./command.ts";
import { describeSilent } from "./message-output.ts";

const DEFAULT_WAIT_S = 60;
const MAX_WAIT_S = 86_400;
const MAX_SHOWN_KEYS = 10;

const eraseRecipient: Command = {
  name: "recipient erase",
  usage: "NUMBER --yes",
  about: "removes a phone number and what was sent to it from all messages",
  details: `  --yes                     erase; without it, the command counts the messages

NUMBER is the recipient as clients send it: 01012345678 and +821012345678 are two. The number and the content are removed
from all messages that have ended, with the files that only they name, and the number from stored answers of idempotency keys.
Times, results and the clients' references stay, so that reports and counts do not change. Messages that have not ended
are named and left: the exit code is 1, and the command is to be repeated when they have. See docs/privacy.md.`,
  options: { yes: { type: "boolean" } },
  maxPositionals: 1,
  async run(args, store) {
    const [number] = args.positionals;
    if (number === undefined || !/^\+?[0-9]{5,20}$/.test(number))
      throw new OperatorError("which number? give it as clients send it: 01012345678 or +14155550123");
    if (args.flag("yes") !== true) {
      const { count, silent } = await store.countMessagesTo(number);
      const problem = describeSilent(silent);
      throw new OperatorError(
        `nothing was erased: there are ${count} messages to ${number}, and --yes erases them for good${problem === undefined ? "" : `; ${problem}`}`,
      );
    }
    const { messages, files, answers, open, silent } = await store.eraseRecipient(number);
    const left =
      open.length === 0
        ? undefined
        : `${open.length} messages to it have not ended and were left; repeat the command when they have, or cancel those that no carrier has: ${open.slice(0, MAX_SHOWN_KEYS).join(", ")}`;
    const problems = [left, describeSilent(silent)].filter((problem) => problem !== undefined);
    return {
      json: { messages, files, answers, open, silentCells: silent },
      text: `Erased ${messages} messages, ${files} files and the number in ${answers} stored answers.`,
      problem: problems.length === 0 ? undefined : problems.join("; "),
    };
  },
};

const deleteAccount: Command = {
  name: "account delete",
  usage: "--id NAME --yes [--wait SECONDS]",
  about: "deletes an account with everything of it",
  details: `  --yes                     delete; there is no way back
  --wait SECONDS            how long to wait for messages that have not ended (default: ${DEFAULT_WAIT_S})

The account is blocked, and after some ten seconds no process serves it. When all its messages have ended, everything of it is deleted: messages,
results, reports that were not handed out, files, forms, registry and the account itself. If messages have not ended in time,
nothing is deleted, and the account is as it was before: cancel them (message cancel), or wait longer. An
interrupted command can be repeated.`,
  options: { ...accountOption, yes: { type: "boolean" }, wait: { type: "string" } },
  maxPositionals: 1,
  async run(args, store) {
    const { id } = await requireAccount(store, args.accountId());
    const waitS = args.integer("wait", 0, MAX_WAIT_S) ?? DEFAULT_WAIT_S;
    if (args.flag("yes") !== true)
      throw new OperatorError(`nothing was deleted: --yes deletes ${id} and everything of it for good`);
    const result = await store.deleteAccount(id, waitS * 1000);
    if (result.kind === "busy")
      throw new OperatorError(
        `${id} was not deleted: ${result.openMessages} messages of it had not ended after ${waitS} s; message find --account ${id} --state waiting and --state submitted show them; what a carrier has ends when its validity does, at the latest`,
      );
    return { json: { id, deleted: true, rows: result.rows }, text: `Deleted ${id} (${result.rows} rows).` };
  },
};

export const personalDataCommands: readonly Command[] = [deleteAccount, eraseRecipient];
