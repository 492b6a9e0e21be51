import { OperatorError } from "../../errors.ts";
import { requireAccount, throwNoAccount } from "./admin-store.ts";
import { accountOption, type Command, formatTable } from "./command.ts";
import { describeSilent } from "./message-output.ts";
import { redeliver } from "./redeliver.ts";

const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 100_000;

const listDeadWebhooks: Command = {
  name: "webhook dead",
  usage: "[--id NAME] [--limit N]",
  about: "lists the reports whose webhooks were given up, of one account or of all",
  details: `  --id NAME                 of this account only
  --limit N                 how many at most, the newest messages first (default: ${DEFAULT_LIMIT})

They can still be inquired about; webhook redeliver sends them again.`,
  options: { ...accountOption, limit: { type: "string" } },
  maxPositionals: 1,
  async run(args, store) {
    const limit = args.integer("limit", 1, MAX_LIMIT) ?? DEFAULT_LIMIT;
    const id = args.text("id") ?? args.positionals[0];
    if (id !== undefined) await requireAccount(store, id);
    // One more than is shown tells whether there are more.
    const { values: found, silent } = await store.listDeadLetters(id, limit + 1);
    const problem = describeSilent(silent);
    const letters = found.slice(0, limit).map(({ accountId, msgKey, failedMs, attempts, reason }) => ({
      ...(id === undefined && { account: accountId }),
      msgKey,
      failed: new Date(failedMs).toISOString(),
      attempts,
      reason,
    }));
    if (letters.length === 0)
      return {
        json: letters,
        text: id === undefined ? "No account has dead webhooks." : `${id} has no dead webhooks.`,
        problem,
      };
    const rows = letters.map(({ account, msgKey, failed, attempts, reason }) => [
      ...(account === undefined ? [] : [account]),
      ...[msgKey, failed, String(attempts), reason],
    ]);
    const head = [...(id === undefined ? ["ACCOUNT"] : []), "MSGKEY", "FAILED", "TRIES", "REASON"];
    const more = found.length > limit ? [`There are more; --limit ${limit * 10} shows more of them.`] : [];
    return { json: letters, text: [formatTable([head, ...rows]), ...more].join("\n"), problem };
  },
};

const redeliverWebhooks: Command = {
  name: "webhook redeliver",
  usage: "--id NAME (--msg-key KEY | --all)",
  about: "sends dead webhooks again, with all tries from the beginning",
  details: `  --msg-key KEY             the report of this message
  --all                     every dead webhook of the account`,
  options: { ...accountOption, "msg-key": { type: "string" }, all: { type: "boolean" } },
  maxPositionals: 1,
  async run(args, store) {
    const id = args.accountId();
    const msgKey = args.text("msg-key");
    if ((msgKey === undefined) === (args.flag("all") !== true))
      throw new OperatorError("which? --msg-key KEY or --all, one of the two");
    const result = await redeliver(store, id, msgKey === undefined ? undefined : [msgKey]);
    if (result.kind === "no-account") throwNoAccount(id);
    if (result.kind === "polling")
      throw new OperatorError(`${id} gets its reports by polling; first: account set --id ${id} --report webhook`);
    const { count } = result;
    if (count === 0 && msgKey !== undefined)
      throw new OperatorError(`${id} has no dead webhook ${JSON.stringify(msgKey)}`);
    return {
      json: { id, redelivered: count },
      text: count === 0 ? `${id} has no dead webhooks.` : `On their way to ${id} again: ${count}.`,
    };
  },
};

export const webhookCommands: readonly Command[] = [listDeadWebhooks, redeliverWebhooks];
