import { expect, test } from "vitest";
import { getStepName } from "../../../server/domain/delivery.ts";
import { Recorder } from "../../../server/reports/recorder.ts";
import type { Database } from "../../../server/store/database.ts";
import { loadSteps } from "../../../server/store/messages.ts";
import { beginSteps } from "../../../server/store/begin-steps.ts";
import { claimDueWatches } from "../../../server/store/watches.ts";
import { useFreshDatabase } from "../fresh-database.ts";
import { keyAt, noJobs, somebodyWaits } from "./given.ts";
import {
  begin,
  beginningOf,
  givenMessages,
  givenStep,
  LEASE_MS,
  rowOf,
  stateOf,
  stepAfter,
  watchOf,
} from "./given-steps.ts";

const nowMs = Date.parse("2025-11-15T12:00:00Z");
const DAY_MS = 86_400_000;
const fresh = useFreshDatabase({ nowMs });
const recorder = () => new Recorder({ database: fresh.database, jobs: noJobs, now: () => nowMs + 1000 });
const beyond = { accountId: "acme", msgKey: keyAt(nowMs), step: 0 };
const fail = (ref: Parameters<typeof getStepName>[0]) =>
  recorder().record([{ kind: "ended", ref, ending: { state: "failed", code: "23003" } }]);

test("a step is begun once, and watched", async () => {
  const refs = await givenMessages(fresh.database.pool, nowMs, 3);
  expect(await begin(fresh.database, refs, nowMs)).toEqual(refs);
  expect(await begin(fresh.database, refs, nowMs)).toEqual([]);
  expect(await rowOf(fresh.database.pool, refs[0] ?? beyond)).toMatchObject({
    state: "submitting",
    carrier: "simulator",
    sent_ms: nowMs,
    expires_ms: nowMs + 60_000,
    last: true,
    detail: { serviceType: "SMS", msgType: "SM", ref: "order 7" },
    reported_ms: null,
  });
  const watches = await claimDueWatches(fresh.database.pool, nowMs + LEASE_MS, LEASE_MS, 10);
  expect(watches.map(({ members }) => members.map(getStepName).toSorted())).toEqual([refs.map(getStepName).toSorted()]);
});

test("a watch holds what was begun with it and nothing that is another's", async () => {
  const mine = await givenStep(fresh.database.pool, nowMs);
  const theirs = await givenStep(fresh.database.pool, nowMs);
  await begin(fresh.database, [theirs], nowMs + 1000);
  expect(await begin(fresh.database, [mine, theirs, mine], nowMs)).toEqual([mine, mine]);
  const due = await claimDueWatches(fresh.database.pool, nowMs + LEASE_MS, LEASE_MS, 10);
  expect(due.map(({ members }) => members)).toEqual([[mine]]);
});

test("two connections at once begin each step once", async () => {
  const refs = await givenMessages(fresh.database.pool, nowMs, 400);
  const replicas = Array.from({ length: 4 }, () => fresh.replica());
  const begun = await Promise.all(
    replicas.map((replica, index) => begin(replica, index % 2 === 0 ? refs : refs.toReversed(), nowMs)),
  );
  expect(begun.flat().map(getStepName).toSorted()).toEqual(refs.map(getStepName).toSorted());
});

test("one that waits for another's beginning finds that it is not its own", async () => {
  const ref = await givenStep(fresh.database.pool, nowMs);
  const first = await fresh.replica().pool.connect();
  await first.query("BEGIN");
  await first.query(
    `INSERT INTO gateway.steps (account_id, msg_key, step, state, carrier, sent_ms, expires_ms, last, detail)
     VALUES ('acme', $1, 0, 'submitting', 'simulator', 1, 2, true, '{}')`,
    [ref.msgKey],
  );
  const second = begin(fresh.database, [ref], nowMs);
  await somebodyWaits(fresh.database.pool);
  await first.query("COMMIT");
  first.release();
  expect(await second).toEqual([]);
});

test("a step that was returned is taken over, at a later time whatever the clock says", async () => {
  const ref = await givenStep(fresh.database.pool, nowMs);
  await begin(fresh.database, [ref], nowMs);
  await recorder().record([{ kind: "returned", ref, retryAfterMs: 0 }]);
  expect(await stateOf(fresh.database.pool, ref)).toBe("queued");
  expect(await begin(fresh.database, [ref], nowMs - 5000, { carrier: "second", expiresMs: nowMs + 9 })).toEqual([ref]);
  expect(await rowOf(fresh.database.pool, ref)).toMatchObject({
    state: "submitting",
    carrier: "second",
    sent_ms: nowMs + 1,
    expires_ms: nowMs + 9,
  });
});

