import { AccountList } from "../session/account-list.ts";

/** Reports do not say who cancelled a message. The browser remembers what was cancelled with it. */
const cancelled = new AccountList<{ readonly msgKey: string }>(
  "cancelled",
  300,
  (value): value is { readonly msgKey: string } => "msgKey" in value,
);

export const rememberCancelled = (accountId: string, msgKey: string): void => void cancelled.add(accountId, { msgKey });

export const isCancelledHere = (accountId: string, key: string): boolean =>
  cancelled.read(accountId).some(({ msgKey }) => msgKey === key);
