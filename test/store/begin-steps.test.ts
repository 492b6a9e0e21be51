import { expect, test } from "vitest";
import { getStepName } from "../../server/domain/delivery.ts";
import { Recorder } from "../../server/reports/recorder.ts";
import { beginSteps } from "../../server/store/begin-steps.ts";
import { loadSteps } from "../../server/store/messages.ts";
import { claimDueLeases } from "../../server/store/step-leases.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { makeKeyAt, waitForBlockedStatement } from "./fixtures.ts";
import { cutConnection, interceptFirst, runAndLoseAnswer } from "./intercepted-database.ts";
import {
  begin,
  getNextStep,
  insertMessage,
  insertMessages,
  LEASE_MS,
  makeLease,
  makeStepToBegin,
  readState,
  readStep,
} from "./step-fixtures.ts";

const nowMs = Date.parse("2025-11-15T12:00:00Z");
const DAY_MS = 86_400_000;
const fresh = useFreshDatabase({ nowMs });
/** The statement that begins steps. */
const BEGIN = "INSERT INTO steps";
const recorder = () => new Recorder({ database: fresh.database, now: () => nowMs + 1000 });
const beyond = { accountId: "acme", msgKey: makeKeyAt(nowMs), step: 0 };
const fail = (ref: Parameters<typeof getStepName>[0]) =>
  recorder().record([{ kind: "ended", ref, ending: { state: "failed", code: "23003" } }]);

test("a step is begun once, with a lease", async () => {
  const refs = await insertMessages(fresh.database.pool, nowMs, 3);
  expect(await begin(fresh.database, refs, nowMs)).toEqual(refs);
  expect(await begin(fresh.database, refs, nowMs)).toEqual([]);
  expect(await readStep(fresh.database.pool, refs[0] ?? beyond)).toMatchObject({
    state: "submitting",
    carrier: "simulator",
    sent_ms: nowMs,
    expires_ms: nowMs + 60_000,
    last: true,
    detail: { serviceType: "SMS", msgType: "SM", ref: "order 7" },
    reported_ms: null,
  });
  const leases = await claimDueLeases(fresh.database.pool, nowMs + LEASE_MS, LEASE_MS, 10);
  expect(leases.map(({ members }) => members.map(getStepName).toSorted())).toEqual([refs.map(getStepName).toSorted()]);
});

test("a lease holds the steps that were begun with it, and none of another worker", async () => {
  const mine = await insertMessage(fresh.database.pool, nowMs);
  const theirs = await insertMessage(fresh.database.pool, nowMs);
  await begin(fresh.database, [theirs], nowMs + 1000);
  expect(await begin(fresh.database, [mine, theirs, mine], nowMs)).toEqual([mine, mine]);
  const due = await claimDueLeases(fresh.database.pool, nowMs + LEASE_MS, LEASE_MS, 10);
  expect(due.map(({ members }) => members)).toEqual([[mine]]);
});

test("two connections at once begin each step once", async () => {
  const refs = await insertMessages(fresh.database.pool, nowMs, 400);
  const replicas = Array.from({ length: 4 }, () => fresh.replica());
  const begun = await Promise.all(
    replicas.map((replica, index) => begin(replica, index % 2 === 0 ? refs : refs.toReversed(), nowMs)),
  );
  expect(begun.flat().map(getStepName).toSorted()).toEqual(refs.map(getStepName).toSorted());
});

test("a worker that waits for another one's begin gets no step of it", async () => {
  const ref = await insertMessage(fresh.database.pool, nowMs);
  const first = await fresh.replica().pool.connect();
  await first.query("BEGIN");
  await first.query(
    `INSERT INTO steps (account_id, msg_key, step, state, carrier, sent_ms, expires_ms, last, detail)
     VALUES ('acme', $1, 0, 'submitting', 'simulator', 1, 2, true, '{}')`,
    [ref.msgKey],
  );
  const second = begin(fresh.database, [ref], nowMs);
  await waitForBlockedStatement(fresh.database.pool);
  await first.query("COMMIT");
  first.release();
  expect(await second).toEqual([]);
});

