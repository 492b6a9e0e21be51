import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { beginMove, refuseRequests } from "../../server/store/account-moves.ts";
import { CallsUnderWay } from "../../server/store/calls-under-way.ts";
import { Cells } from "../../server/store/cell-connections.ts";
import { listCells } from "../../server/store/cell-directory.ts";
import { moveCurrent, removeCopy } from "../../server/store/copy-account.ts";
import { type Queryable, withTransaction } from "../../server/store/database.ts";
import { type MovedCell, moveAccount, removeLeftovers } from "../../server/store/move-account.ts";
import { addToCounts, readCounts } from "../../server/store/quota-counts.ts";
import { getBegunMs, makeLeaseId, postponeLeases } from "../../server/store/step-leases.ts";
import { createLog } from "../../server/telemetry/log.ts";
import { RECEIPTS, watchMoves } from "../../server/wiring/watch-moves.ts";
import { insertReport } from "./fixtures.ts";
import { HOUR_MS, nowMs, patience, sum, useMovedAccount } from "./moved-account.ts";
import { begin, insertMessage, readState } from "./step-fixtures.ts";

const account = useMovedAccount();

test("what is taken while requests are refused does not depend on how much is stored", async () => {
  await account.addAccount("large", account.before.cellId);
  await account.addFinished(account.before, 10);
  await account.addFinished(account.before, 5000, "large");
  for (const id of ["acme", "large"]) {
    const { msgKey } = await insertMessage(account.before.database.pool, nowMs - HOUR_MS, { accountId: id });
    await insertReport(account.before.database.pool, id, { msgKey, reportedMs: nowMs });
  }
  const [small, large] = [await account.move(), await account.move({ id: "large" })];
  const [stored, storedLarge] = [await account.countAll(account.after), await account.countAll(account.after, "large")];
  expect(storedLarge).toMatchObject({
    messages: 5001,
    steps: 5001,
    carrier_ids: 5000,
    idempotency_keys: 5000,
    usage_days: 5000,
  });
  expect(small).toMatchObject({ kind: "moved", rowsAtSwitch: 1, rows: sum(stored) });
  expect(large).toMatchObject({ kind: "moved", rowsAtSwitch: 1, rows: sum(storedLarge) });
  expect(sum(await account.countAll(account.before)) + sum(await account.countAll(account.before, "large"))).toBe(0);
});

test("what comes and changes while it is copied is there afterwards, once", async () => {
  const { pool } = account.before.database;
  const waiting = await insertMessage(pool, nowMs - HOUR_MS);
  await begin(account.before.database, [waiting], nowMs, { carrier: "smsc", last: true });
  const { rows: leases } = await pool.query("SELECT lease_id FROM step_leases");
  await postponeLeases(
    pool,
    leases.map(({ lease_id }) => lease_id),
    nowMs + HOUR_MS,
  );
  const [ended] = await account.addFinished(account.before, 1);
  const hold = await account.holdCopy();
  const moving = account.move();
  await hold.untilHeld();
  expect(await readState(account.after.database.pool, waiting)).toBe("submitting");
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
  expect(await readState(account.after.database.pool, waiting)).toBe("delivered");
  const { rows } = await account.after.database.pool.query("SELECT late_code FROM steps WHERE msg_key = $1", [
    ended?.msgKey,
  ]);
  expect(rows).toEqual([{ late_code: "10000" }]);
  const { rows: keys } = await account.after.database.pool.query("SELECT msg_key FROM messages");
  const expected = [waiting, ended, newest, behind, scheduled].map((ref) => ref?.msgKey);
  expect(keys.map(({ msg_key }) => msg_key).sort()).toEqual(expected.sort());
  expect(await account.countAll(account.after)).toMatchObject({ scheduled_messages: 1, file_contents: 1 });
  expect([sum(await account.countAll(account.before)), (await account.findPlace()).cell_id]).toEqual([0, 3]);
});

test("what gateways count and give back in the cell where the account is not is added, before the switch and after it", async () => {
  const count = (cell: MovedCell, amount: number, name = "month messages") =>
    addToCounts(cell.database.pool, [{ accountId: "acme", name, period: 1, amount }]);
  await count(account.before, 100);
  await count(account.before, 7, "day messages");
  const hold = await account.holdCopy();
  const moving = account.move();
  await hold.untilHeld();
  // The account was there until a moment ago.
  await count(account.after, 5);
  await count(account.after, -3, "day messages");
  await hold.goOn();
  expect(await moving).toMatchObject({ kind: "moved" });
  await count(account.before, 20);
  expect(await removeLeftovers(account.directory, "acme", account.after, [account.before])).toBe(1);
  expect(await readCounts(account.after.database.pool, "acme", 0)).toEqual([
    { name: "day messages", period: 1, taken: 7 },
    { name: "month messages", period: 1, taken: 125 },
  ]);
  expect(sum(await account.countAll(account.before))).toBe(0);
});

