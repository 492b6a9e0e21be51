import { checkBatches } from "./check-batches.ts";
import { checkEnds } from "./check-ends.ts";
import { checkFlows } from "./check-flows.ts";
import { checkKeys } from "./check-keys.ts";
import { checkOptOuts } from "./check-opt-outs.ts";
import { checkOrders, checkRetries } from "./check-orders.ts";
import { checkProbes } from "./check-probes.ts";
import { checkRequests } from "./check-requests.ts";
import { checkStored } from "./check-stored.ts";
import { checkSubmits } from "./check-submits.ts";
import type { History, Stored } from "./history.ts";
import type { Limits, Violation } from "./violation.ts";

/** Everything that must not have happened. Without `stored`, messages may still be under way, and only what is wrong at any time is looked for. */
export function checkHistory(history: History, limits: Limits, stored?: Stored): readonly Violation[] {
  return [
    ...checkRequests(history, limits),
    ...checkSubmits(history),
    ...checkOptOuts(history, stored),
    ...checkKeys(
      history.sends.flatMap(({ key, ref, ...send }) => (key === undefined ? [] : [{ ...send, key, body: ref }])),
    ),
    ...checkBatches(history),
    ...checkProbes(history, limits),
    ...checkFlows(history),
    ...checkOrders(history, limits),
    ...checkRetries(history),
    ...(stored === undefined ? [] : [...checkStored(history, stored), ...checkEnds(history, stored)]),
  ];
}
