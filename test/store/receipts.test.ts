import { beforeEach, describe, expect, test } from "vitest";
import type { Receipt } from "../../server/carriers/carrier.ts";
import { type Ending, getCarrierReference, getStepName, type StepRef } from "../../server/domain/delivery.ts";
import { Recorder, type RecorderOptions } from "../../server/reports/recorder.ts";
import { AccountMovingError } from "../../server/store/database-errors.ts";
import { requeueMessage } from "../../server/store/requeue-message.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import {
  begin,
  countPendingReports,
  getNextStep,
  insertMessage,
  readState,
  readStep,
  takeOutbox,
} from "./step-fixtures.ts";

const nowMs = Date.parse("2025-11-15T12:00:00Z");
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const fresh = useFreshDatabase({ nowMs });
let clockMs = nowMs;
let names = 0;

beforeEach(async () => {
  clockMs = nowMs;
  await takeOutbox(fresh.database.pool);
  await fresh.database.pool.query("TRUNCATE orphan_receipts, carrier_ids");
});

const delivered: Ending = { state: "delivered", code: "10000", network: "10001" };
const failed: Ending = { state: "failed", code: "23003" };
const newName = () => `id-${names++}`;
const by = (carrierId: string, ending = delivered): Receipt => ({ of: { carrierId }, ending });
const recorder = (options: Partial<RecorderOptions> = {}) =>
  new Recorder({ database: fresh.database, now: () => clockMs++, ...options });
const receive = (...receipts: Receipt[]) => recorder().receive("smsc", receipts);
const state = (ref: StepRef) => readState(fresh.database.pool, ref);
const submit = (ref: StepRef, ...carrierIds: string[]) =>
  recorder().record([{ kind: "submitted", ref, carrier: "smsc", carrierIds }]);

async function beginStep(last = true): Promise<StepRef> {
  const ref = await insertMessage(fresh.database.pool, nowMs, { steps: 2 });
  await begin(fresh.database, [ref], nowMs, { carrier: "smsc", last });
  return ref;
}

async function orphans(): Promise<number> {
  const { rows } = await fresh.database.pool.query("SELECT count(*) AS count FROM orphan_receipts");
  return rows[0]?.count;
}

const storeOrphan = (name: string): Promise<unknown> =>
  fresh.database.pool.query("INSERT INTO orphan_receipts VALUES ('smsc', $1, $2, $3)", [
    name,
    nowMs,
    JSON.stringify(delivered),
  ]);

test("a receipt that names our own reference ends its step", async () => {
  const ref = await beginStep(false);
  await receive({ of: { reference: getStepName(ref) }, ending: failed });
  expect(await state(ref)).toBe("failed");
  expect(await takeOutbox(fresh.database.pool)).toEqual([{ steps: [getNextStep(ref)], delayMs: 0 }]);
});

test("a receipt that names the carrier's id ends its step; the same id of another carrier is another one", async () => {
  const [ref, name] = [await beginStep(), newName()];
  await submit(ref, name);
  await recorder().receive("other", [by(name)]);
  expect(await state(ref)).toBe("submitted");
  await receive(by(name));
  expect(await readStep(fresh.database.pool, ref)).toMatchObject({ state: "delivered", network: "10001" });
  expect(await countPendingReports(fresh.database.pool, ref)).toBe(1);
  await receive(by(name), by(name));
  expect(await countPendingReports(fresh.database.pool, ref)).toBe(1);
});

test("a receipt that comes before its carrier id is matched when the id is stored, in the same commit", async () => {
  const [ref, name] = [await beginStep(false), newName()];
  await receive(by(name, failed));
  expect([await state(ref), await orphans()]).toEqual(["submitting", 1]);
  await submit(ref, name);
  expect([await state(ref), await orphans()]).toEqual(["failed", 0]);
  expect(await takeOutbox(fresh.database.pool)).toEqual([{ steps: [getNextStep(ref)], delayMs: 0 }]);
});

test("a receipt that comes before its carrier id stays while the step is not found: its account may be in another cell by now", async () => {
  const [ref, name] = [await beginStep(), newName()];
  await receive(by(name));
  await submit({ ...ref, step: 1 }, name);
  expect([await state(ref), await orphans()]).toEqual(["submitting", 1]);
  await recorder().matchOrphans();
  expect(await orphans()).toBe(0);
});

