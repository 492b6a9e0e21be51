import type { DeadLetter } from "../../../generated/admin/types.ts";

export interface RedeliveryGroup {
  readonly account: string;
  readonly msgKeys: readonly string[];
}

/** So many messages may be in one request. */
const MAX_KEYS = 100;

/** One request for each account, or more if it has many. */
export function groupLetters(letters: readonly Pick<DeadLetter, "account" | "msgKey">[]): readonly RedeliveryGroup[] {
  const byAccount = new Map<string, string[]>();
  for (const { account, msgKey } of letters) byAccount.set(account, [...(byAccount.get(account) ?? []), msgKey]);
  return [...byAccount].flatMap(([account, msgKeys]) =>
    Array.from({ length: Math.ceil(msgKeys.length / MAX_KEYS) }, (_, index) => ({
      account,
      msgKeys: msgKeys.slice(index * MAX_KEYS, (index + 1) * MAX_KEYS),
    })),
  );
}
