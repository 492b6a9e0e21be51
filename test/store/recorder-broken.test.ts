import type pg from "pg";
import { beforeEach, describe, expect, test } from "vitest";
import type { Ending, StepRef } from "../../server/domain/delivery.ts";
import { Recorder, type StepEvent } from "../../server/reports/recorder.ts";
import type { Database } from "../../server/store/database.ts";
import { createLog } from "../../server/telemetry/log.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { makeKeyAt, waitForBlockedStatement } from "./fixtures.ts";
import { cutConnection, interceptFirst, interceptStatements, runAndLoseAnswer } from "./intercepted-database.ts";
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
const fresh = useFreshDatabase({ nowMs });
const now = () => nowMs + 1000;
beforeEach(() => takeOutbox(fresh.database.pool));

const delivered: Ending = { state: "delivered", code: "10000" };
const failed: Ending = { state: "failed", code: "23003" };
const ended = (ref: StepRef, ending: Ending): StepEvent => ({ kind: "ended", ref, ending });

async function beginStep(last = true): Promise<StepRef> {
  const ref = await insertMessage(fresh.database.pool, nowMs, { steps: 2 });
  await begin(fresh.database, [ref], nowMs, { last });
  return ref;
}

/** The recorder's transaction is disturbed right after it has written the outbox, the first time. */
const disturbAfterOutbox = (disturb: (client: pg.PoolClient) => Promise<unknown>): Database =>
  interceptFirst(fresh.database, "INSERT INTO outbox", async (statement, client) => {
    await client.query(statement);
    return disturb(client);
  });

/** The commit succeeds, and then its answer is lost. */
const commitAndCut = async (client: pg.PoolClient) => {
  await client.query("COMMIT");
  await cutConnection(client);
};

test("end, report and next step are committed together or not at all", async () => {
  const [handedOver, final] = [await beginStep(false), await beginStep()];
  const refused = Object.assign(new Error("the outbox is closed"), { code: "23514" });
  const database = interceptStatements(fresh.database, async (statement, client) => {
    const answer = await client.query(statement);
    if (statement.text.includes("INSERT INTO outbox")) throw refused;
    return answer;
  });
  const recorder = new Recorder({ database, now });
  await expect(recorder.record([ended(handedOver, failed), ended(final, failed)])).rejects.toThrow(refused);
  expect(await readState(fresh.database.pool, handedOver)).toBe("submitting");
  expect(await takeOutbox(fresh.database.pool)).toEqual([]);
  // No step follows the other one: it was recorded by itself.
  expect(await countPendingReports(fresh.database.pool, final)).toBe(1);
});

test("a process that dies in the middle leaves neither the end nor an outbox row", async () => {
  const ref = await beginStep(false);
  const recorder = new Recorder({ database: disturbAfterOutbox(cutConnection), now, retryForMs: 0 });
  await expect(recorder.record([ended(ref, failed)])).rejects.toThrow();
  expect(await readState(fresh.database.pool, ref)).toBe("submitting");
  expect(await takeOutbox(fresh.database.pool)).toEqual([]);
  await new Recorder({ database: fresh.database, now }).record([ended(ref, failed)]);
  expect(await takeOutbox(fresh.database.pool)).toEqual([{ steps: [getNextStep(ref)], delayMs: 0 }]);
});

test.each([
  ["before the commit", cutConnection],
  ["between the commit and its answer", commitAndCut],
])("a connection that is cut %s costs a second try, and nothing is written twice", async (_, disturb) => {
  const [handedOver, final] = [await beginStep(false), await beginStep()];
  const recorder = new Recorder({ database: disturbAfterOutbox(disturb), now });
  await recorder.record([ended(handedOver, failed), ended(final, delivered)]);
  expect(await readState(fresh.database.pool, handedOver)).toBe("failed");
  expect(await takeOutbox(fresh.database.pool)).toEqual([{ steps: [getNextStep(handedOver)], delayMs: 0 }]);
  expect(await countPendingReports(fresh.database.pool, final)).toBe(1);
});

test("a single statement whose answer is lost is recorded once", async () => {
  const ref = await beginStep();
  const database = interceptFirst(fresh.database, "UPDATE steps", runAndLoseAnswer);
  await new Recorder({ database, now }).record([ended(ref, delivered)]);
  expect(await countPendingReports(fresh.database.pool, ref)).toBe(1);
});

