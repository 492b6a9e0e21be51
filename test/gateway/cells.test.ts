import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { moveAccount as moveByOperator } from "../../server/operators/cell-changes.ts";
import { openForCommands } from "../../server/operators/command-line/command-process.ts";
import { cancelMessage, findMessages, getMessage, requeueMessage } from "../../server/operators/messages.ts";
import { deleteAccount } from "../../server/operators/personal-data.ts";
import { getCellSchema, listCells } from "../../server/store/cell-directory.ts";
import { openDatabase } from "../../server/store/connections.ts";
import { DIRECTORY_TABLES, ensureCells } from "../../server/store/create-cell.ts";
import type { Database } from "../../server/store/database.ts";
import { listCellMigrations, type Migration, migrate } from "../../server/store/migrate.ts";
import { moveAccount } from "../../server/store/move-account.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { type Answer, dataOf, linesOf, makeAccount, QUICK, useGateway } from "../rig/live-gateway.ts";
import { databaseBackend } from "../rig/test-cells.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
let directory: Database;
const opened: Database[] = [];
const open = (schema?: string): Database => {
  const database = openDatabase(fresh.url, { poolSize: 3, ...(schema !== undefined && { schema }) });
  opened.push(database);
  return database;
};

beforeAll(async () => {
  directory = open();
  // Several processes may start at once.
  await Promise.all(Array.from({ length: 4 }, () => ensureCells(open(), 3, databaseBackend)));
  await directory.pool.query("UPDATE gateway.cells SET takes_accounts = true");
});
afterAll(() => Promise.all(opened.map((database) => database.close())));

const lines: string[] = [];
const live = useGateway(fresh, { CELLS: "3", POOL_SIZE: "6" }, { log: linesOf(lines), timings: QUICK });
/** The cells that lines with this event name. */
const events = (event: string) =>
  lines
    .map((line) => JSON.parse(line))
    .filter((fields) => fields.event === event)
    .map(({ cell }) => ({ cell }));
const sms = { from: "0212345678", to: "01012345678", text: "Hello" };
const patience = { timeout: 30_000, interval: 100 };

const placeAccount = async (id: string, cellId: number): Promise<string> => {
  await makeAccount(fresh, id, { limits: { sendPerSecond: 10_000, pollingPerSecond: 1000 } });
  await directory.pool.query("UPDATE gateway.account_cells SET cell_id = $2 WHERE account_id = $1", [id, cellId]);
  return live.gateway.token(id);
};

const send = (token: string, change: object = {}, headers: Record<string, string> = {}): Promise<Answer> =>
  live.gateway.ask("POST", "/v1/send/sms", { token, headers, json: { ...sms, ...change } });

const countIn = async (cellId: number, table: string, accountId: string): Promise<number> => {
  const { rows } = await directory.pool.query(
    `SELECT count(*)::int AS count FROM ${getCellSchema(cellId)}.${table} WHERE account_id = $1`,
    [accountId],
  );
  return rows[0]?.count;
};

test("of processes that add cells at the same time one does", async () => {
  const cells = (await listCells(directory.pool)).map(({ cellId }) => cellId);
  expect(new Set(cells).size).toBe(cells.length);
  expect(cells.slice(0, 3)).toEqual([1, 2, 3]);
});

test("the tables of a cell are those of the first, column by column", async () => {
  const columnsOf = async (schema: string) =>
    (
      await directory.pool.query(
        `SELECT c.relname, c.relpersistence, a.attname, format_type(a.atttypid, a.atttypmod) AS type, a.attnotnull, a.attstorage,
           a.attidentity, pg_get_partkeydef(c.oid) AS partition_by, c.reloptions
         FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
         WHERE c.relnamespace = $1::regnamespace AND c.relkind IN ('r', 'p', 'v') AND NOT c.relispartition
           AND c.relname <> ALL ($2::text[])
         ORDER BY c.relname, a.attnum`,
        [schema, DIRECTORY_TABLES],
      )
    ).rows;
  const [first, second] = [await columnsOf("gateway"), await columnsOf("gateway_2")];
  // Citus moves no schema that has an unlogged table.
  const expected = databaseBackend === "citus" ? first.map((row) => ({ ...row, relpersistence: "p" })) : first;
  expect(second).toEqual(expected);
});