test("what is counted while the counts themselves are moved is not lost", async () => {
  const { before, after, directory } = account;
  const count = { accountId: "acme", name: "month messages", period: 1 };
  await addToCounts(before.database.pool, [{ ...count, amount: 100 }]);
  let late: Promise<unknown> | undefined;
  const route = { accountId: "acme", from: before.schema, to: after.schema };
  await withTransaction(directory, (client) => {
    const query = async (text: string, values?: unknown[]) => {
      const result = await client.query(text, values);
      if (late !== undefined || !text.includes(".quota_counts")) return result;
      late = addToCounts(before.database.pool, [{ ...count, amount: 7 }]);
      // The row may be locked until the move is committed.
      await Promise.race([late, sleep(200)]);
      return result;
    };
    return moveCurrent({ query } as Queryable, route);
  });
  await late;
  await removeCopy(directory, route);
  expect(await readCounts(after.database.pool, "acme", 0)).toMatchObject([{ taken: 107 }]);
});

test("one command moves it at a time", async () => {
  const hold = await account.holdCopy();
  const moving = account.move();
  await hold.untilHeld();
  expect(await account.move()).toEqual({ kind: "moving" });
  await hold.goOn();
  expect(await moving).toMatchObject({ kind: "moved" });
  expect(await account.findPlace()).toMatchObject({ cell_id: 3, moving_to: null, move_id: null, alive_until: null });
});

test("a worker that is busy with a message holds the switch up, and one that waits for its receipt does not", async () => {
  const { pool } = account.before.database;
  const ref = await insertMessage(pool, nowMs);
  await begin(account.before.database, [ref], nowMs, { carrier: "smsc", last: true });
  const to = { accountId: "acme", from: account.before, to: account.after };
  const busy = await moveAccount(account.directory, to, { waitMs: 0, settleMs: 0 });
  expect(busy).toMatchObject({ kind: "busy", reason: expect.stringContaining("a carrier") });
  expect([sum(await account.countAll(account.after)), (await account.findPlace()).cell_id]).toEqual([0, 2]);
  const { rows } = await pool.query("SELECT lease_id FROM step_leases");
  // It comes due in a moment, as those of a carrier do that can be asked.
  await postponeLeases(
    pool,
    rows.map(({ lease_id }) => lease_id),
    Date.now() + 1000,
  );
  expect(await account.move()).toMatchObject({ kind: "moved" });
  const { rows: moved } = await account.after.database.pool.query("SELECT lease_id, is_held FROM step_leases");
  expect(moved).toEqual(rows.map(({ lease_id }) => ({ lease_id, is_held: false })));
});

test("accounts whose steps were begun together follow each other to another cell", async () => {
  await account.addAccount("other", account.before.cellId);
  const { pool } = account.before.database;
  const refs = [await insertMessage(pool, nowMs), await insertMessage(pool, nowMs, { accountId: "other" })];
  await begin(account.before.database, refs, nowMs, { carrier: "smsc", last: true });
  await pool.query("UPDATE step_leases SET is_held = false, lease_id = $1", [makeLeaseId(nowMs)]);
  expect(await account.move()).toMatchObject({ kind: "moved" });
  expect(await account.move({ id: "other" })).toMatchObject({ kind: "moved" });
  const { rows } = await account.after.database.pool.query(
    "SELECT lease_id, members FROM step_leases ORDER BY members::text",
  );
  expect(rows.map(({ lease_id }) => getBegunMs(lease_id))).toEqual([nowMs, nowMs]);
  expect(rows.map(({ members }) => members[0].accountId)).toEqual(["acme", "other"]);
});

const addProcess = (processId: string) =>
  account.directory.pool.query(
    `INSERT INTO gateway.gateway_processes (process_id, host, pid, role, seen_at, carriers)
     VALUES ($1, 'host', 1, 'all', now() + interval '1 hour', '[]')`,
    [processId],
  );

test("a gateway that does not answer is waited for as long as it may serve the account, and no longer", async () => {
  await addProcess("silent");
  const ending = new AbortController();
  const waiting = account.move({ signal: ending.signal });
  await vi.waitFor(async () => expect((await account.findPlace()).refusal_id).not.toBeNull(), patience);
  ending.abort();
  await expect(waiting).rejects.toThrow(/aborted/);
  expect(await account.findPlace()).toMatchObject({ cell_id: 2, move_id: null, refused_until: null });
  expect(await account.move({ settleMs: 10 })).toMatchObject({ kind: "moved" });
});

test("a gateway answers when nothing of the account, and no receipt, is under way", async () => {
  await account.addAccount("other", account.before.cellId);
  const underWay = new CallsUnderWay();
  const forgotten: string[] = [];
  const cells = new Cells({
    directory: account.directory,
    listCells: () => listCells(account.directory.pool),
    open: () => account.before.database,
  });
  await cells.refresh();
  const stop = watchMoves({
    ...{ cells, underWay, processId: "this", log: createLog("silent") },
    accounts: { forget: (id) => void forgotten.push(id) },
    timings: { accountMovesEveryMs: 10 },
  });
  const request = Promise.withResolvers<void>();
  void underWay.track("acme", request.promise);
  const refuse = async (id: string): Promise<string> => {
    const moveId = await beginMove(account.directory.pool, id, account.before.cellId, account.after.cellId);
    return refuseRequests(account.directory.pool, moveId ?? "");
  };
  const listAnswers = async () =>
    (await account.directory.pool.query("SELECT refusal_id FROM gateway.move_answers")).rows.map(
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
  await account.directory.pool.query("UPDATE gateway.account_cells SET alive_until = now() - interval '1 s'");
  const again = await refuse("other");
  await sleep(100);
  expect(await listAnswers()).not.toContain(again);
  receipt.resolve();
  await vi.waitFor(async () => expect(await listAnswers()).toContain(again), patience);
  await stop();
});
