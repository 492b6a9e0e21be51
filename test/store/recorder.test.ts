import { beforeEach, expect, test } from "vitest";
import { type Ending, getStepName, type StepRef } from "../../server/domain/delivery.ts";
import { Recorder, type RecorderOptions, type StepEvent } from "../../server/reports/recorder.ts";
import { Reports, readFinalReports } from "../../server/store/reports.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { makeKeyAt } from "./fixtures.ts";
import {
  begin,
  countPendingReports,
  getNextStep,
  insertMessage,
  insertMessages,
  readState,
  readStep,
  takeOutbox,
  usePollingAndWebhookAccounts,
} from "./step-fixtures.ts";

const nowMs = Date.parse("2025-11-15T12:00:00Z");
const fresh = useFreshDatabase({ nowMs });
usePollingAndWebhookAccounts(fresh);

beforeEach(() => takeOutbox(fresh.database.pool));

let clockMs = nowMs;
const recorder = (options: Partial<RecorderOptions> = {}) =>
  new Recorder({ database: fresh.database, now: () => ++clockMs, ...options });
const record = (...events: StepEvent[]) => recorder().record(events);

const delivered: Ending = { state: "delivered", code: "10000", network: "10001" };
const failed: Ending = { state: "failed", code: "23003" };
const expired: Ending = { state: "expired", code: "22000" };
const ended = (ref: StepRef, ending: Ending): StepEvent => ({ kind: "ended", ref, ending });
const submitted = (ref: StepRef, ...carrierIds: string[]): StepEvent => {
  return { kind: "submitted", ref, carrier: "simulator", carrierIds };
};

/** A step that was begun. */
async function beginStep({ accountId = "acme", last = true } = {}): Promise<StepRef> {
  const ref = await insertMessage(fresh.database.pool, nowMs, { accountId, steps: last ? 1 : 2 });
  await begin(fresh.database, [ref], nowMs, { last });
  return ref;
}

test("the end of a step is reported: how and when it ended, and the details of the step", async () => {
  const ref = await beginStep();
  await record(ended(ref, { ...delivered, userType: "F" }));
  const { reported_ms } = (await readStep(fresh.database.pool, ref)) ?? {};
  expect(await readFinalReports(fresh.database.pool, [ref])).toEqual([
    {
      msgKey: ref.msgKey,
      serviceType: "SMS",
      msgType: "SM",
      sendTimeMs: nowMs,
      reportTimeMs: reported_ms,
      reportType: "0",
      reportCode: "10000",
      reportText: "Delivered",
      carrier: "10001",
      userType: "F",
      ref: "order 7",
    },
  ]);
  expect(reported_ms).toBeGreaterThan(nowMs);
  expect(await countPendingReports(fresh.database.pool, ref)).toBe(1);
});

test("final reports are read for the named messages, in their order", async () => {
  const [one, open, other] = [await beginStep(), await beginStep(), await beginStep()];
  const handedOver = await beginStep({ last: false });
  await record(ended(one, failed), ended(other, delivered), ended(handedOver, failed));
  const asked = [other, open, handedOver, one, { ...one, accountId: "other" }];
  const reports = await readFinalReports(fresh.database.pool, asked);
  expect(reports.map((report) => report?.msgKey)).toEqual([other.msgKey, undefined, undefined, one.msgKey, undefined]);
});

test("reports go to polling or to the account's webhook, never to both", async () => {
  const ref = await beginStep({ accountId: "hooked" });
  await record(ended(ref, delivered));
  expect(await countPendingReports(fresh.database.pool, ref)).toBe(0);
  const { rows } = await fresh.database.pool.query(
    "SELECT account_id, msg_key, attempts, due_ms FROM webhook_deliveries",
  );
  const { reported_ms } = (await readStep(fresh.database.pool, ref)) ?? {};
  expect(rows).toEqual([{ account_id: "hooked", msg_key: ref.msgKey, attempts: 0, due_ms: reported_ms }]);
});

test("before its end, a step changes only into states that may follow its own", async () => {
  const ref = await beginStep();
  const state = () => readState(fresh.database.pool, ref);
  await record({ kind: "unknown", ref });
  expect(await state()).toBe("unknown");
  await record(submitted(ref));
  expect(await state()).toBe("submitted");
  await record({ kind: "unknown", ref });
  expect(await state()).toBe("submitted");
  await record({ kind: "returned", ref, retryAfterMs: 300 });
  expect(await state()).toBe("queued");
  await record({ kind: "unknown", ref });
  expect(await state()).toBe("queued");
  // An answer that comes late: the carrier has it after all, so nobody may send it again.
  await record(submitted(ref));
  expect(await state()).toBe("submitted");
  await record(ended(ref, delivered));
  for (const event of [
    submitted(ref, "x"),
    { kind: "unknown", ref },
    { kind: "returned", ref, retryAfterMs: 0 },
  ] as const)
    await record(event);
  // None: the carrier had the step, and gave no ids for it.
  expect(await readStep(fresh.database.pool, ref)).toMatchObject({ state: "delivered", carrier_ids: [], parts: null });
});

