import { setTimeout as sleep } from "node:timers/promises";
import { type Database, type Queryable, withLongTransaction } from "./database.ts";
import { copyPartitions } from "./partitions.ts";
import { type StepBatch, toStepBatch, toStepRefs } from "./step-batch.ts";

/*
 * Moves an account from one cell to another while both are in use.
 *
 * The account is marked as moving, and from then on all processes refuse its requests and its receipts, and post no webhooks for it. When
 * every process has seen the mark, only workers still write about the account: they end what they have begun. All such work is under a
 * claimed outbox row or a lease that its worker renews. As soon as there is none, one transaction moves everything. Until it commits,
 * nothing has changed: a move that is interrupted, or does not come to an end, leaves the account where it was.
 */

export interface AccountMove {
  readonly accountId: string;
  readonly from: MovedCell;
  readonly to: MovedCell;
}

export interface MovedCell {
  readonly cellId: number;
  readonly schema: string;
  readonly database: Database;
}

export interface MoveOptions {
  /** How long to wait until workers have ended what they have begun. */
  readonly waitMs: number;
  /** How long it takes until every process knows that the account is being moved. */
  readonly settleMs?: number | undefined;
  readonly onProgress?: (text: string) => void;
  /** Ends the move while it waits: the account stays where it was. It then rejects with an AbortError. */
  readonly signal?: AbortSignal;
}

export type MoveResult =
  | { readonly kind: "moved"; readonly rows: number }
  /** Another command moves the account at the moment. */
  | { readonly kind: "moving" }
  /** Workers had something of the account in hand all the time. */
  | { readonly kind: "busy"; readonly reason: string };

/** Tables with rows of accounts. Those of outbox and leases have steps of many accounts; what is left of a rate is not worth moving. */
export const ACCOUNT_TABLES = [
  ...[
    "messages",
    "steps",
    "undelivered_messages",
    "dead_letters",
    "pending_reports",
    "report_batches",
    "idempotency_keys",
  ],
  ...["carrier_ids", "webhook_deliveries", "files", "file_contents", "forms", "scheduled_messages"],
];

/** Processes see the mark within 3 s. A webhook that is being posted then takes 5 s at most. */
const SETTLE_MS = 9000;
/** The mark is set ahead by this much, again and again, for as long as the move takes. */
const MARK_S = 60;
const MARK_EVERY_MS = 10_000;
/** What is left of it when the move is committed: processes whose clocks differ by less do not serve the account before. */
const MARK_LEFT_S = 20;
/** A lease that is due later is not held by a worker: those are renewed for 15 s at a time. */
const LEASE_HELD_MS = 20_000;
const RETRY_EVERY_MS = 500;
/** For the statement that copies a large table. */
const COPY_TIMEOUT_MS = 1_800_000;

export async function moveAccount(directory: Database, move: AccountMove, options: MoveOptions): Promise<MoveResult> {
  const { onProgress = () => {}, settleMs = SETTLE_MS, signal } = options;
  // Before the mark: if one of the cells is away, the account goes on being served.
  await copyPartitions(move.from.database, move.to.database);
  if (!(await mark(directory.pool, move))) return { kind: "moving" };
  const timer = setInterval(() => void extendMark(directory.pool, move).catch(() => {}), MARK_EVERY_MS);
  try {
    onProgress(`waiting ${Math.round(settleMs / 1000)} s until every process has stopped serving the account`);
    await sleep(settleMs, undefined, { signal });
    return await moveWhenIdle(directory, move, options);
  } finally {
    clearInterval(timer);
    // After the move there is no mark any more, and this changes nothing.
    await removeMark(directory.pool, move);
  }
}

async function moveWhenIdle(
  directory: Database,
  move: AccountMove,
  { waitMs, onProgress = () => {}, signal }: MoveOptions,
): Promise<MoveResult> {
  const untilMs = performance.now() + waitMs;
  for (let told = ""; ; ) {
    try {
      const rows = await withLongTransaction(directory, COPY_TIMEOUT_MS, (client) => moveEverything(client, move));
      return { kind: "moved", rows };
    } catch (error) {
      if (!(error instanceof BusyError)) throw error;
      if (performance.now() >= untilMs) return { kind: "busy", reason: error.message };
      if (error.message !== told)
        onProgress(`waiting up to ${Math.round((untilMs - performance.now()) / 1000)} s: ${error.message}`);
      told = error.message;
      await sleep(RETRY_EVERY_MS, undefined, { signal });
    }
  }
}

