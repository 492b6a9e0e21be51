import type { StoredAccount } from "../store/accounts.ts";
import type { Receiver } from "./post-report.ts";

/** Why reports of an account go nowhere. */
export interface NoReceiver {
  readonly missing: string;
}

/** Where an account's reports go now, or why they go nowhere. */
export function findReceiver(stored: StoredAccount): Receiver | NoReceiver {
  return stored.account.reportMode === "webhook"
    ? findAddress(stored)
    : { missing: "the account gets its reports by polling now" };
}

/** The same, also before the account is switched to webhooks. */
export function findAddress({ webhookUrl, webhookSecrets }: StoredAccount): Receiver | NoReceiver {
  if (webhookUrl === undefined) return { missing: "the account has no webhook URL" };
  if (webhookSecrets.length === 0)
    return { missing: "the account has no webhook secret, and nothing is sent unsigned" };
  return { url: webhookUrl, secrets: webhookSecrets };
}
