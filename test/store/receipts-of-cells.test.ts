import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Receipt } from "../../server/carriers/carrier.ts";
import type { Ending, StepRef } from "../../server/domain/delivery.ts";
import { Recorder } from "../../server/reports/recorder.ts";
import { storeCarrierIds } from "../../server/store/carrier-ids.ts";
import { openDatabase } from "../../server/store/connections.ts";
import { ensureCells } from "../../server/store/create-cell.ts";
import { type Database, withTransaction } from "../../server/store/database.ts";
import { AccountMovingError } from "../../server/store/database-errors.ts";
import { ensurePartitions } from "../../server/store/partitions.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { databaseBackend } from "../rig/test-cells.ts";
import { interceptStatements } from "./intercepted-database.ts";
import { begin, insertMessage, readState } from "./step-fixtures.ts";

/** The first cell gets all receipts; the steps of these tests are in the second. */
const nowMs = Date.now();
const MINUTE_MS = 60_000;
const fresh = useFreshDatabase({ nowMs, isOfDirectory: true });
let first: Database;
let second: Database;
let recorders: { readonly first: Recorder; readonly second: Recorder };

beforeAll(async () => {
  first = fresh.database;
  await ensurePartitions(first, nowMs);
  await ensureCells(first, 2, databaseBackend);
  second = openDatabase(fresh.url, { poolSize: 3, schema: "gateway_2" });
  await ensurePartitions(second, nowMs);
  const other = new Recorder({ database: second, orphans: first });
  recorders = { first: new Recorder({ database: first, getOthers: () => [other] }), second: other };
});
afterAll(() => second.close());

const delivered: Ending = { state: "delivered", code: "10000", network: "10001" };
const by = (carrierId: string): Receipt => ({ of: { carrierId }, ending: delivered });
const state = (ref: StepRef) => readState(second.pool, ref);

async function beginStep(): Promise<StepRef> {
  const ref = await insertMessage(second.pool, nowMs, { steps: 1 });
  await begin(second, [ref], nowMs, { carrier: "smsc", last: true });
  return ref;
}

const submit = (ref: StepRef, carrierId: string) =>
  recorders.second.record([{ kind: "submitted", ref, carrier: "smsc", carrierIds: [carrierId] }]);

const countOrphans = async (): Promise<number> =>
  (await first.pool.query("SELECT count(*)::int AS count FROM orphan_receipts")).rows[0]?.count;

test("a receipt goes to the cell that knows its id", async () => {
  const ref = await beginStep();
  await submit(ref, "known");
  await recorders.first.receive("smsc", [by("known")]);
  expect([await state(ref), await countOrphans()]).toEqual(["delivered", 0]);
});

test("one that comes before its id is kept by the first cell, and matched by the other", async () => {
  const ref = await beginStep();
  await recorders.first.receive("smsc", [by("early")]);
  expect([await state(ref), await countOrphans()]).toEqual(["submitting", 1]);
  await submit(ref, "early");
  expect(await recorders.second.matchOrphans()).toEqual({ matched: 1, hasMore: false });
  expect([await state(ref), await countOrphans()]).toEqual(["delivered", 0]);
});

test("one whose cell does not answer is kept", async () => {
  const silent = Object.assign(new Recorder({ database: second }), {
    findParts: () => new Promise<never>(() => {}),
  });
  const receiving = new Recorder({ database: first, getOthers: () => [silent] });
  await receiving.receive("smsc", [by("unanswered")]);
  expect(await countOrphans()).toBe(1);
  await first.pool.query("TRUNCATE orphan_receipts");
});

test("those that came while the other cell was away for long are matched when it is back", async () => {
  const ref = await beginStep();
  await submit(ref, "while-away");
  let clockMs = nowMs;
  let isAway = false;
  const database = interceptStatements(second, async (statement, client) => {
    if (isAway) throw new Error("the cell is away");
    return client.query(statement);
  });
  const other = new Recorder({ database, orphans: first, now: () => clockMs });
  expect(await other.matchOrphans()).toEqual({ matched: 0, hasMore: false });
  isAway = true;
  const receiving = new Recorder({ database: first, getOthers: () => [other], now: () => clockMs });
  await receiving.receive("smsc", [by("while-away")]);
  for (clockMs += MINUTE_MS; clockMs < nowMs + 20 * MINUTE_MS; clockMs += MINUTE_MS)
    await expect(other.matchOrphans()).rejects.toThrow("away");
  isAway = false;
  expect(await other.matchOrphans()).toEqual({ matched: 1, hasMore: false });
  expect([await state(ref), await countOrphans()]).toEqual(["delivered", 0]);
});

test("those that are as many as one call looks at do not hide the others, however many match nothing", async () => {
  const ref = await beginStep();
  await submit(ref, "behind");
  const insert =
    "INSERT INTO orphan_receipts SELECT 'smsc', $1 || number, $2::bigint, $3 FROM generate_series(1, 5500) AS number";
  await first.pool.query(insert, ["a-", nowMs, JSON.stringify(delivered)]);
  await first.pool.query("INSERT INTO orphan_receipts VALUES ('smsc', 'behind', $1, $2)", [
    nowMs,
    JSON.stringify(delivered),
  ]);
  const other = new Recorder({ database: second, orphans: first });
  expect(await other.matchOrphans()).toEqual({ matched: 0, hasMore: true });
  expect(await other.matchOrphans()).toEqual({ matched: 1, hasMore: false });
  expect(await state(ref)).toBe("delivered");
  await first.pool.query("TRUNCATE orphan_receipts");
});

test("one of an account that is being moved is refused, so that its carrier sends it again", async () => {
  const ref = await beginStep();
  await submit(ref, "moving");
  const receiving = new Recorder({
    database: first,
    getOthers: () => [recorders.second],
    findHome: () => Promise.reject(new AccountMovingError()),
  });
  await expect(receiving.receive("smsc", [by("moving")])).rejects.toThrow("being moved");
  expect([await state(ref), await countOrphans()]).toEqual(["submitted", 0]);
});

describe("an account that was moved, and whose ids are still known in the cell before", () => {
  /** As processes have it: each recorder knows where the account is now. */
  const makeRecorders = () => {
    const findHome = async (): Promise<Recorder> => home;
    const home: Recorder = new Recorder({ database: second, orphans: first, findHome });
    const before: Recorder = new Recorder({ database: first, getOthers: () => [home], findHome });
    return { before, home };
  };
  const storeId = async (ref: StepRef, carrierId: string): Promise<void> => {
    const taken = [{ ref, repeats: 0, carrier: "smsc", carrierIds: [carrierId], takenMs: nowMs }];
    await withTransaction(first, (client) => storeCarrierIds(client, taken));
  };

  test("has its receipts recorded where it is", async () => {
    const ref = await beginStep();
    await storeId(ref, "left");
    await makeRecorders().before.receive("smsc", [by("left")]);
    expect([await state(ref), await countOrphans()]).toEqual(["delivered", 0]);
  });

  test("has receipts matched there that came before their id", async () => {
    const ref = await beginStep();
    const { before } = makeRecorders();
    await before.receive("smsc", [by("left-early")]);
    expect(await countOrphans()).toBe(1);
    await storeId(ref, "left-early");
    expect(await before.matchOrphans()).toEqual({ matched: 1, hasMore: false });
    expect([await state(ref), await countOrphans()]).toEqual(["delivered", 0]);
  });
});
