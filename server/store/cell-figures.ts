import type { Queryable } from "./database.ts";
import { countDeadLetters } from "./dead-letters.ts";
import { type DeadRows, readDeadRows } from "./dead-rows.ts";
import { countOrphans } from "./orphan-receipts.ts";
import { measureOutbox, type WaitingSteps } from "./outbox-figures.ts";
import { measureDeliveries } from "./webhook-deliveries.ts";

/** What is counted in the tables of one cell, for metrics. */
export interface CellFigures {
  readonly outbox: readonly WaitingSteps[];
  readonly webhooksWaiting: number;
  /** How long the oldest report is on its way to its webhook; 0: there is none. */
  readonly webhookOldestMs: number;
  readonly deadWebhooks: number;
  /** Receipts that have matched no message for more than a minute. */
  readonly orphanReceipts: number;
  readonly deadRows: DeadRows;
}

/** Counting more would take long and change no decision. */
const MAX_COUNT = 100_000;
/** A receipt that comes before the answer to its submit is matched within seconds. */
const ORPHAN_MS = 60_000;

export async function readCellFigures(queryable: Queryable, nowMs: number): Promise<CellFigures> {
  const webhooks = await measureDeliveries(queryable, MAX_COUNT);
  return {
    outbox: await measureOutbox(queryable),
    webhooksWaiting: webhooks.count,
    webhookOldestMs: webhooks.oldestMs,
    deadWebhooks: await countDeadLetters(queryable, MAX_COUNT),
    orphanReceipts: await countOrphans(queryable, { untilMs: nowMs - ORPHAN_MS, most: MAX_COUNT }),
    deadRows: await readDeadRows(queryable),
  };
}