test("a returned step gets an outbox row with its delay, in the same commit", async () => {
  const [soon, later, gone] = [await beginStep(), await beginStep(), await beginStep()];
  await record(ended(gone, delivered));
  await record(
    { kind: "returned", ref: soon, retryAfterMs: 120 },
    { kind: "returned", ref: later, retryAfterMs: 5000 },
    { kind: "returned", ref: gone, retryAfterMs: 120 },
  );
  await record({ kind: "returned", ref: soon, retryAfterMs: 120 });
  expect(await takeOutbox(fresh.database.pool)).toEqual([
    { steps: [soon], delayMs: 250 },
    { steps: [later], delayMs: 5000 },
  ]);
});

test("what is returned is not taken from whoever has begun it again", async () => {
  const ref = await beginStep();
  await record({ kind: "returned", ref, retryAfterMs: 0 });
  await begin(fresh.database, [ref], nowMs + 50);
  await record({ kind: "returned", ref, retryAfterMs: 0, begunMs: nowMs });
  expect(await readState(fresh.database.pool, ref)).toBe("submitting");
  await record({ kind: "returned", ref, retryAfterMs: 0, begunMs: nowMs + 50 });
  expect(await readState(fresh.database.pool, ref)).toBe("queued");
});

test.each([failed, expired])("a step that was given up hands over to the next one (%j)", async (ending) => {
  const [first, second] = [await beginStep({ last: false }), await beginStep({ accountId: "hooked", last: false })];
  await record(ended(first, ending), ended(second, ending));
  const [row, ...others] = await takeOutbox(fresh.database.pool);
  expect(others).toEqual([]);
  expect(row).toEqual({ steps: [getNextStep(first), getNextStep(second)], delayMs: 0 });
  expect(await countPendingReports(fresh.database.pool, first)).toBe(0);
  await begin(fresh.database, [getNextStep(first)], nowMs);
  await record(ended(getNextStep(first), ending));
  expect(await takeOutbox(fresh.database.pool)).toEqual([]);
  expect(await countPendingReports(fresh.database.pool, first)).toBe(1);
  expect(await readFinalReports(fresh.database.pool, [first])).toMatchObject([{ reportCode: ending.code }]);
});

test("a success of an earlier step is the message's end", async () => {
  const ref = await beginStep({ last: false });
  await record(ended(ref, delivered));
  expect(await takeOutbox(fresh.database.pool)).toEqual([]);
  expect(await countPendingReports(fresh.database.pool, ref)).toBe(1);
});

test("a second end of a step, the same or another, changes nothing", async () => {
  const [twice, good] = [await beginStep({ last: false }), await beginStep()];
  await record(ended(twice, failed), ended(good, delivered));
  const before = await readStep(fresh.database.pool, twice);
  await takeOutbox(fresh.database.pool);
  await record(ended(twice, failed), ended(good, failed));
  await record(ended(twice, expired), ended(good, delivered));
  expect(await readStep(fresh.database.pool, twice)).toEqual(before);
  expect(await readStep(fresh.database.pool, good)).toMatchObject({ state: "delivered", code: "10000", late_ms: null });
  expect(await countPendingReports(fresh.database.pool, good)).toBe(1);
  expect(await takeOutbox(fresh.database.pool)).toEqual([]);
});

test("a late success is added to inquiry, once, and is no second report", async () => {
  const first = await beginStep({ last: false });
  await record(ended(first, expired));
  await begin(fresh.database, [getNextStep(first)], nowMs, {
    detail: { serviceType: "MMS", msgType: "LM" },
  });
  await record(ended(getNextStep(first), { state: "delivered", code: "10000", network: "10002" }));
  await takeOutbox(fresh.database.pool);
  await record(ended(first, delivered));
  const { late_ms } = (await readStep(fresh.database.pool, first)) ?? {};
  await record(ended(first, { ...delivered, network: "10003" }));
  const found = await new Reports(fresh.database).find("acme", first.msgKey, nowMs);
  const shown = found?.map(({ reportType, reportCode, carrier, msgType }) => [
    reportType,
    reportCode,
    carrier,
    msgType,
  ]);
  expect(shown).toEqual([
    ["1", "22000", undefined, "SM"],
    ["0", "10000", "10002", "LM"],
    ["1", "10000", "10001", "SM"],
  ]);
  expect(found?.[2]?.reportTimeMs).toBe(late_ms);
  expect(await countPendingReports(fresh.database.pool, first)).toBe(1);
  expect(await takeOutbox(fresh.database.pool)).toEqual([]);
  expect(await readFinalReports(fresh.database.pool, [first])).toMatchObject([{ carrier: "10002" }]);
});

