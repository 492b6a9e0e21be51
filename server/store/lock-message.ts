import type { MessageRef, StepRef } from "../domain/delivery.ts";
import type { Queryable } from "./database.ts";
import { adoptLeases, adoptLeasesByBatch } from "./deferred-rows.ts";
import { lockScheduled, removeScheduled } from "./scheduled-messages.ts";
import { parseSteps, toStepBatch } from "./step-batch.ts";

/** How long a statement waits for a worker that is writing about the message at this moment. */
const LOCK_TIMEOUT_MS = 5000;

/** Rows of the outbox that name a message. */
export type LockedBatches = readonly { readonly outboxId: number; readonly steps: readonly StepRef[] }[];

/**
 * Keeps workers from beginning a step of the message until the transaction ends. What they have begun has a row in steps
 * afterwards, so that this row says whether a carrier may have the step.
 */
export async function lockMessage(
  client: Queryable,
  { accountId, msgKey }: MessageRef,
  stepValidityS: number,
): Promise<LockedBatches> {
  await client.query(`SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`);
  // Before the outbox: a worker that moves it there is waited for.
  await lockScheduled(client, { accountId, msgKey });
  // A worker that begins new steps locks their row of the outbox too: it has begun them before this, or finds the row gone.
  const { rows } = await client.query<{ outbox_id: number; batch: string }>(
    "SELECT outbox_id, batch FROM outbox WHERE position($1 IN batch) > 0 ORDER BY outbox_id FOR UPDATE",
    [msgKey],
  );
  await adoptLeasesByBatch(
    client,
    rows.map(({ outbox_id }) => outbox_id),
    stepValidityS,
  );
  const { rows: leases } = await client.query<{ lease_id: string }>(
    "SELECT lease_id FROM step_leases WHERE carrier IS NOT NULL AND position($1 IN members::text) > 0",
    [msgKey],
  );
  await adoptLeases(
    client,
    leases.map(({ lease_id }) => lease_id),
    stepValidityS,
  );
  await client.query("SELECT FROM steps WHERE account_id = $1 AND msg_key = $2 FOR UPDATE", [accountId, msgKey]);
  return rows.map(({ outbox_id, batch }) => ({ outboxId: outbox_id, steps: parseSteps(batch) }));
}

/**
 * Takes the message out of the outbox, or from where it waits for its time. The other steps of its batches get new rows with new ids: a worker that has the old row in memory
 * can then begin new steps of it no more, and those that it begins by their rows in steps are begun once.
 */
export async function removeFromOutbox(
  client: Queryable,
  { accountId, msgKey }: MessageRef,
  batches: LockedBatches,
): Promise<void> {
  await removeScheduled(client, { accountId, msgKey });
  for (const { outboxId, steps } of batches) {
    const others = steps.filter((step) => step.accountId !== accountId || step.msgKey !== msgKey);
    if (others.length > 0)
      await client.query(
        `INSERT INTO outbox (created_at, delay_ms, step_count, batch, is_new, lane, expires_ms)
         SELECT created_at, delay_ms, $2, $3, false, lane, expires_ms FROM outbox WHERE outbox_id = $1`,
        [outboxId, others.length, JSON.stringify(toStepBatch(others))],
      );
    await client.query("DELETE FROM outbox WHERE outbox_id = $1", [outboxId]);
  }
}
