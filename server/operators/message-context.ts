import type { StoredAccount } from "../store/accounts.ts";
import type { OperatorContext as ChangeContext } from "../store/cancel-message.ts";
import type { OperatorContext } from "./use-case.ts";

/** What a change of messages of an account depends on. */
export const toContext = ({ account }: StoredAccount, { settings, nowMs, actor }: OperatorContext): ChangeContext => ({
  by: actor.name,
  stepValidityS: settings.stepValidityS,
  mode: account.reportMode,
  splitCount: account.splitCount,
  nowMs: nowMs(),
});