test("a receipt and its carrier id may come in one batch, in either order", async () => {
  for (const isReceiptFirst of [true, false]) {
    const [ref, name] = [await beginStep(), newName()];
    const one = recorder();
    const submitted = () => one.record([{ kind: "submitted", ref, carrier: "smsc", carrierIds: [name] }]);
    const received = () => one.receive("smsc", [by(name)]);
    await Promise.all(isReceiptFirst ? [received(), submitted()] : [submitted(), received()]);
    expect([await state(ref), await orphans()]).toEqual(["delivered", 0]);
  }
});

test("a receipt and its carrier id that are committed at the same moment are matched later", async () => {
  const [ref, name] = [await beginStep(), newName()];
  // The receipt's commit is held up: it was looked up before the name was there, and is not visible when the name comes.
  const late = await fresh.replica().pool.connect();
  await late.query("BEGIN");
  await late.query("INSERT INTO orphan_receipts VALUES ('smsc', $1, $2, $3)", [name, nowMs, JSON.stringify(delivered)]);
  await submit(ref, name);
  await late.query("COMMIT");
  late.release();
  expect([await state(ref), await orphans()]).toEqual(["submitted", 1]);
  expect(await recorder().matchOrphans()).toEqual({ matched: 1, hasMore: false });
  expect([await state(ref), await orphans()]).toEqual(["delivered", 0]);
  expect(await recorder().matchOrphans()).toEqual({ matched: 0, hasMore: false });
});

test("several early receipts for one carrier id are applied in their order", async () => {
  const [ref, name] = [await beginStep(), newName()];
  await receive(by(name, failed), by(name, delivered));
  expect(await orphans()).toBe(2);
  await submit(ref, name);
  expect(await readStep(fresh.database.pool, ref)).toMatchObject({ state: "failed", late_ms: null });
  expect(await recorder().matchOrphans()).toEqual({ matched: 1, hasMore: false });
  expect(await readStep(fresh.database.pool, ref)).toMatchObject({ state: "failed", late_code: "10000" });
  expect(await orphans()).toBe(0);
});

test("many recorders match each orphan once", async () => {
  const pairs = await Promise.all(Array.from({ length: 30 }, async () => [await beginStep(), newName()] as const));
  for (const [ref, name] of pairs) await submit(ref, name);
  for (const [, name] of pairs)
    await fresh.database.pool.query("INSERT INTO orphan_receipts VALUES ('smsc', $1, $2, $3)", [
      name,
      clockMs,
      JSON.stringify(delivered),
    ]);
  await Promise.all(Array.from({ length: 4 }, () => recorder({ database: fresh.replica() }).matchOrphans()));
  expect(await orphans()).toBe(0);
  for (const [ref] of pairs) expect(await countPendingReports(fresh.database.pool, ref)).toBe(1);
});

test("the first match looks at all orphan receipts, later ones only at recent ones", async () => {
  const [ref, name] = [await beginStep(), newName()];
  await submit(ref, name);
  await storeOrphan(name);
  clockMs = nowMs + 60 * MINUTE_MS;
  const one = recorder();
  expect(await one.matchOrphans()).toEqual({ matched: 1, hasMore: false });
  await storeOrphan(name);
  expect(await one.matchOrphans()).toEqual({ matched: 0, hasMore: false });
});

test("a match looks back from the one before it, however long ago that was", async () => {
  const [ref, name] = [await beginStep(), newName()];
  await submit(ref, name);
  const one = recorder();
  expect(await one.matchOrphans()).toEqual({ matched: 0, hasMore: false });
  await storeOrphan(name);
  clockMs = nowMs + 20 * MINUTE_MS;
  expect(await one.matchOrphans()).toEqual({ matched: 1, hasMore: false });
  expect(await state(ref)).toBe("delivered");
});

