import type { Database } from "../store/database.ts";
import { moveToDeadLetters } from "../store/dead-letters.ts";
import { type ClaimedDelivery, postponeDeliveries, removeDeliveries } from "../store/webhook-deliveries.ts";

/** What becomes of a delivery after a try, or for want of one. */
export type Fate =
  | { readonly kind: "delivered" }
  | { readonly kind: "again"; readonly dueMs: number }
  | { readonly kind: "dead"; readonly reason: string; readonly attempts: number };

export interface Settled {
  readonly delivery: ClaimedDelivery;
  readonly fate: Fate;
}

/** Writes many fates at once. Written a second time, after a failure half-way, they change nothing. */
export async function writeFates({ pool }: Database, settled: readonly Settled[], nowMs: number): Promise<void> {
  await removeDeliveries(
    pool,
    settled.filter(({ fate }) => fate.kind === "delivered").map(({ delivery }) => delivery),
  );
  await postponeDeliveries(
    pool,
    settled.flatMap(({ delivery, fate }) => (fate.kind === "again" ? [{ ...delivery, dueMs: fate.dueMs }] : [])),
  );
  await moveToDeadLetters(
    pool,
    settled.flatMap(({ delivery, fate }) => (fate.kind === "dead" ? [{ ...delivery, ...fate }] : [])),
    nowMs,
  );
}
