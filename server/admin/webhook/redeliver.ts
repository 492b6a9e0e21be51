import { knownAccount } from "../account/known.ts";
import type { Command } from "../command.ts";
import { UsageError } from "../usage-error.ts";

export const redeliver: Command = {
  name: "webhook redeliver",
  usage: "--id NAME (--msg-key KEY | --all)",
  about: "sends dead webhooks again, with all their tries before them",
  details: `  --msg-key KEY             the report of this message
  --all                     every dead webhook of the account`,
  options: { id: { type: "string" }, "msg-key": { type: "string" }, all: { type: "boolean" } },
  words: 1,
  async run(given, desk) {
    const id = given.accountId();
    const msgKey = given.text("msg-key");
    if ((msgKey === undefined) === (given.flag("all") !== true))
      throw new UsageError("which? --msg-key KEY or --all, one of the two");
    const { settings } = await knownAccount(desk, id);
    if (settings.reportMode !== "webhook")
      throw new UsageError(`${id} gets its reports by polling; first: account set --id ${id} --report webhook`);
    const count = await desk.redeliver(id, msgKey);
    if (count === 0 && msgKey !== undefined)
      throw new UsageError(`${id} has no dead webhook ${JSON.stringify(msgKey)}`);
    return {
      json: { id, redelivered: count },
      text: count === 0 ? `${id} has no dead webhooks.` : `On their way to ${id} again: ${count}.`,
    };
  },
};