test("a search of more receipts than one call looks at goes on in the next calls", async () => {
  const { pool } = fresh.database;
  // Of steps that are gone: what matters is that each receipt is looked at.
  const each = "FROM generate_series(1, 2300) AS number";
  await pool.query(
    `INSERT INTO carrier_ids SELECT 'smsc', 'many-' || number, $1, 'acme', 'gone-' || number, 0, 0, 1 ${each}`,
    [nowMs],
  );
  await pool.query(`INSERT INTO orphan_receipts SELECT 'smsc', 'many-' || number, $1, $2 ${each}`, [
    nowMs,
    JSON.stringify(delivered),
  ]);
  const one = recorder();
  const calls = [await one.matchOrphans(), await one.matchOrphans(), await one.matchOrphans()];
  expect(calls).toEqual([
    { matched: 1000, hasMore: true },
    { matched: 1000, hasMore: true },
    { matched: 300, hasMore: false },
  ]);
  expect(await orphans()).toBe(0);
});

test("a receipt that a search leaves, because its account is being moved, is matched by a later one", async () => {
  const [ref, name] = [await beginStep(), newName()];
  await submit(ref, name);
  await storeOrphan(name);
  let isMoving = true;
  const one: Recorder = recorder({
    findHome: async () => {
      if (isMoving) throw new AccountMovingError();
      return one;
    },
  });
  clockMs = nowMs + 60 * MINUTE_MS;
  expect(await one.matchOrphans()).toEqual({ matched: 0, hasMore: false });
  isMoving = false;
  clockMs = nowMs + 120 * MINUTE_MS;
  expect(await one.matchOrphans()).toEqual({ matched: 1, hasMore: false });
  expect(await state(ref)).toBe("delivered");
});

test("receipts for a cell that fails are left to a later search, and those for others are recorded", async () => {
  const [here, away] = [await beginStep(), await beginStep()];
  const names = [newName(), newName()] as const;
  await submit(here, names[0]);
  await submit(away, names[1]);
  await storeOrphan(names[0]);
  await storeOrphan(names[1]);
  const broken = recorder();
  await broken.close();
  let isAway = true;
  const homeOf = (accountId: string): Recorder => (accountId === "away" && isAway ? broken : one);
  const one: Recorder = recorder({ findHome: async (accountId) => homeOf(accountId) });
  await fresh.database.pool.query("UPDATE carrier_ids SET account_id = 'away' WHERE carrier_id = $1", [names[1]]);
  clockMs = nowMs + 60 * MINUTE_MS;
  await expect(one.matchOrphans()).rejects.toThrow("The recorder is closed");
  expect([await state(here), await orphans()]).toEqual(["delivered", 1]);
  isAway = false;
  clockMs = nowMs + 120 * MINUTE_MS;
  expect(await one.matchOrphans()).toEqual({ matched: 1, hasMore: false });
  expect(await orphans()).toBe(0);
});

test("an old orphan receipt belongs to an earlier message with the same carrier id", async () => {
  const [ref, name] = [await beginStep(), newName()];
  await receive(by(name, failed));
  clockMs = nowMs + 10 * MINUTE_MS;
  await submit(ref, name);
  expect(await state(ref)).toBe("submitted");
  expect(await recorder().matchOrphans()).toEqual({ matched: 0, hasMore: false });
});

test("if a carrier uses an id again, the most recent one counts", async () => {
  const [old, young, name] = [await beginStep(), await beginStep(), newName()];
  clockMs = nowMs - DAY_MS;
  await submit(old, name);
  clockMs = nowMs;
  await submit(young, name);
  await receive(by(name));
  expect([await state(old), await state(young)]).toEqual(["submitted", "delivered"]);
});

test("a message of several parts is delivered when all of them are", async () => {
  const [ref, names] = [await beginStep(), [newName(), newName(), newName()]];
  await submit(ref, ...names);
  const [first = "", second = "", third = ""] = names;
  await receive(by(second), by(second));
  await receive(by(first));
  expect(await state(ref)).toBe("submitted");
  await receive(by(third));
  expect(await state(ref)).toBe("delivered");
  expect(await countPendingReports(fresh.database.pool, ref)).toBe(1);
});

