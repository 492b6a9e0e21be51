import type { StoredStep } from "../store/messages.ts";
import type { Watch } from "../store/watches.ts";
import { type PlanRules, stepLeftUnwritten } from "./plan.ts";
import type { AccountLookups, DeliveryStore } from "./ports.ts";
import { begunMsOf } from "./watch-id.ts";

export interface WatchedParts {
  readonly store: Pick<DeliveryStore, "loadSteps" | "writeMissingSteps">;
  readonly accounts: Pick<AccountLookups, "find">;
  readonly rules: Pick<PlanRules, "stepValidityS">;
}

/**
 * The members of a watch. Those that were begun without a row get it first: whoever began them may have died, and then
 * nothing else keeps the next one from beginning them again.
 */
export async function loadWatched(
  { store, accounts, rules }: WatchedParts,
  watch: Watch,
): Promise<readonly StoredStep[]> {
  const { members, carrier } = watch;
  const stored = await store.loadSteps(members);
  const sentMs = begunMsOf(watch.watchId);
  if (carrier === undefined || sentMs === undefined) return stored;
  const missing = [];
  for (const one of stored) {
    if (one.row !== undefined) continue;
    const account = await accounts.find(one.ref.accountId);
    const step = stepLeftUnwritten(one, account, rules.stepValidityS, { carrier, sentMs });
    if (step !== undefined) missing.push(step);
  }
  if (missing.length === 0) return stored;
  await store.writeMissingSteps(missing);
  return store.loadSteps(members);
}
