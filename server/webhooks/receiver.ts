import type { StoredAccount } from "../store/accounts.ts";
import type { Receiver } from "./post-report.ts";

/** Where an account's reports go now, or why they go nowhere. */
export function receiverOf(stored: StoredAccount): Receiver | { readonly nowhere: string } {
  const { account, webhookUrl, webhookSecrets } = stored;
  if (account.reportMode !== "webhook") return { nowhere: "the account gets its reports by polling now" };
  if (webhookUrl === undefined) return { nowhere: "the account has no webhook URL" };
  if (webhookSecrets.length === 0)
    return { nowhere: "the account has no webhook secret, and nothing is sent unsigned" };
  return { url: webhookUrl, secrets: webhookSecrets };
}