test("new accounts are placed where there are the fewest, and everything of an account is in its cell", async () => {
  for (const id of ["one", "two", "three"]) await makeAccount(fresh, id);
  const { rows } = await directory.pool.query(
    "SELECT account_id, cell_id FROM gateway.account_cells WHERE account_id IN ('one', 'two', 'three')",
  );
  const cells = new Map(rows.map(({ account_id, cell_id }) => [account_id, cell_id]));
  expect(new Set(cells.values()).size).toBe(3);
  for (const [id, cellId] of cells) {
    const token = await live.gateway.token(id);
    const sent = await send(token, {}, { "idempotency-key": "k" });
    expect(sent.body?.code).toBe("A000");
    const again = await send(token, {}, { "idempotency-key": "k" });
    expect(again.body).toEqual(sent.body);
    const polled = await pollUntilAny(token);
    expect(polled).toEqual([sent.body?.msgKey]);
    expect(await countIn(cellId, "messages", id)).toBe(1);
    for (const other of [1, 2, 3]) if (other !== cellId) expect(await countIn(other, "messages", id)).toBe(0);
  }
});

async function pollUntilAny(token: string): Promise<readonly unknown[]> {
  return vi.waitFor(async () => {
    const polled = await live.gateway.ask("GET", "/v1/report/polling", { token });
    const reports = readReports(polled);
    expect(reports.length).toBeGreaterThan(0);
    return reports.map(({ msgKey }) => msgKey);
  }, patience);
}

function readReports(answer: Answer): readonly { readonly msgKey: string }[] {
  const data = answer.body?.data;
  return typeof data === "object" && data !== null && "report" in data && Array.isArray(data.report) ? data.report : [];
}

describe("a cell that does not answer", () => {
  test("is refused to its own accounts, and to nobody else", async () => {
    const away = await placeAccount("away", 2);
    const fine = await placeAccount("fine", 3);
    expect((await send(away)).body?.code).toBe("A000");
    const blocker = await directory.pool.connect();
    try {
      await blocker.query("BEGIN");
      await blocker.query(
        "LOCK TABLE gateway_2.messages, gateway_2.outbox, gateway_2.steps, gateway_2.readiness IN ACCESS EXCLUSIVE MODE",
      );
      const refused = Array.from({ length: 20 }, () => send(away));
      for (let round = 0; round < 10; round++) expect((await send(fine)).body?.code).toBe("A000");
      expect(await pollUntilAny(fine)).not.toEqual([]);
      const metrics = await (await fetch(`${live.gateway.running.adminUrl}/metrics`)).text();
      expect(metrics).toContain('gateway_cell_up{cell="2"} 0');
      expect(metrics).toContain('gateway_cell_up{cell="3"} 1');
      await vi.waitFor(() => expect(events("cell_away")).toEqual([{ cell: 2 }]), patience);
      for (const { status, body } of await Promise.all(refused)) expect([status, body?.code]).toEqual([503, "A920"]);
    } finally {
      await blocker.query("ROLLBACK");
      blocker.release();
    }
    await vi.waitFor(async () => expect((await send(away)).body?.code).toBe("A000"), patience);
    await vi.waitFor(() => expect(events("cell_back")).toEqual([{ cell: 2 }]), patience);
  });
});

