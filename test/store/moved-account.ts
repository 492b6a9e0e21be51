import { afterAll, beforeAll, beforeEach, expect, vi } from "vitest";
import type { StepRef } from "../../server/domain/delivery.ts";
import { ACCOUNT_TABLES } from "../../server/store/account-tables.ts";
import { createAccount } from "../../server/store/accounts.ts";
import { openDatabase } from "../../server/store/connections.ts";
import { ensureCells } from "../../server/store/create-cell.ts";
import type { Database } from "../../server/store/database.ts";
import { type MovedCell, moveAccount } from "../../server/store/move-account.ts";
import { ensurePartitions } from "../../server/store/partitions.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { databaseBackend } from "../rig/test-cells.ts";
import { countRows, makeStoredAccount } from "./fixtures.ts";
import { insertMessages } from "./step-fixtures.ts";

export const nowMs = Date.now();
export const HOUR_MS = 3_600_000;
export const patience = { timeout: 30_000, interval: 20 };

/** The account `acme` in the first of two cells, before each test anew. */
export function useMovedAccount() {
  const fresh = useFreshDatabase({ nowMs, isOfDirectory: true });
  let directory: Database;
  let before: MovedCell;
  let after: MovedCell;

  beforeAll(async () => {
    directory = fresh.database;
    await ensureCells(directory, 3, databaseBackend);
    const open = async (cellId: number): Promise<MovedCell> => {
      const schema = `gateway_${cellId}`;
      const database = openDatabase(fresh.url, { poolSize: 5, schema });
      await ensurePartitions(database, nowMs);
      return { cellId, schema, database };
    };
    before = await open(2);
    after = await open(3);
  });
  afterAll(() => Promise.all([before, after].map(({ database }) => database.close())));

  beforeEach(clear);

  async function clear(): Promise<void> {
    const { pool } = directory;
    await pool.query("DELETE FROM gateway.accounts");
    await pool.query("TRUNCATE gateway.gateway_processes, gateway.move_answers");
    for (const { schema } of [before, after])
      for (const table of [...ACCOUNT_TABLES.map(({ name }) => name), "outbox", "step_leases"])
        await pool.query(`DELETE FROM ${schema}.${table}`);
    await addAccount("acme", before.cellId);
  }

  async function addAccount(id: string, cellId: number): Promise<void> {
    await createAccount(directory.pool, makeStoredAccount(id));
    await putInto(cellId, id);
  }

  const putInto = (cellId: number, id = "acme") =>
    directory.pool.query("UPDATE gateway.account_cells SET cell_id = $2 WHERE account_id = $1", [id, cellId]);

  const findPlace = async (id = "acme") =>
    (await directory.pool.query("SELECT * FROM gateway.account_cells WHERE account_id = $1", [id])).rows[0] ?? {};

  const move = (options: { readonly id?: string; readonly signal?: AbortSignal; readonly settleMs?: number } = {}) => {
    const { id = "acme", settleMs = 600_000, ...rest } = options;
    return moveAccount(directory, { accountId: id, from: before, to: after }, { waitMs: 30_000, settleMs, ...rest });
  };

  /** Messages that have ended, of an hour ago, with everything that such messages leave. */
  async function addFinished(cell: MovedCell, count: number, accountId = "acme"): Promise<readonly StepRef[]> {
    const { pool } = cell.database;
    const refs = await insertMessages(pool, nowMs - HOUR_MS, count, { accountId });
    const keys = refs.map(({ msgKey }) => msgKey);
    await pool.query(
      `INSERT INTO steps (account_id, msg_key, step, state, carrier, sent_ms, expires_ms, last, detail, reported_ms, code)
       SELECT $1, key, 0, 'failed', 'smsc', 0, 0, true, '{}', 1, '20000' FROM unnest($2::text[]) AS key`,
      [accountId, keys],
    );
    await pool.query("INSERT INTO undelivered_messages SELECT $1, unnest($2::text[]), 'failed', '20000'", [
      accountId,
      keys,
    ]);
    await pool.query(
      "INSERT INTO carrier_ids SELECT 'smsc', key, $2, $1, key, 0, 0, 1 FROM unnest($3::text[]) AS key",
      [...[accountId, nowMs, keys]],
    );
    await pool.query(
      `INSERT INTO idempotency_keys SELECT $1, 'sendSms', key, $2, $3, key, '', 200, '{}' FROM unnest($4::text[]) AS key`,
      [accountId, Math.floor(nowMs / 86_400_000), nowMs - HOUR_MS, keys],
    );
    await pool.query(
      "INSERT INTO usage_days SELECT $1, 1, key, 'sms', 'SM', 'smsc', 'failed', '20000', 1, 1 FROM unnest($2::text[]) AS key",
      [accountId, keys],
    );
    return refs;
  }

  const countAll = async (cell: MovedCell, accountId = "acme") =>
    Object.fromEntries(
      await Promise.all(
        ACCOUNT_TABLES.map(async ({ name }) => [name, await countRows(cell.database.pool, name, accountId)] as const),
      ),
    );

  /**
   * Holds a move up in the middle of its copy: it waits for a row that another transaction has inserted and not committed. Messages and their
   * steps are copied before.
   */
  async function holdCopy(accountId = "acme") {
    const insert = (queryable: { query(text: string, values: unknown[]): Promise<unknown> }, schema: string) =>
      queryable.query(`INSERT INTO ${schema}.file_contents VALUES ($1, 'held', $2, '')`, [accountId, nowMs + HOUR_MS]);
    await insert(before.database.pool, before.schema);
    const client = await directory.pool.connect();
    await client.query("BEGIN");
    await insert(client, after.schema);
    return {
      untilHeld: () =>
        vi.waitFor(async () => {
          // With Citus a worker of the cluster waits, and names its own table.
          const activity = databaseBackend === "citus" ? "citus_stat_activity" : "pg_stat_activity";
          const { rows } = await directory.pool.query(
            `SELECT FROM ${activity} WHERE wait_event_type = 'Lock' AND query LIKE '%INSERT INTO gateway_3.file_contents%'`,
          );
          expect(rows.length).toBeGreaterThan(0);
        }, patience),
      async goOn() {
        await client.query("ROLLBACK");
        client.release();
      },
    };
  }

  return {
    get directory() {
      return directory;
    },
    get before() {
      return before;
    },
    get after() {
      return after;
    },
    ...{ clear, addAccount, putInto, findPlace, move, addFinished, countAll, holdCopy },
  };
}

export const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);
