import type { StoredAccount } from "../store/accounts.ts";
import type { OperatorContext as ChangeContext } from "../store/cancel-message.ts";
import type { OperatorParts } from "./parts.ts";

/** What a change of messages of an account depends on. */
export const toContext = ({ account }: StoredAccount, { settings, nowMs }: OperatorParts): ChangeContext => ({
  stepValidityS: settings.stepValidityS,
  mode: account.reportMode,
  splitCount: account.splitCount,
  nowMs: nowMs(),
});
