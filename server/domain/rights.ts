import type { Entry } from "./entry.ts";
import type { Account, Fault, Refusal } from "./model.ts";
import { fault, refuse, refuseFor } from "./refusal.ts";

/** Whether the account may send by these channels (A325), and give messages in place of the first (A326). */
export function refuseRights(entries: readonly Entry[], account: Account): Refusal | undefined {
  const faults: Fault[] = [];
  for (const entry of entries) {
    if (entry.origin === "message" && !account.channels.has(entry.channel)) faults.push(fault("A325", entry.at));
    if (entry !== entries[0] && !account.fallback) faults.push(fault("A326", entry.at));
  }
  // No place in the body is at fault where the whole operation is closed to the account.
  return faults[0]?.pointer === "" ? refuse("A325") : refuseFor(faults);
}