test("receipts of parts may come together, in several ways, and before the carrier ids", async () => {
  const [ref, first, second, third] = [await beginStep(), newName(), newName(), newName()];
  await receive(by(third), by(first));
  await submit(ref, first, second, third);
  expect(await state(ref)).toBe("submitted");
  await recorder().matchOrphans();
  const recorders = [recorder(), recorder({ database: fresh.replica() })];
  await Promise.all(recorders.map((one) => one.receive("smsc", [by(second), by(first)])));
  expect([await state(ref), await orphans()]).toEqual(["delivered", 0]);
  expect(await countPendingReports(fresh.database.pool, ref)).toBe(1);
});

const changeTo = {
  submitting: () => [],
  unknown: (ref: StepRef) => [{ kind: "unknown", ref }] as const,
  queued: (ref: StepRef) => [{ kind: "returned", ref, retryAfterMs: 0 }] as const,
};
const openStates = ["submitting", "unknown", "queued"] as const;

test.each(openStates)(
  "an early receipt of one part says that the carrier has the step: %s is submitted",
  async (before) => {
    const [ref, first, second] = [await beginStep(), newName(), newName()];
    await recorder().record(changeTo[before](ref));
    expect(await state(ref)).toBe(before);
    await receive(by(first));
    await submit(ref, first, second);
    expect([await state(ref), await orphans()]).toEqual(["submitted", 0]);
    // Whoever takes its lease over does not take it for one that was never answered.
    await recorder().record(changeTo.unknown(ref));
    expect(await state(ref)).toBe("submitted");
    await receive(by(second));
    expect(await state(ref)).toBe("delivered");
  },
);

test("a receipt of one part of an earlier try does not take the step out of the outbox", async () => {
  const [ref, first, second] = [await beginStep(), newName(), newName()];
  await submit(ref, first, second);
  await recorder().record(changeTo.queued(ref));
  await receive(by(first));
  expect(await state(ref)).toBe("queued");
});

test("two processes that get one part each find the end of the message", async () => {
  const recorders = [recorder(), recorder({ database: fresh.replica() })] as const;
  for (let round = 0; round < 20; round++) {
    const [ref, first, second] = [await beginStep(), newName(), newName()];
    await submit(ref, first, second);
    await Promise.all([recorders[0].receive("smsc", [by(first)]), recorders[1].receive("smsc", [by(second)])]);
    expect(await state(ref)).toBe("delivered");
  }
});

test("the first part that fails decides at once; all parts delivered after all is a late success", async () => {
  const [ref, first, second] = [await beginStep(), newName(), newName()];
  await submit(ref, first, second);
  await receive(by(first, failed));
  expect(await state(ref)).toBe("failed");
  await receive(by(second));
  expect(await readStep(fresh.database.pool, ref)).toMatchObject({ state: "failed", late_ms: null });
  await receive(by(first));
  expect(await readStep(fresh.database.pool, ref)).toMatchObject({ state: "failed", late_code: "10000" });
  expect((await readStep(fresh.database.pool, ref))?.late_ms).toEqual(expect.any(Number));
  expect(await countPendingReports(fresh.database.pool, ref)).toBe(1);
});

