import type { MessageRef, StepRef } from "../domain/delivery.ts";
import type { Queryable } from "./database.ts";
import { adoptLeases, findLeasesOfBatches } from "./deferred-rows.ts";
import { removeScheduled } from "./scheduled-messages.ts";
import { getKeyColumns, parseSteps, toStepBatch } from "./step-batch.ts";

/** How long a statement waits for a worker that is writing about one of the messages at this moment. */
const LOCK_TIMEOUT_MS = 5000;

/** Rows of the outbox that name one of the messages. */
export type LockedBatches = readonly { readonly outboxId: number; readonly steps: readonly StepRef[] }[];

const ARE_WANTED = "(account_id, msg_key) IN (SELECT * FROM unnest($1::text[], $2::text[]))";
const namesOne = (members: string): string =>
  `EXISTS (SELECT FROM list_steps(${members}) AS named WHERE (named.account_id, named.msg_key) IN (SELECT * FROM unnest($1::text[], $2::text[])))`;

/**
 * Keeps workers from beginning a step of the messages until the transaction ends. What they have begun has a row in steps
 * afterwards, so that this row says whether a carrier may have the step.
 */
export async function lockMessages(
  client: Queryable,
  refs: readonly MessageRef[],
  stepValidityS: number,
): Promise<LockedBatches> {
  const keys = getKeyColumns(refs);
  await client.query(`SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`);
  // Before the outbox: a worker that moves it there is waited for.
  await client.query(
    `SELECT FROM scheduled_messages WHERE ${ARE_WANTED} ORDER BY account_id, msg_key FOR UPDATE`,
    keys,
  );
  // A worker that begins new steps locks their row of the outbox too: it has begun them before this, or finds the row gone.
  const { rows } = await client.query<{ outbox_id: number; batch: string }>(
    `SELECT outbox_id, batch FROM outbox WHERE ${namesOne("batch::json")} ORDER BY outbox_id FOR UPDATE`,
    keys,
  );
  const ofBatches = await findLeasesOfBatches(
    client,
    rows.map(({ outbox_id }) => outbox_id),
  );
  const { rows: leases } = await client.query<{ lease_id: string }>(
    `SELECT lease_id FROM step_leases WHERE carrier IS NOT NULL AND ${namesOne("members")}`,
    keys,
  );
  await adoptLeases(client, [...ofBatches, ...leases.map(({ lease_id }) => lease_id)], stepValidityS);
  await client.query(`SELECT FROM steps WHERE ${ARE_WANTED} ORDER BY account_id, msg_key, step FOR UPDATE`, keys);
  return rows.map(({ outbox_id, batch }) => ({ outboxId: outbox_id, steps: parseSteps(batch) }));
}

/**
 * Takes messages out of the outbox, or from where they wait for their time. The other steps of their batches get new rows with new ids: a worker
 * that has the old row in memory can then begin new steps of it no more, and those that it begins by their rows in steps are begun once.
 */
export async function removeFromOutbox(
  client: Queryable,
  refs: readonly MessageRef[],
  batches: LockedBatches,
): Promise<void> {
  await removeScheduled(client, refs);
  const names = new Set(refs.map(getName));
  for (const { outboxId, steps } of batches) {
    const others = steps.filter((step) => !names.has(getName(step)));
    if (others.length === steps.length) continue;
    if (others.length > 0)
      await client.query(
        `INSERT INTO outbox (created_at, delay_ms, step_count, batch, is_new, lane, expires_ms)
         SELECT created_at, delay_ms, $2, $3, false, lane, expires_ms FROM outbox WHERE outbox_id = $1`,
        [outboxId, others.length, JSON.stringify(toStepBatch(others))],
      );
    await client.query("DELETE FROM outbox WHERE outbox_id = $1", [outboxId]);
  }
}

const getName = ({ accountId, msgKey }: MessageRef): string => `${msgKey} ${accountId}`;