test("a step that was returned is taken over at a later time, and by nobody who does not know of its last try", async () => {
  const ref = await insertMessage(fresh.database.pool, nowMs);
  await begin(fresh.database, [ref], nowMs);
  await recorder().record([{ kind: "returned", ref, retryAfterMs: 0 }]);
  expect(await readState(fresh.database.pool, ref)).toBe("queued");
  for (const earlierMs of [nowMs - 5000, nowMs]) expect(await begin(fresh.database, [ref], earlierMs)).toEqual([]);
  expect(await begin(fresh.database, [ref], nowMs + 1, { carrier: "second", expiresMs: nowMs + 9 })).toEqual([ref]);
  expect(await readStep(fresh.database.pool, ref)).toMatchObject({
    state: "submitting",
    carrier: "second",
    sent_ms: nowMs + 1,
    expires_ms: nowMs + 9,
  });
});

test("a step is begun only after its predecessor has failed or expired", async () => {
  const first = await insertMessage(fresh.database.pool, nowMs, { steps: 2 });
  const second = getNextStep(first);
  expect(await begin(fresh.database, [second], nowMs)).toEqual([]);
  await begin(fresh.database, [first], nowMs, { last: false });
  expect(await begin(fresh.database, [second], nowMs)).toEqual([]);
  await fail(first);
  expect(await begin(fresh.database, [second], nowMs + 2000)).toEqual([second]);
  const delivered = await insertMessage(fresh.database.pool, nowMs, { steps: 2 });
  await begin(fresh.database, [delivered], nowMs, { last: false });
  await recorder().record([{ kind: "ended", ref: delivered, ending: { state: "delivered", code: "10000" } }]);
  expect(await begin(fresh.database, [getNextStep(delivered)], nowMs)).toEqual([]);
});

test("steps are loaded with their messages, their rows and the start of their validity", async () => {
  const first = await insertMessage(fresh.database.pool, nowMs, { steps: 2 });
  const waiting = await insertMessage(fresh.database.pool, nowMs, { steps: 2 });
  await begin(fresh.database, [first], nowMs, { last: false });
  await recorder().record([{ kind: "submitted", ref: first, carrier: "simulator", carrierIds: ["a", "b"] }]);
  const unknown = [beyond, getNextStep(getNextStep(waiting)), { ...waiting, accountId: "other" }];
  const [open, next, untouched, ...none] = await loadSteps(fresh.database.pool, [
    first,
    ...unknown,
    getNextStep(first),
    waiting,
  ]);
  expect(none).toEqual([]);
  const row = { state: "submitted", carrier: "simulator", sentMs: nowMs, expiresMs: nowMs + 60_000 };
  expect(open).toMatchObject({ ref: first, row: { ...row, carrierIds: ["a", "b"] }, startedMs: nowMs });
  expect(open?.message).toMatchObject({ to: "01012345678", ref: undefined, steps: [{ channel: "sms" }, {}] });
  expect(next).toMatchObject({ ref: getNextStep(first), row: undefined, startedMs: undefined });
  expect(untouched).toMatchObject({ ref: waiting, row: undefined, startedMs: nowMs });
  await fail(first);
  expect(await loadSteps(fresh.database.pool, [getNextStep(first)])).toMatchObject([{ startedMs: nowMs + 1000 }]);
});

test("the partition of a missing day is created", async () => {
  const tomorrowMs = nowMs + 4 * DAY_MS;
  const ref = { accountId: "acme", msgKey: makeKeyAt(tomorrowMs), step: 0 };
  expect(await begin(fresh.database, [ref], tomorrowMs)).toEqual([ref]);
});

test.each([true, false])(
  "steps are still the caller's after the answer of the database was lost (committed: %s)",
  async (isCommitted) => {
    const theirs = await insertMessage(fresh.database.pool, nowMs);
    const mine = await insertMessages(fresh.database.pool, nowMs, 3);
    await begin(fresh.database, [theirs], nowMs);
    const database = interceptFirst(fresh.database, BEGIN, (statement, client) =>
      isCommitted ? runAndLoseAnswer(statement, client) : cutConnection(client),
    );
    expect(await begin(database, [theirs, ...mine], nowMs)).toEqual(mine);
  },
);

test("after a lost answer, steps whose lease another worker has taken over are not the caller's", async () => {
  const ref = await insertMessage(fresh.database.pool, nowMs);
  const lease = makeLease([ref], nowMs + LEASE_MS);
  const takenOver = interceptFirst(fresh.database, BEGIN, async (statement, client) => {
    await client.query(statement);
    await claimDueLeases(fresh.database.pool, nowMs + LEASE_MS, LEASE_MS, 100);
    return cutConnection(client);
  });
  expect(await beginSteps(takenOver, [makeStepToBegin(ref, nowMs)], lease, nowMs)).toEqual(new Set());
});