test("an end that comes before the answer to the submission is kept", async () => {
  const ref = await beginStep();
  await recorder().receive("simulator", [{ of: { reference: `${ref.msgKey}.0.acme` }, ending: delivered }]);
  await record(submitted(ref));
  expect(await readState(fresh.database.pool, ref)).toBe("delivered");
});

test("a carrier cannot end what another one was given", async () => {
  const ref = await beginStep();
  await recorder().receive("other", [{ of: { reference: `${ref.msgKey}.0.acme` }, ending: failed }]);
  expect(await readState(fresh.database.pool, ref)).toBe("submitting");
  await recorder().receive("simulator", [{ of: { reference: `${ref.msgKey}.0.acme` }, ending: delivered }]);
  expect(await readState(fresh.database.pool, ref)).toBe("delivered");
});

test("two recorders that record the same end at once make one report and one outbox row", async () => {
  const finals = await Promise.all(Array.from({ length: 40 }, () => beginStep()));
  const handed = await Promise.all(Array.from({ length: 40 }, () => beginStep({ last: false })));
  const events = [...finals, ...handed].map((ref) => ended(ref, failed));
  const recorders = Array.from({ length: 4 }, () => recorder({ database: fresh.replica() }));
  await Promise.all(recorders.map((one, index) => one.record(index % 2 === 0 ? events : events.toReversed())));
  for (const ref of finals) expect(await countPendingReports(fresh.database.pool, ref)).toBe(1);
  const steps = (await takeOutbox(fresh.database.pool)).flatMap((row) => row.steps.map(({ msgKey }) => msgKey));
  expect(steps.toSorted()).toEqual(handed.map(({ msgKey }) => msgKey).toSorted());
});

test("events of one step are recorded in their order, also within one call", async () => {
  const ref = await beginStep();
  const told: unknown[] = [];
  const one = recorder({ onEnded: (steps) => told.push(...steps.map(({ outcome, code }) => [outcome, code])) });
  await one.record([
    submitted(ref),
    { kind: "returned", ref, retryAfterMs: 0 },
    submitted(ref),
    ended(ref, failed),
    ended(ref, delivered),
    ended(ref, delivered),
  ]);
  expect(told).toEqual([
    ["ended", "23003"],
    ["late", "10000"],
  ]);
  expect(await readStep(fresh.database.pool, ref)).toMatchObject({ state: "failed", late_code: "10000" });
});

test("the onEnded hook gets each end once, with its code, its carrier and the time of the begin", async () => {
  const ref = await beginStep();
  const told: unknown[] = [];
  const one = recorder({ onEnded: (steps) => told.push(...steps) });
  await one.record([ended(ref, failed)]);
  await one.record([ended(ref, failed)]);
  expect(told).toEqual([
    {
      ref,
      channel: "sms",
      name: getStepName(ref),
      state: "failed",
      outcome: "ended",
      last: true,
      carrier: "simulator",
      sentMs: nowMs,
      code: "23003",
    },
  ]);
});

test("events of unknown steps are ignored", async () => {
  const unknown = { accountId: "acme", msgKey: makeKeyAt(nowMs), step: 0 };
  const ancient = { accountId: "acme", msgKey: makeKeyAt(0), step: 0 };
  const ref = await beginStep();
  await record(ended(unknown, delivered), ended(ancient, failed), submitted(unknown), ended(ref, delivered));
  expect(await readStep(fresh.database.pool, unknown)).toBeUndefined();
  expect(await readState(fresh.database.pool, ref)).toBe("delivered");
});

test("an event that the database refuses fails alone", async () => {
  const refs = await insertMessages(fresh.database.pool, nowMs, 20);
  await begin(fresh.database, refs, nowMs);
  const one = recorder();
  const bad = ended({ accountId: "a\0b", msgKey: makeKeyAt(nowMs), step: 0 }, delivered);
  const calls = [refs.slice(0, 10), refs.slice(10)].map((part) => one.record(part.map((ref) => ended(ref, delivered))));
  const refused = one.record([bad]);
  await expect(refused).rejects.toThrow(/invalid byte sequence/);
  await Promise.all(calls);
  for (const ref of refs) expect(await countPendingReports(fresh.database.pool, ref)).toBe(1);
});

test("a closing recorder records what it has accepted and refuses everything else", async () => {
  const [mine, late] = [await beginStep(), await beginStep()];
  const one = recorder();
  const taken = one.record([ended(mine, delivered)]);
  await one.close();
  expect(await readState(fresh.database.pool, mine)).toBe("delivered");
  await taken;
  await expect(one.record([ended(late, delivered)])).rejects.toThrow("closed");
});