test("a step is not begun before the one before it has failed or expired", async () => {
  const first = await givenStep(fresh.database.pool, nowMs, { steps: 2 });
  const second = stepAfter(first);
  expect(await begin(fresh.database, [second], nowMs)).toEqual([]);
  await begin(fresh.database, [first], nowMs, { last: false });
  expect(await begin(fresh.database, [second], nowMs)).toEqual([]);
  await fail(first);
  expect(await begin(fresh.database, [second], nowMs + 2000)).toEqual([second]);
  const delivered = await givenStep(fresh.database.pool, nowMs, { steps: 2 });
  await begin(fresh.database, [delivered], nowMs, { last: false });
  await recorder().record([{ kind: "ended", ref: delivered, ending: { state: "delivered", code: "10000" } }]);
  expect(await begin(fresh.database, [stepAfter(delivered)], nowMs)).toEqual([]);
});

test("steps are loaded with their messages, their rows and the time from which they count", async () => {
  const first = await givenStep(fresh.database.pool, nowMs, { steps: 2 });
  const waiting = await givenStep(fresh.database.pool, nowMs, { steps: 2 });
  await begin(fresh.database, [first], nowMs, { last: false });
  await recorder().record([{ kind: "submitted", ref: first, carrier: "simulator", carrierIds: ["a", "b"] }]);
  const unknown = [beyond, stepAfter(stepAfter(waiting)), { ...waiting, accountId: "other" }];
  const [open, next, untouched, ...none] = await loadSteps(fresh.database.pool, [
    first,
    ...unknown,
    stepAfter(first),
    waiting,
  ]);
  expect(none).toEqual([]);
  const row = { state: "submitted", carrier: "simulator", sentMs: nowMs, expiresMs: nowMs + 60_000 };
  expect(open).toMatchObject({ ref: first, row: { ...row, carrierIds: ["a", "b"] }, startedMs: nowMs });
  expect(open?.message).toMatchObject({ to: "01012345678", ref: undefined, steps: [{ channel: "sms" }, {}] });
  expect(next).toMatchObject({ ref: stepAfter(first), row: undefined, startedMs: undefined });
  expect(untouched).toMatchObject({ ref: waiting, row: undefined, startedMs: nowMs });
  await fail(first);
  expect(await loadSteps(fresh.database.pool, [stepAfter(first)])).toMatchObject([{ startedMs: nowMs + 1000 }]);
});

test("a missing day is made", async () => {
  const tomorrowMs = nowMs + 4 * DAY_MS;
  const ref = { accountId: "acme", msgKey: keyAt(tomorrowMs), step: 0 };
  expect(await begin(fresh.database, [ref], tomorrowMs)).toEqual([ref]);
});

/** Runs the first statement, or does not, and loses its answer either way. */
function losingTheFirstAnswer(database: Database, isRun: boolean): Database {
  let statements = 0;
  const query = async (...args: unknown[]) => {
    const isFirst = statements++ === 0;
    const answer = isFirst && !isRun ? undefined : await Reflect.apply(database.pool.query, database.pool, args);
    if (isFirst) throw new Error("Connection terminated unexpectedly");
    return answer;
  };
  return { ...database, pool: Object.create(database.pool, { query: { value: query } }) };
}

test.each([true, false])("an answer that is lost does not cost the steps (committed: %s)", async (isRun) => {
  const theirs = await givenStep(fresh.database.pool, nowMs);
  const mine = await givenMessages(fresh.database.pool, nowMs, 3);
  await begin(fresh.database, [theirs], nowMs);
  expect(await begin(losingTheFirstAnswer(fresh.database, isRun), [theirs, ...mine], nowMs)).toEqual(mine);
});

test("after a lost answer, steps that another worker has looked after are not ours any more", async () => {
  const ref = await givenStep(fresh.database.pool, nowMs);
  const watch = watchOf([ref], nowMs + LEASE_MS);
  const database = losingTheFirstAnswer(fresh.database, true);
  const { pool } = database;
  const query = async (...args: unknown[]) => {
    const answer = Reflect.apply(pool.query, pool, args);
    await answer.catch(() => claimDueWatches(fresh.database.pool, nowMs + LEASE_MS, LEASE_MS, 100));
    return answer;
  };
  const overtaken = { ...database, pool: Object.create(pool, { query: { value: query } }) };
  expect(await beginSteps(overtaken, [beginningOf(ref, nowMs)], watch, nowMs)).toEqual(new Set());
});
