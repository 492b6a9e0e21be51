import { SETTLE_MS } from "../../store/settle-time.ts";
import { describeSilent } from "../messages.ts";
import { deleteAccount, eraseRecipient } from "../personal-data.ts";
import { accountOption, type Command } from "./command.ts";

const DEFAULT_WAIT_S = 60;
const MAX_WAIT_S = 86_400;
const MAX_SHOWN_KEYS = 10;

const erase: Command = {
  name: "recipient erase",
  useCases: [eraseRecipient],
  usage: "NUMBER --yes",
  about: "removes a phone number and what was sent to it from all messages",
  details: `  --yes                     erase; without it, the command counts the messages

NUMBER is the recipient as clients send it: 01012345678 and +821012345678 are two. The number and the content are removed
from all messages that have ended, with the files that only they name, and the number from stored answers of idempotency keys.
Times, results and the clients' references stay, so that reports and counts do not change. Messages that have not ended
are named and left: the exit code is 1, and the command is to be repeated when they have. See docs/privacy.md.`,
  options: { yes: { type: "boolean" } },
  maxPositionals: 1,
  async run(args, perform) {
    const [number = ""] = args.positionals;
    const erased = await perform(eraseRecipient, { number, isConfirmed: args.flag("yes") === true });
    const { messages, files, answers, open, silentCells } = erased;
    const left =
      open.length === 0
        ? undefined
        : `${open.length} messages to it have not ended and were left; repeat the command when they have, or cancel those that no carrier has: ${open.slice(0, MAX_SHOWN_KEYS).join(", ")}`;
    const problems = [left, describeSilent(silentCells)].filter((problem) => problem !== undefined);
    return {
      json: erased,
      text: `Erased ${messages} messages, ${files} files and the number in ${answers} stored answers.`,
      problem: problems.length === 0 ? undefined : problems.join("; "),
    };
  },
};

const remove: Command = {
  name: "account delete",
  useCases: [deleteAccount],
  usage: "--id NAME --yes [--wait SECONDS]",
  about: "deletes an account with everything of it",
  details: `  --yes                     delete; there is no way back
  --wait SECONDS            how long to wait for messages that have not ended (default: ${DEFAULT_WAIT_S})

The account is blocked, and ${Math.ceil(SETTLE_MS / 1000)} seconds later no process serves it. When all its messages have ended, everything of it is deleted: messages,
results, reports that were not handed out, files, forms, registry and the account itself. If messages have not ended in time,
nothing is deleted, and the account is as it was before: cancel what no carrier has (messages cancel --account NAME), also what is
scheduled, or wait longer. An interrupted command can be repeated.`,
  options: { ...accountOption, yes: { type: "boolean" }, wait: { type: "string" } },
  maxPositionals: 1,
  async run(args, perform) {
    const id = args.accountId();
    const waitMs = (args.integer("wait", 0, MAX_WAIT_S) ?? DEFAULT_WAIT_S) * 1000;
    const { rows } = await perform(deleteAccount, { accountId: id, isConfirmed: args.flag("yes") === true, waitMs });
    return { json: { id, deleted: true, rows }, text: `Deleted ${id} (${rows} rows).` };
  },
};

export const personalDataCommands: readonly Command[] = [remove, erase];
