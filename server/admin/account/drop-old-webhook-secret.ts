import type { Command } from "../command.ts";
import { UsageError } from "../usage-error.ts";
import { noSuchAccount } from "./known.ts";

export const dropOldWebhookSecret: Command = {
  name: "account drop-old-webhook-secret",
  usage: "--id NAME",
  about: "ends the webhook secret that a rotation left valid",
  options: { id: { type: "string" } },
  words: 1,
  async run(given, desk) {
    const id = given.accountId();
    const [secret, old] = (await desk.webhookSecretsOf(id)) ?? noSuchAccount(id);
    if (secret === undefined || old === undefined)
      throw new UsageError(`${id} has no old webhook secret; account rotate-webhook-secret makes a new one`);
    await desk.setWebhookSecrets(id, [secret]);
    return { json: { id, dropped: true }, text: `Dropped the old webhook secret of ${id}; only the new one signs.` };
  },
};