describe("moving an account", () => {
  const commands = () =>
    openForCommands({
      database: directory,
      openCell: open,
      nowMs: Date.now,
      // Much longer than the test: the gateway answers that it serves the account no more.
      settleMs: 600_000,
      settings: { webhookAllowedNetworks: [], migrate: "auto", cells: 3, databaseBackend, stepValidityS: 60 },
    });

  test("loses and doubles nothing while it sends, and takes its open batch and its keys along", {
    timeout: 120_000,
  }, async () => {
    const token = await placeAccount("mover", 2);
    const neighbour = await placeAccount("neighbour", 2);
    const first = await send(token, {}, { "idempotency-key": "before" });
    const scheduled = await send(token, { sendAt: new Date(Date.now() + 86_400_000).toISOString() });
    const batch = await vi.waitFor(async () => {
      const polled = await live.gateway.ask("GET", "/v1/report/polling", { token });
      expect(readReports(polled)).toHaveLength(1);
      return polled;
    }, patience);
    const accepted: string[] = [];
    let refused = 0;
    let isMoved = false;
    const sender = async (account: string, keys: string[]): Promise<void> => {
      while (!isMoved) {
        const { status, body } = await send(account);
        if (status === 200) keys.push(String(body?.msgKey));
        else {
          expect([status, body?.code]).toEqual([503, "A920"]);
          refused++;
        }
        await sleep(20);
      }
    };
    const ofNeighbour: string[] = [];
    const sending = [sender(token, accepted), sender(neighbour, ofNeighbour)];
    const moved = await commands().perform(moveByOperator, { accountId: "mover", cell: 3, waitMs: 60_000 });
    await vi.waitFor(async () => expect((await send(token)).body?.code).toBe("A000"), patience);
    isMoved = true;
    await Promise.all(sending);
    expect(moved.moved).toBe(true);
    expect(refused).toBeGreaterThan(0);
    expect(ofNeighbour.length).toBeGreaterThan(0);
    const tables = ["messages", "steps", "pending_reports", "report_batches", "idempotency_keys", "scheduled_messages"];
    for (const table of tables) expect([table, await countIn(2, table, "mover")]).toEqual([table, 0]);
    expect(await countIn(3, "scheduled_messages", "mover")).toBe(1);
    // The batch that was handed out before is handed out again, and its key still gives the same answer.
    const again = await live.gateway.ask("GET", "/v1/report/polling", { token });
    expect(again.body).toEqual(batch.body);
    expect((await send(token, {}, { "idempotency-key": "before" })).body).toEqual(first.body);
    const reported = await acknowledgeAll(token, accepted.length + 2);
    expect(new Set(reported).size).toBe(reported.length);
    expect(reported).toEqual(expect.arrayContaining([first.body?.msgKey, ...accepted]));
    expect(await acknowledgeAll(neighbour, ofNeighbour.length)).toEqual(expect.arrayContaining(ofNeighbour));
    const cancelling = `/v1/send/scheduled/${scheduled.body?.msgKey}`;
    expect((await live.gateway.ask("DELETE", cancelling, { token })).body?.code).toBe("A000");
  });

  test("that is interrupted leaves it where it was", { timeout: 60_000 }, async () => {
    const token = await placeAccount("stays", 2);
    expect((await send(token)).body?.code).toBe("A000");
    await pollUntilAny(token);
    // A worker has a batch of the account in hand, and never lets go of it.
    await directory.pool.query(`INSERT INTO gateway_2.outbox (step_count, batch, worker_id) VALUES (1, $1, 'held')`, [
      JSON.stringify([{ accountId: "stays", msgKeys: ["none"] }]),
    ]);
    await directory.pool.query(
      "INSERT INTO gateway_2.workers (worker_id, alive_until) VALUES ('held', now() + interval '1 day')",
    );
    await expect(commands().perform(moveByOperator, { accountId: "stays", cell: 3, waitMs: 0 })).rejects.toThrow(
      /^stays stays where it was: /,
    );
    await directory.pool.query("DELETE FROM gateway_2.outbox WHERE worker_id = 'held'");
    await directory.pool.query("DELETE FROM gateway_2.workers WHERE worker_id = 'held'");
    expect(await countIn(2, "messages", "stays")).toBe(1);
    await vi.waitFor(async () => expect((await send(token)).body?.code).toBe("A000"), patience);
  });

  test("serves it while it is copied, shows each message once, and lets operators change none", async () => {
    const token = await placeAccount("copied", 2);
    const { body: first } = await send(token, { ref: "copied-ref" });
    await pollUntilAny(token);
    // The copy waits for a row that another transaction has inserted and not committed. Messages are copied before.
    const insertFile = "INSERT INTO gateway_2.file_contents VALUES ('copied', 'held', 1, '')";
    await directory.pool.query(insertFile);
    const holding = await directory.pool.connect();
    await holding.query("BEGIN");
    await holding.query(insertFile.replace("gateway_2", "gateway_3"));
    const moving = commands().perform(moveByOperator, { accountId: "copied", cell: 3, waitMs: 60_000 });
    try {
      await vi.waitFor(async () => expect(await countIn(3, "steps", "copied")).toBe(1), patience);
      const { body: second } = await send(token);
      expect(second?.code).toBe("A000");
      const found = await commands().perform(findMessages, { ref: "copied-ref", limit: 10 });
      expect(found.messages.map(({ msgKey }) => msgKey)).toEqual([first?.msgKey]);
      const msgKey = String(first?.msgKey);
      expect((await commands().perform(getMessage, { msgKey })).msgKey).toBe(msgKey);
      const refusal = /^copied is being moved to another cell/;
      await expect(commands().perform(requeueMessage, { msgKey, isConfirmed: true })).rejects.toThrow(refusal);
      await expect(commands().perform(cancelMessage, { msgKey })).rejects.toThrow(refusal);
      const deletion = { accountId: "copied", isConfirmed: true, waitMs: 0 };
      await expect(commands().perform(deleteAccount, deletion)).rejects.toThrow(refusal);
    } finally {
      await holding.query("ROLLBACK");
      holding.release();
    }
    expect(await moving).toMatchObject({ moved: true });
    expect([await countIn(2, "messages", "copied"), await countIn(3, "messages", "copied")]).toEqual([0, 2]);
    await vi.waitFor(async () => expect((await send(token)).body?.code).toBe("A000"), patience);
    // A second run has nothing to do.
    expect(await commands().perform(moveByOperator, { accountId: "copied", cell: 3, waitMs: 0 })).toEqual({
      ...{ moved: false, rows: 0 },
    });
  });

  test("that is ended while it waits gives it back at once", async () => {
    const token = await placeAccount("given-back", 2);
    await directory.pool.query(
      `INSERT INTO gateway.gateway_processes (process_id, host, pid, role, seen_at, carriers)
       VALUES ('never answers', 'host', 1, 'all', now() + interval '1 hour', '[]')`,
    );
    const cells = [2, 3].map((cellId) => ({
      cellId,
      schema: getCellSchema(cellId),
      database: open(getCellSchema(cellId)),
    }));
    const [from, to] = cells;
    if (from === undefined || to === undefined) throw new Error("There are two cells");
    const ending = new AbortController();
    const moving = moveAccount(
      directory,
      { accountId: "given-back", from, to },
      { waitMs: 60_000, settleMs: 600_000, signal: ending.signal },
    );
    await vi.waitFor(async () => expect((await send(token)).body?.code).toBe("A920"), patience);
    ending.abort();
    await expect(moving).rejects.toThrow(/aborted/);
    await directory.pool.query("DELETE FROM gateway.gateway_processes WHERE process_id = 'never answers'");
    const { rows } = await directory.pool.query(
      "SELECT cell_id, moving_to FROM gateway.account_cells WHERE account_id = 'given-back'",
    );
    expect(rows).toEqual([{ cell_id: 2, moving_to: null }]);
    await vi.waitFor(async () => expect((await send(token)).body?.code).toBe("A000"), patience);
  });

  async function acknowledgeAll(token: string, count: number): Promise<readonly string[]> {
    const keys: string[] = [];
    await vi.waitFor(
      async () => {
        const polled = await live.gateway.ask("GET", "/v1/report/polling", { token });
        const reports = readReports(polled);
        if (reports.length > 0) {
          const reportId = dataOf(polled, "reportId");
          const done = await live.gateway.ask("DELETE", `/v1/report/polling/${reportId}`, { token });
          expect(done.status).toBe(200);
          keys.push(...reports.map(({ msgKey }) => msgKey));
        }
        expect(keys.length).toBeGreaterThanOrEqual(count);
      },
      { timeout: 60_000, interval: 50 },
    );
    return keys;
  }
});

