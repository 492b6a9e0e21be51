import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { StepRef } from "../../server/domain/delivery.ts";
import { beginMove, refuseRequests } from "../../server/store/account-moves.ts";
import { ACCOUNT_TABLES } from "../../server/store/account-tables.ts";
import { createAccount } from "../../server/store/accounts.ts";
import { CallsUnderWay } from "../../server/store/calls-under-way.ts";
import { Cells } from "../../server/store/cell-connections.ts";
import { listCells } from "../../server/store/cell-directory.ts";
import { ensureCells } from "../../server/store/create-cell.ts";
import { type Database, openDatabase } from "../../server/store/database.ts";
import { type MovedCell, moveAccount, removeLeftovers } from "../../server/store/move-account.ts";
import { ensurePartitions } from "../../server/store/partitions.ts";
import { getBegunMs, makeLeaseId, postponeLeases } from "../../server/store/step-leases.ts";
import { createLog } from "../../server/telemetry/log.ts";
import { RECEIPTS, watchMoves } from "../../server/wiring/watch-moves.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { databaseBackend } from "../rig/test-cells.ts";
import { countRows, insertReport, makeStoredAccount } from "./fixtures.ts";
import { cutConnection, interceptStatements } from "./intercepted-database.ts";
import { begin, insertMessage, insertMessages, readState } from "./step-fixtures.ts";

