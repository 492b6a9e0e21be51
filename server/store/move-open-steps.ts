import type { Queryable } from "./database.ts";
import { parseSteps, type StepBatch, toStepBatch, toStepRefs } from "./step-batch.ts";
import { getBegunMs, makeLeaseId } from "./step-leases.ts";

/*
 * The open steps of an account: those that the outbox and the leases name. Both name steps of many accounts in one row, so a row is divided
 * when an account leaves the cell.
 */

/** A worker has something of the account in hand. */
export class BusyError extends Error {
  override readonly name = "BusyError";
}

/** The messages that have open steps, each once. One statement, so that no step is missed that goes from the outbox to a lease. */
export async function listOpenKeys(
  queryable: Queryable,
  schema: string,
  accountId: string,
): Promise<readonly string[]> {
  const { rows } = await queryable.query<{ steps: string }>(
    `SELECT batch AS steps FROM ${schema}.outbox WHERE position($1 IN batch) > 0
     UNION ALL SELECT members::text FROM ${schema}.step_leases WHERE position($1 IN members::text) > 0`,
    [JSON.stringify(accountId)],
  );
  const own = rows.flatMap(({ steps }) => parseSteps(steps)).filter((step) => step.accountId === accountId);
  return [...new Set(own.map(({ msgKey }) => msgKey))];
}

/** Throws a BusyError if a worker has any of them. */
export async function moveOpenSteps(client: Queryable, accountId: string, from: string, to: string): Promise<void> {
  await moveOutbox(client, accountId, from, to);
  await moveLeases(client, accountId, from, to);
}

interface OutboxRow {
  readonly outbox_id: number;
  readonly batch: string;
  readonly worker_id: string | null;
}

/** Takes the account's steps out of the batches that they share with others. They are no longer new to the workers of the other cell. */
async function moveOutbox(client: Queryable, accountId: string, from: string, to: string): Promise<void> {
  const { rows } = await client.query<OutboxRow>(
    `SELECT outbox_id, batch, worker_id FROM ${from}.outbox WHERE position($1 IN batch) > 0 ORDER BY outbox_id FOR UPDATE`,
    [JSON.stringify(accountId)],
  );
  for (const { outbox_id, batch, worker_id } of rows) {
    const { own, others } = divide(JSON.parse(batch), accountId);
    if (own.length === 0) continue;
    if (worker_id !== null) throw new BusyError("a worker has messages of the account in its queues");
    await client.query(
      `INSERT INTO ${to}.outbox (created_at, delay_ms, step_count, batch, is_new, lane, expires_ms)
       SELECT created_at, delay_ms, $2, $3, false, lane, expires_ms FROM ${from}.outbox WHERE outbox_id = $1`,
      [outbox_id, own.length, JSON.stringify(toStepBatch(own))],
    );
    if (others.length === 0) await client.query(`DELETE FROM ${from}.outbox WHERE outbox_id = $1`, [outbox_id]);
    else
      await client.query(`UPDATE ${from}.outbox SET step_count = $2, batch = $3, is_new = false WHERE outbox_id = $1`, [
        outbox_id,
        others.length,
        JSON.stringify(toStepBatch(others)),
      ]);
  }
}

interface LeaseRow {
  readonly lease_id: string;
  readonly members: StepBatch;
  readonly is_held: boolean;
}

async function moveLeases(client: Queryable, accountId: string, from: string, to: string): Promise<void> {
  const { rows } = await client.query<LeaseRow>(
    `SELECT lease_id, members, is_held FROM ${from}.step_leases
     WHERE position($1 IN members::text) > 0 ORDER BY lease_id FOR UPDATE`,
    [JSON.stringify(accountId)],
  );
  for (const { lease_id, members, is_held } of rows) {
    const { own, others } = divide(members, accountId);
    if (own.length === 0) continue;
    if (is_held)
      throw new BusyError("a worker is handing messages of the account to a carrier, or is about to ask for them");
    // A part gets an id of its own: the other part may follow it to the same cell.
    const movedId = others.length === 0 ? lease_id : makeLeaseId(getBegunMs(lease_id));
    await client.query(
      `INSERT INTO ${to}.step_leases (lease_id, due_ms, members, is_held)
       SELECT $3, due_ms, $2, false FROM ${from}.step_leases WHERE lease_id = $1`,
      [lease_id, JSON.stringify(toStepBatch(own)), movedId],
    );
    if (others.length === 0) await client.query(`DELETE FROM ${from}.step_leases WHERE lease_id = $1`, [lease_id]);
    else
      await client.query(`UPDATE ${from}.step_leases SET members = $2 WHERE lease_id = $1`, [
        lease_id,
        JSON.stringify(toStepBatch(others)),
      ]);
  }
}

/** The steps of the account, and all others. */
function divide(batch: StepBatch, accountId: string) {
  const steps = toStepRefs(batch);
  return {
    own: steps.filter((step) => step.accountId === accountId),
    others: steps.filter((step) => step.accountId !== accountId),
  };
}