test("a return that was committed unnoticed is not repeated after another worker has begun the step", async () => {
  const ref = await beginStep();
  const database = disturbAfterOutbox(async (client) => {
    await client.query("COMMIT");
    expect(await begin(fresh.database, [ref], nowMs + 1)).toEqual([ref]);
    await cutConnection(client);
  });
  await new Recorder({ database, now }).record([{ kind: "returned", ref, retryAfterMs: 0 }]);
  expect(await readState(fresh.database.pool, ref)).toBe("submitting");
  expect(await takeOutbox(fresh.database.pool)).toHaveLength(1);
});

test("a return that was not committed is repeated", async () => {
  const ref = await beginStep();
  const recorder = new Recorder({ database: disturbAfterOutbox(cutConnection), now });
  await recorder.record([{ kind: "returned", ref, retryAfterMs: 0 }]);
  expect(await readState(fresh.database.pool, ref)).toBe("queued");
  expect(await takeOutbox(fresh.database.pool)).toHaveLength(1);
});

test("a first try that is still being committed is found by the second, and nothing is reported twice", async () => {
  const ref = await beginStep();
  // Stands for what the server still does for a connection that is lost.
  const first = await fresh.replica().pool.connect();
  await first.query("BEGIN");
  await first.query("UPDATE steps SET state = 'delivered', reported_ms = $2, code = '10000' WHERE msg_key = $1", [
    ref.msgKey,
    nowMs,
  ]);
  await first.query("INSERT INTO pending_reports VALUES ('acme', $2, $1)", [ref.msgKey, nowMs]);
  const second = new Recorder({ database: fresh.database, now }).record([ended(ref, delivered)]);
  await waitForBlockedStatement(fresh.database.pool);
  await first.query("COMMIT");
  first.release();
  await second;
  expect(await countPendingReports(fresh.database.pool, ref)).toBe(1);
});

test("the partition of a report's day is created if it is missing", async () => {
  const laterMs = nowMs + 5 * 86_400_000;
  const ref = await beginStep();
  await new Recorder({ database: fresh.database, now: () => laterMs }).record([ended(ref, delivered)]);
  expect(await readStep(fresh.database.pool, ref)).toMatchObject({ state: "delivered", reported_ms: laterMs });
  expect(await countPendingReports(fresh.database.pool, ref)).toBe(1);
});

test("a call is refused when the database stays away for longer than the recorder retries", async () => {
  const database = interceptStatements(fresh.database, () =>
    Promise.reject(new Error("Connection terminated unexpectedly")),
  );
  const recorder = new Recorder({ database, now, retryForMs: 200 });
  const ref = { accountId: "acme", msgKey: makeKeyAt(nowMs), step: 0 };
  await expect(recorder.record([ended(ref, delivered)])).rejects.toThrow("Connection terminated");
  const receipt = { of: { carrierId: "x" }, ending: delivered };
  await expect(recorder.receive("simulator", [receipt])).rejects.toThrow("Connection terminated");
});

describe("a recording that fails is logged once, with a message to look for, and so is how it ended", () => {
  const record = async (database: Database, retryForMs?: number) => {
    const lines: string[] = [];
    const ref = await beginStep();
    const log = createLog("info", { write: (line) => void lines.push(line) });
    const recorder = new Recorder({ database, now, log, ...(retryForMs !== undefined && { retryForMs }) });
    const outcome = await recorder.record([ended(ref, delivered)]).then(
      () => "recorded",
      () => "refused",
    );
    return { ref, outcome, logged: lines.map((line) => JSON.parse(line)) };
  };
  const failTimes = (times: number, code: string): Database => {
    let failures = 0;
    return interceptStatements(fresh.database, (statement, client) => {
      if (!statement.text.includes("UPDATE steps") || ++failures > times) return client.query(statement);
      throw Object.assign(new Error("no room for 01012345678"), { code });
    });
  };

  test.each([
    ["at the second try", 1, "53300", undefined, ["recording_failed", "recording_recovered"]],
    ["at the third", 2, "53300", undefined, ["recording_failed", "recording_recovered"]],
    ["never in its time", 100, "53300", 300, ["recording_failed", "recording_given_up"]],
    ["never, because the row is refused", 100, "23514", undefined, ["recording_given_up"]],
    ["at once", 0, "", undefined, []],
  ])("it succeeds %s", async (_, times, code, retryForMs, events) => {
    const { ref, outcome, logged } = await record(failTimes(times, code), retryForMs);
    expect(logged.map(({ event }) => event)).toEqual(events);
    for (const line of logged) {
      expect(line).toMatchObject({ account: ref.accountId, msgKey: ref.msgKey, steps: 1 });
      expect(JSON.stringify(line)).not.toContain("01012345678");
      if (line.event !== "recording_recovered") expect(line.error).toMatchObject({ code });
    }
    expect(outcome).toBe(events.includes("recording_given_up") ? "refused" : "recorded");
  });
});