describe("of a step that an operator has sent again", () => {
  const operator = { by: "kim", mode: "polling", splitCount: false, stepValidityS: 600, isConfirmed: true } as const;
  type Stage = "queued" | "submitting" | "submitted";

  /** A step that its carrier had as `first`, up to where it is when it is sent again; then `carrier` has it as `second`. */
  async function sendAgain(
    stage: Stage,
    first: readonly string[],
    second: readonly string[],
    carrier = "smsc",
  ): Promise<StepRef> {
    const ref = await beginStep();
    await submit(ref, ...first);
    expect(await requeueMessage(fresh.database, ref, { ...operator, nowMs: clockMs++ })).toMatchObject({ done: true });
    if (stage !== "queued") await begin(fresh.database, [ref], clockMs++, { carrier, repeats: 1 });
    const submitted = { kind: "submitted", ref, repeats: 1, carrier, carrierIds: second } as const;
    if (stage === "submitted") await recorder().record([submitted]);
    expect(await state(ref)).toBe(stage);
    return ref;
  }

  describe.each<Stage>(["queued", "submitting", "submitted"])("and that is %s", (stage) => {
    test("a failure of the first time changes nothing, by id or by reference", async () => {
      const [first, second] = [newName(), newName()];
      const ref = await sendAgain(stage, [first], [second]);
      const reference = getCarrierReference({ ref, repeats: 0 });
      await receive(by(first, failed), { of: { reference }, ending: failed });
      await receive(by(first, { state: "expired", code: "22000" }));
      expect([await state(ref), await countPendingReports(fresh.database.pool, ref)]).toEqual([stage, 0]);
    });

    test("a success of the first time ends it: the recipient has the message", async () => {
      const [first, second] = [newName(), newName()];
      const ref = await sendAgain(stage, [first], [second]);
      await receive(by(first));
      expect([await state(ref), await countPendingReports(fresh.database.pool, ref)]).toEqual(["delivered", 1]);
      const other = await sendAgain(stage, [newName()], [newName()]);
      await receive({ of: { reference: getCarrierReference({ ref: other, repeats: 0 }) }, ending: delivered });
      expect(await state(other)).toBe("delivered");
    });
  });

  test.each<Stage>(["submitting", "submitted"])(
    "a success that the carrier of the first time reports by reference ends it, also while another carrier has it as %s",
    async (stage) => {
      const ref = await sendAgain(stage, [], [], "other");
      const receipt = { of: { reference: getCarrierReference({ ref, repeats: 0 }) }, ending: delivered };
      await recorder().receive("stranger", [receipt]);
      await receive({ ...receipt, ending: failed });
      expect(await state(ref)).toBe(stage);
      await receive(receipt);
      expect(await state(ref)).toBe("delivered");
    },
  );

  test("the worker that sent it the first time can tell nothing of it any more but its ids", async () => {
    const [ref, first] = [await sendAgain("queued", [newName()], []), newName()];
    await recorder().record([{ kind: "submitted", ref, repeats: 0, carrier: "smsc", carrierIds: [first] }]);
    expect(await readStep(fresh.database.pool, ref)).toMatchObject({ state: "queued", carrier_ids: null });
    await receive(by(first));
    expect(await state(ref)).toBe("delivered");
  });

  test("a failure of the second time ends it, and a success of the first is a late one then", async () => {
    const [first, second, third] = [newName(), newName(), newName()];
    const ref = await sendAgain("submitted", [first], [second]);
    await receive(by(second, failed));
    expect(await state(ref)).toBe("failed");
    await receive(by(first));
    expect(await readStep(fresh.database.pool, ref)).toMatchObject({ state: "failed", late_code: "10000" });
    const other = await sendAgain("submitted", [newName()], [third]);
    await receive({ of: { reference: getCarrierReference({ ref: other, repeats: 1 }) }, ending: failed });
    expect(await state(other)).toBe("failed");
  });

  test("parts of the first time are not counted with those of the second", async () => {
    const [first, second] = [
      [newName(), newName()],
      [newName(), newName()],
    ] as const;
    const ref = await sendAgain("submitted", first, second);
    await receive(by(first[0]));
    await receive(by(second[1]));
    expect(await state(ref)).toBe("submitted");
    await receive(by(second[0]));
    expect(await state(ref)).toBe("delivered");
  });

  test("a receipt that comes before its id is of the time at which that id was given", async () => {
    const early = newName();
    const ref = await sendAgain("submitting", [newName()], []);
    await receive(by(early, failed));
    await recorder().record([{ kind: "submitted", ref, repeats: 1, carrier: "smsc", carrierIds: [early] }]);
    expect(await state(ref)).toBe("failed");
  });
});

test("receipts that cannot be for a message of ours are counted and not stored", async () => {
  const told: unknown[] = [];
  const one = recorder({ onUnusable: (carrier, receipts) => told.push([carrier, receipts]) });
  const ref = await beginStep();
  await one.receive("smsc", [
    by(""),
    by("a\0b"),
    by("x".repeat(300)),
    { of: { reference: "nonsense" }, ending: delivered },
    { of: { reference: `${getStepName(ref)}\0` }, ending: delivered },
    { of: { reference: getStepName(ref) }, ending: delivered },
  ]);
  expect(told).toEqual([["smsc", 5]]);
  expect([await state(ref), await orphans()]).toEqual(["delivered", 0]);
});
