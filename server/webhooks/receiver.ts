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
export const findAddress = ({ webhookUrl, webhookSecrets }: StoredAccount): Receiver | NoReceiver =>
  sign(webhookUrl, webhookSecrets, "webhook");

/** Where an account is told that the reports of a channel fail. It is signed as reports are, by the same secrets. */
export const findAlertAddress = ({ alertUrl, webhookSecrets }: StoredAccount): Receiver | NoReceiver =>
  sign(alertUrl, webhookSecrets, "alert");

function sign(url: string | undefined, secrets: readonly string[], kind: string): Receiver | NoReceiver {
  if (url === undefined) return { missing: `the account has no ${kind} URL` };
  if (secrets.length === 0) return { missing: "the account has no webhook secret, and nothing is sent unsigned" };
  return { url, secrets };
}