const nowMs = Date.now();
const HOUR_MS = 3_600_000;
const fresh = useFreshDatabase({ nowMs, isOfDirectory: true });
const patience = { timeout: 30_000, interval: 20 };
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
  await pool.query("INSERT INTO carrier_ids SELECT 'smsc', key, $2, $1, key, 0, 0, 1 FROM unnest($3::text[]) AS key", [
    ...[accountId, nowMs, keys],
  ]);
  await pool.query(
    `INSERT INTO idempotency_keys SELECT $1, 'sendSms', key, $2, $3, key, '', 200, '{}' FROM unnest($4::text[]) AS key`,
    [accountId, Math.floor(nowMs / 86_400_000), nowMs - HOUR_MS, keys],
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

test("what is taken while requests are refused does not depend on how much is stored", async () => {
  await addAccount("large", before.cellId);
  await addFinished(before, 10);
  await addFinished(before, 5000, "large");
  for (const id of ["acme", "large"]) {
    const { msgKey } = await insertMessage(before.database.pool, nowMs - HOUR_MS, { accountId: id });
    await insertReport(before.database.pool, id, { msgKey, reportedMs: nowMs });
  }
  const [small, large] = [await move(), await move({ id: "large" })];
  const [stored, storedLarge] = [await countAll(after), await countAll(after, "large")];
  expect(storedLarge).toMatchObject({ messages: 5001, steps: 5001, carrier_ids: 5000, idempotency_keys: 5000 });
  expect(small).toMatchObject({ kind: "moved", rowsAtSwitch: 1, rows: sum(stored) });
  expect(large).toMatchObject({ kind: "moved", rowsAtSwitch: 1, rows: sum(storedLarge) });
  expect(sum(await countAll(before)) + sum(await countAll(before, "large"))).toBe(0);
});

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

test("what comes and changes while it is copied is there afterwards, once", async () => {
  const { pool } = before.database;
  const waiting = await insertMessage(pool, nowMs - HOUR_MS);
  await begin(before.database, [waiting], nowMs, { carrier: "smsc", last: true });
  const { rows: leases } = await pool.query("SELECT lease_id FROM step_leases");
  await postponeLeases(
    pool,
    leases.map(({ lease_id }) => lease_id),
    nowMs + HOUR_MS,
  );
  const [ended] = await addFinished(before, 1);
  const hold = await holdCopy();
  const moving = move();
  await hold.untilHeld();
  expect(await readState(after.database.pool, waiting)).toBe("submitting");
  await pool.query("UPDATE steps SET state = 'delivered', reported_ms = 2 WHERE msg_key = $1", [waiting.msgKey]);
  await pool.query("DELETE FROM step_leases");
  await pool.query("UPDATE steps SET late_ms = 3, late_code = '10000' WHERE msg_key = $1", [ended?.msgKey]);
  const newest = await insertMessage(pool, Date.now());
  // Its gateway has a clock that is far behind.
  const behind = await insertMessage(pool, nowMs - HOUR_MS);
  const scheduled = await insertMessage(pool, nowMs + HOUR_MS);
  await pool.query("INSERT INTO scheduled_messages VALUES ('acme', $1, $2)", [scheduled.msgKey, nowMs + HOUR_MS]);
  await hold.goOn();
  expect(await moving).toMatchObject({ kind: "moved" });
  expect(await readState(after.database.pool, waiting)).toBe("delivered");
  const { rows } = await after.database.pool.query("SELECT late_code FROM steps WHERE msg_key = $1", [ended?.msgKey]);
  expect(rows).toEqual([{ late_code: "10000" }]);
  const { rows: keys } = await after.database.pool.query("SELECT msg_key FROM messages");
  const expected = [waiting, ended, newest, behind, scheduled].map((ref) => ref?.msgKey);
  expect(keys.map(({ msg_key }) => msg_key).sort()).toEqual(expected.sort());
  expect(await countAll(after)).toMatchObject({ scheduled_messages: 1, file_contents: 1 });
  expect([sum(await countAll(before)), (await findPlace()).cell_id]).toEqual([0, 3]);
});

test("one command moves it at a time", async () => {
  const hold = await holdCopy();
  const moving = move();
  await hold.untilHeld();
  expect(await move()).toEqual({ kind: "moving" });
  await hold.goOn();
  expect(await moving).toMatchObject({ kind: "moved" });
  expect(await findPlace()).toMatchObject({ cell_id: 3, moving_to: null, move_id: null, alive_until: null });
});

test("a move that is ended while it copies leaves nothing in the other cell", async () => {
  await addFinished(before, 5);
  const stored = await countAll(before);
  const hold = await holdCopy();
  const ending = new AbortController();
  const moving = expect(move({ signal: ending.signal })).rejects.toThrow(/aborted/);
  await hold.untilHeld();
  ending.abort();
  await hold.goOn();
  await moving;
  expect(await countAll(before)).toEqual({ ...stored, file_contents: 1 });
  expect([sum(await countAll(after)), (await findPlace()).cell_id]).toEqual([0, 2]);
});

/** As a command leaves it that was killed, a minute later. */
const dieAfter = async (cellId: number) => {
  await beginMove(directory.pool, "acme", before.cellId, after.cellId);
  await directory.pool.query("UPDATE gateway.account_cells SET alive_until = now() - interval '1 s'");
  await putInto(cellId);
};

test("after a command that died while it copied, the next one begins again", async () => {
  const [ref] = await addFinished(before, 3);
  for (const table of ["messages", "steps"])
    await directory.pool.query(`INSERT INTO gateway_3.${table} SELECT * FROM gateway_2.${table}`);
  await dieAfter(before.cellId);
  // An operator has sent it again meanwhile.
  const { pool } = before.database;
  await pool.query("UPDATE steps SET state = 'queued', reported_ms = NULL WHERE msg_key = $1", [ref?.msgKey]);
  expect(await move()).toMatchObject({ kind: "moved" });
  expect(ref && (await readState(after.database.pool, ref))).toBe("queued");
  expect(await countAll(after)).toMatchObject({ messages: 3, steps: 3, carrier_ids: 3 });
  expect(sum(await countAll(before))).toBe(0);
});

test("after a command that died behind the switch, the same command removes what is left, and loses nothing of it", async () => {
  const [late, erased] = await addFinished(after, 3);
  for (const table of ["messages", "steps"])
    await directory.pool.query(`INSERT INTO gateway_2.${table} SELECT * FROM gateway_3.${table}`);
  await dieAfter(after.cellId);
  const { pool } = before.database;
  await pool.query("UPDATE steps SET late_ms = 3, late_code = '10000' WHERE msg_key = $1", [late?.msgKey]);
  await pool.query(`UPDATE messages SET content = '{"to":"","steps":[]}' WHERE msg_key = $1`, [erased?.msgKey]);
  const missing = await insertMessage(pool, nowMs);
  expect(await removeLeftovers(directory, "acme", after, [before])).toBe(7);
  expect(await countAll(after)).toMatchObject({ messages: 4, steps: 3 });
  const read = async (table: string, column: string, msgKey: string | undefined) =>
    (await after.database.pool.query(`SELECT ${column} AS found FROM ${table} WHERE msg_key = $1`, [msgKey])).rows[0]
      ?.found;
  expect(await read("steps", "late_code", late?.msgKey)).toBe("10000");
  expect(await read("messages", "content", erased?.msgKey)).toContain('"to":""');
  expect(await read("messages", "msg_key", missing.msgKey)).toBe(missing.msgKey);
  expect([sum(await countAll(before)), (await findPlace()).move_id]).toEqual([0, null]);
});

test("a worker that is busy with a message holds the switch up, and one that waits for its receipt does not", async () => {
  const { pool } = before.database;
  const ref = await insertMessage(pool, nowMs);
  await begin(before.database, [ref], nowMs, { carrier: "smsc", last: true });
  const to = { accountId: "acme", from: before, to: after };
  const busy = await moveAccount(directory, to, { waitMs: 0, settleMs: 0 });
  expect(busy).toMatchObject({ kind: "busy", reason: expect.stringContaining("a carrier") });
  expect([sum(await countAll(after)), (await findPlace()).cell_id]).toEqual([0, 2]);
  const { rows } = await pool.query("SELECT lease_id FROM step_leases");
  // It comes due in a moment, as those of a carrier do that can be asked.
  await postponeLeases(
    pool,
    rows.map(({ lease_id }) => lease_id),
    Date.now() + 1000,
  );
  expect(await move()).toMatchObject({ kind: "moved" });
  const { rows: moved } = await after.database.pool.query("SELECT lease_id, is_held FROM step_leases");
  expect(moved).toEqual(rows.map(({ lease_id }) => ({ lease_id, is_held: false })));
});

test("accounts whose steps were begun together follow each other to another cell", async () => {
  await addAccount("other", before.cellId);
  const { pool } = before.database;
  const refs = [await insertMessage(pool, nowMs), await insertMessage(pool, nowMs, { accountId: "other" })];
  await begin(before.database, refs, nowMs, { carrier: "smsc", last: true });
  await pool.query("UPDATE step_leases SET is_held = false, lease_id = $1", [makeLeaseId(nowMs)]);
  expect(await move()).toMatchObject({ kind: "moved" });
  expect(await move({ id: "other" })).toMatchObject({ kind: "moved" });
  const { rows } = await after.database.pool.query("SELECT lease_id, members FROM step_leases ORDER BY members::text");
  expect(rows.map(({ lease_id }) => getBegunMs(lease_id))).toEqual([nowMs, nowMs]);
  expect(rows.map(({ members }) => members[0].accountId)).toEqual(["acme", "other"]);
});

test("a command that is killed at any statement leaves the account whole in one cell, and the next one ends the work", {
  timeout: 300_000,
  tags: ["long"],
}, async () => {
  const fill = async () => {
    await addFinished(before, 2);
    const { pool } = before.database;
    const open = await insertMessage(pool, nowMs);
    await pool.query("INSERT INTO outbox (step_count, batch) VALUES (1, $1)", [
      JSON.stringify([{ accountId: "acme", msgKeys: [open.msgKey] }]),
    ]);
    await insertReport(pool, "acme", { msgKey: (await insertMessage(pool, nowMs)).msgKey, reportedMs: nowMs });
  };
  const all = { messages: 4, steps: 3, undelivered_messages: 2, idempotency_keys: 2, pending_reports: 1 };
  const countOutbox = ({ schema }: MovedCell) =>
    directory.pool.query(`SELECT FROM ${schema}.outbox`).then(({ rows }) => rows.length);
  const [from, to] = [before, after];
  const texts: string[] = [];
  const noted = interceptStatements(directory, (statement, client) => {
    texts.push(statement.text);
    return client.query(statement);
  });
  await fill();
  await moveAccount(noted, { accountId: "acme", from, to }, { waitMs: 30_000, settleMs: 0 });
  // Each kind of commit once, whatever its table, and the one of the switch with what follows it: a transaction that does not come to its
  // commit has changed nothing.
  const switched = texts.findIndex((text) => text.includes("SET cell_id"));
  const kinds = texts.map((text, index) => {
    const last = text === "COMMIT" ? `commit ${texts[index - 1]}` : text;
    return last.replaceAll(/(gateway_\d\.)\w+|\$\d|\b(\w+, )*\w+_(key|id|ms)\b/g, "$1");
  });
  const isOutside = (index: number): boolean => {
    const [begun, ended] = ["BEGIN", "COMMIT"].map((text) => texts.lastIndexOf(text, index - 1));
    return texts[index] === "COMMIT" || (begun ?? 0) <= (ended ?? 0);
  };
  const places = kinds.flatMap((kind, index) =>
    (isOutside(index) && kinds.indexOf(kind) === index) || index === switched + 2 ? [index] : [],
  );
  expect([switched > 0, texts[switched + 1]]).toEqual([true, "COMMIT"]);
  expect(places).toContain(switched + 1);
  for (const place of places) {
    await clear();
    await fill();
    let count = 0;
    const killed = interceptStatements(directory, async (statement, client) => {
      if (count++ < place) return client.query(statement);
      await cutConnection(client);
      throw new Error("killed");
    });
    await expect(
      moveAccount(killed, { accountId: "acme", from, to }, { waitMs: 30_000, settleMs: 0 }),
    ).rejects.toThrow();
    const homeId = (await findPlace()).cell_id;
    const [home, other] = homeId === from.cellId ? [from, to] : [to, from];
    expect([place, await countAll(home), await countOutbox(home), await countOutbox(other)]).toMatchObject([
      ...[place, all, 1, 0],
    ]);
    await directory.pool.query("UPDATE gateway.account_cells SET alive_until = now() - interval '1 s'");
    if (home === from) expect(await move()).toMatchObject({ kind: "moved" });
    else await removeLeftovers(directory, "acme", to, [from]);
    expect([place, await countAll(to)]).toMatchObject([place, { ...all, carrier_ids: 2 }]);
    expect([place, sum(await countAll(from)), await countOutbox(from), await countOutbox(to)]).toEqual([
      place,
      0,
      0,
      1,
    ]);
  }
});

test("the answer to the commit of the switch is lost: the account is served in its new cell", async () => {
  await addFinished(before, 3);
  let isSwitched = false;
  const losing = interceptStatements(directory, async (statement, client) => {
    if (!isSwitched || statement.text !== "COMMIT") {
      isSwitched ||= statement.text.includes("SET cell_id");
      return client.query(statement);
    }
    isSwitched = false;
    await client.query(statement);
    return cutConnection(client);
  });
  const to = { accountId: "acme", from: before, to: after };
  await expect(moveAccount(losing, to, { waitMs: 0, settleMs: 0 })).rejects.toThrow();
  expect(await findPlace()).toMatchObject({ cell_id: 3, move_id: null, refused_until: null });
  expect(await countAll(after)).toMatchObject({ messages: 3, steps: 3 });
});

const addProcess = (processId: string) =>
  directory.pool.query(
    `INSERT INTO gateway.gateway_processes (process_id, host, pid, role, seen_at, carriers)
     VALUES ($1, 'host', 1, 'all', now() + interval '1 hour', '[]')`,
    [processId],
  );

test("a gateway that does not answer is waited for as long as it may serve the account, and no longer", async () => {
  await addProcess("silent");
  const ending = new AbortController();
  const waiting = move({ signal: ending.signal });
  await vi.waitFor(async () => expect((await findPlace()).refusal_id).not.toBeNull(), patience);
  ending.abort();
  await expect(waiting).rejects.toThrow(/aborted/);
  expect(await findPlace()).toMatchObject({ cell_id: 2, move_id: null, refused_until: null });
  expect(await move({ settleMs: 10 })).toMatchObject({ kind: "moved" });
});

test("a gateway answers when nothing of the account, and no receipt, is under way", async () => {
  await addAccount("other", before.cellId);
  const underWay = new CallsUnderWay();
  const forgotten: string[] = [];
  const cells = new Cells({ directory, listCells: () => listCells(directory.pool), open: () => before.database });
  await cells.refresh();
  const stop = watchMoves({
    ...{ cells, underWay, processId: "this", log: createLog("silent") },
    accounts: { forget: (id) => void forgotten.push(id) },
    timings: { accountMovesEveryMs: 10 },
  });
  const request = Promise.withResolvers<void>();
  void underWay.track("acme", request.promise);
  const refuse = async (id: string): Promise<string> => {
    const moveId = await beginMove(directory.pool, id, before.cellId, after.cellId);
    return refuseRequests(directory.pool, moveId ?? "");
  };
  const listAnswers = async () =>
    (await directory.pool.query("SELECT refusal_id FROM gateway.move_answers")).rows.map(
      ({ refusal_id }) => refusal_id,
    );
  const acme = await refuse("acme");
  const other = await refuse("other");
  await vi.waitFor(async () => expect(await listAnswers()).toEqual([other]), patience);
  expect(new Set(forgotten)).toEqual(new Set(["acme", "other"]));
  const receipt = Promise.withResolvers<void>();
  void underWay.track(RECEIPTS, receipt.promise);
  request.resolve();
  await vi.waitFor(async () => expect(new Set(await listAnswers())).toEqual(new Set([acme, other])), patience);
  // Each refusal is answered for itself: requests may have come in between.
  await directory.pool.query("UPDATE gateway.account_cells SET alive_until = now() - interval '1 s'");
  const again = await refuse("other");
  await sleep(100);
  expect(await listAnswers()).not.toContain(again);
  receipt.resolve();
  await vi.waitFor(async () => expect(await listAnswers()).toContain(again), patience);
  await stop();
});