test("a migration of cells runs in each of them, and goes on where it was interrupted", async () => {
  const add = (version: number, sql: string): Migration => ({
    version,
    name: `${version}-test.cell.sql`,
    sql,
    checksum: sql,
  });
  const good = add(9001, "CREATE TABLE extra_one (id int); COMMENT ON TABLE extra_one IS 'a; b';");
  const bad = add(9002, "CREATE TABLE extra_two (id int); SELECT 1 / 0;");
  const mended = add(9002, "CREATE TABLE extra_two (id int);");
  expect(listCellMigrations([good, { ...good, name: "0001-directory.sql" }])).toEqual([good]);
  const [second, third] = [open("gateway_2"), open("gateway_3")];
  expect(await migrate(second, [good])).toEqual([good.name]);
  await expect(migrate(second, [good, bad])).rejects.toThrow("9002-test.cell.sql failed: division by zero");
  for (const cell of [second, third]) await migrate(cell, [good, mended]);
  expect(await migrate(third, [good, mended])).toEqual([]);
  const { rows } = await directory.pool.query(
    "SELECT schemaname, tablename FROM pg_tables WHERE tablename LIKE 'extra%' ORDER BY 1, 2",
  );
  expect(rows.map(({ schemaname, tablename }) => `${schemaname}.${tablename}`)).toEqual([
    "gateway_2.extra_one",
    "gateway_2.extra_two",
    "gateway_3.extra_one",
    "gateway_3.extra_two",
  ]);
});
