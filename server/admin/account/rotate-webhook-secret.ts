import type { Command } from "../command.ts";
import { noSuchAccount } from "./known.ts";
import { newWebhookSecret } from "./webhook-secret.ts";

export const rotateWebhookSecret: Command = {
  name: "account rotate-webhook-secret",
  usage: "--id NAME [--expire-now]",
  about: "makes a new webhook secret; the one before stays valid beside it",
  details: `  --expire-now              ends the one before at once: for a secret that leaked

Webhooks are signed with the new secret first and with the one before as well, so the receiver may change over when it
likes. Then: account drop-old-webhook-secret. Never more than two are valid; workers notice within seconds.`,
  options: { id: { type: "string" }, "expire-now": { type: "boolean" } },
  words: 1,
  async run(given, desk) {
    const id = given.accountId();
    const [last] = (await desk.webhookSecretsOf(id)) ?? noSuchAccount(id);
    const secret = newWebhookSecret();
    const kept = last === undefined || given.flag("expire-now") === true ? [] : [last];
    await desk.setWebhookSecrets(id, [secret, ...kept]);
    const old = kept.length === 0 ? "No other is valid." : `The one before stays valid until: ${drop(id)}`;
    return {
      json: { id, secret, oldSecretValid: kept.length > 0 },
      text: `The new webhook secret of ${id}: ${secret}\n${old}`,
    };
  },
};

const drop = (id: string): string => `account drop-old-webhook-secret --id ${id}`;