/** A worker has something of the account in hand. */
class BusyError extends Error {
  override readonly name = "BusyError";
}

async function moveEverything(client: Queryable, { accountId, from, to }: AccountMove): Promise<number> {
  await client.query("SET LOCAL idle_in_transaction_session_timeout = 0");
  // Before the outbox: a worker may be moving some of them there, and no row must be found in both places.
  await client.query(`SELECT FROM ${from.schema}.scheduled_messages WHERE account_id = $1 FOR UPDATE`, [accountId]);
  await moveOutbox(client, accountId, from.schema, to.schema);
  await moveLeases(client, accountId, from.schema, to.schema);
  let rows = 0;
  for (const table of ACCOUNT_TABLES) {
    const copy = `INSERT INTO ${to.schema}.${table} SELECT * FROM ${from.schema}.${table} WHERE account_id = $1`;
    rows += (await client.query(copy, [accountId])).rowCount ?? 0;
    await client.query(`DELETE FROM ${from.schema}.${table} WHERE account_id = $1`, [accountId]);
  }
  const { rowCount } = await client.query(
    `UPDATE gateway.account_cells SET cell_id = $2, moving_to = NULL, moving_until = NULL
     WHERE account_id = $1 AND cell_id = $3 AND moving_to = $2
       AND moving_until > clock_timestamp() + ${MARK_LEFT_S} * interval '1 s'`,
    [accountId, to.cellId, from.cellId],
  );
  if (rowCount !== 1) throw new Error("The mark of the move was lost; nothing was moved");
  return rows;
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
    `SELECT lease_id, members, due_ms < $2 AS is_held FROM ${from}.step_leases
     WHERE position($1 IN members::text) > 0 ORDER BY lease_id FOR UPDATE`,
    [JSON.stringify(accountId), Date.now() + LEASE_HELD_MS],
  );
  for (const { lease_id, members, is_held } of rows) {
    const { own, others } = divide(members, accountId);
    if (own.length === 0) continue;
    if (is_held)
      throw new BusyError("a worker is handing messages of the account to a carrier, or is about to ask for them");
    await client.query(
      `INSERT INTO ${to}.step_leases (lease_id, due_ms, members)
       SELECT lease_id, due_ms, $2 FROM ${from}.step_leases WHERE lease_id = $1`,
      [lease_id, JSON.stringify(toStepBatch(own))],
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

/** False: another command has marked it. */
async function mark(directory: Queryable, { accountId, from, to }: AccountMove): Promise<boolean> {
  const { rowCount } = await directory.query(
    `INSERT INTO gateway.account_cells AS place (account_id, cell_id, moving_to, moving_until)
     VALUES ($1, $3, $2, now() + ${MARK_S} * interval '1 s')
     ON CONFLICT (account_id) DO UPDATE SET moving_to = excluded.moving_to, moving_until = excluded.moving_until
     WHERE place.cell_id = excluded.cell_id AND (place.moving_until IS NULL OR place.moving_until < now())`,
    [accountId, to.cellId, from.cellId],
  );
  return rowCount === 1;
}

async function extendMark(directory: Queryable, { accountId, to }: AccountMove): Promise<void> {
  await directory.query(
    `UPDATE gateway.account_cells SET moving_until = now() + ${MARK_S} * interval '1 s'
     WHERE account_id = $1 AND moving_to = $2`,
    [accountId, to.cellId],
  );
}

async function removeMark(directory: Queryable, { accountId, to }: AccountMove): Promise<void> {
  await directory.query(
    "UPDATE gateway.account_cells SET moving_to = NULL, moving_until = NULL WHERE account_id = $1 AND moving_to = $2",
    [accountId, to.cellId],
  );
}
