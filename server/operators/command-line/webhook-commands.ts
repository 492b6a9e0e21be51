import { OperatorError } from "../../errors.ts";
import { listDeadLetters, redeliver } from "../dead-letters.ts";
import { describeSilent } from "../messages.ts";
import { accountOption, type Command, formatTable } from "./command.ts";

const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 100_000;

const listDead: Command = {
  name: "webhook dead",
  useCases: [listDeadLetters],
  usage: "[--id NAME] [--limit N]",
  about: "lists the reports whose webhooks were given up, of one account or of all",
  details: `  --id NAME                 of this account only
  --limit N                 how many at most, the newest messages first (default: ${DEFAULT_LIMIT})

They can still be inquired about; webhook redeliver sends them again.`,
  options: { ...accountOption, limit: { type: "string" } },
  maxPositionals: 1,
  async run(args, perform) {
    const limit = args.integer("limit", 1, MAX_LIMIT) ?? DEFAULT_LIMIT;
    const id = args.text("id") ?? args.positionals[0];
    const page = await perform(listDeadLetters, { account: id, limit });
    const problem = describeSilent(page.silentCells);
    const letters = page.letters.map(({ account, failedAt, ...letter }) => ({
      ...(id === undefined && { account }),
      ...{ msgKey: letter.msgKey, failed: failedAt, attempts: letter.attempts, reason: letter.reason },
    }));
    if (letters.length === 0)
      return {
        json: letters,
        text: id === undefined ? "No account has dead webhooks." : `${id} has no dead webhooks.`,
        problem,
      };
    const rows = letters.map((letter) => Object.values(letter).map(String));
    const head = [...(id === undefined ? ["ACCOUNT"] : []), "MSGKEY", "FAILED", "TRIES", "REASON"];
    const more = page.nextCursor === null ? [] : [`There are more; --limit ${limit * 10} shows more of them.`];
    return { json: letters, text: [formatTable([head, ...rows]), ...more].join("\n"), problem };
  },
};

const redeliverDead: Command = {
  name: "webhook redeliver",
  useCases: [redeliver],
  usage: "--id NAME (--msg-key KEY | --all)",
  about: "sends dead webhooks again, with all tries from the beginning",
  details: `  --msg-key KEY             the report of this message
  --all                     every dead webhook of the account`,
  options: { ...accountOption, "msg-key": { type: "string" }, all: { type: "boolean" } },
  maxPositionals: 1,
  async run(args, perform) {
    const id = args.accountId();
    const msgKey = args.text("msg-key");
    if ((msgKey === undefined) === (args.flag("all") !== true))
      throw new OperatorError("which? --msg-key KEY or --all, one of the two");
    const msgKeys = msgKey === undefined ? undefined : [msgKey];
    const { redelivered } = await perform(redeliver, { account: id, msgKeys });
    if (redelivered === 0 && msgKey !== undefined)
      throw new OperatorError(`${id} has no dead webhook ${JSON.stringify(msgKey)}`);
    return {
      json: { id, redelivered },
      text: redelivered === 0 ? `${id} has no dead webhooks.` : `On their way to ${id} again: ${redelivered}.`,
    };
  },
};

export const webhookCommands: readonly Command[] = [listDead, redeliverDead];
