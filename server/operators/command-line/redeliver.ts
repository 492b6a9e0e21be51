import type { AdminStore } from "./admin-store.ts";

export type RedeliverResult =
  | { readonly kind: "redelivered"; readonly count: number }
  | { readonly kind: "no-account" }
  /** The account has no webhook any more, so nothing could be delivered. */
  | { readonly kind: "polling" };

/** Sends the dead webhooks of these messages again, or all of the account. */
export async function redeliver(
  store: Pick<AdminStore, "find" | "redeliver">,
  accountId: string,
  msgKeys: readonly string[] | undefined,
): Promise<RedeliverResult> {
  const account = await store.find(accountId);
  if (account === undefined) return { kind: "no-account" };
  if (account.settings.reportMode !== "webhook") return { kind: "polling" };
  let count = 0;
  for (const msgKey of msgKeys ?? [undefined]) count += await store.redeliver(accountId, msgKey);
  return { kind: "redelivered", count };
}
