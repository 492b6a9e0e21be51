import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "../../../server/store/database.ts";
import {
  claimOutbox,
  registerWorker,
  releaseAbandonedBatches,
  unregisterWorker,
} from "../../../server/store/outbox.ts";
import { useFreshDatabase } from "../../rig/fresh-database.ts";
import { waitUntil } from "../../rig/wait-until.ts";
import { cutConnection, type Intercept, interceptFirst, runAndLoseAnswer } from "../../store/intercepted-database.ts";
import { FakeCarrier, makeCarriers, makeHandle } from "./fake-carrier.ts";
import {
  acceptMessages,
  isNothingLeft,
  makeAccounts,
  readReportedKeys,
  SHORT_LEASES,
  startTestWorker,
  type TestWorker,
} from "./test-worker.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const delivered = { state: "delivered", code: "10000" } as const;
const STEP_VALIDITY_S = 600;
const workers: TestWorker[] = [];
const options = { timeout: 120_000 };
/** A worker soon notices that it was declared dead. */
const timings = { ...SHORT_LEASES, heartbeatEveryMs: 200, releaseUnknownEveryMs: 500 };

beforeAll(() => makeAccounts(fresh.database, "acme"));
beforeEach(async () => {
  await fresh.database.pool.query("TRUNCATE messages, outbox, steps, step_leases, pending_reports");
});
afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.stop())));

/** A worker whose carrier delivers at once. */
function start(carrier: FakeCarrier, database: Database = fresh.database): TestWorker {
  const worker = startTestWorker(
    database,
    (recorder) => {
      carrier.answer = async ({ reference }) => {
        void recorder.receive("one", [{ of: { reference }, ending: delivered }]);
        return { kind: "accepted" };
      };
      return makeCarriers(makeHandle("one", carrier));
    },
    { timings },
  );
  workers.push(worker);
  return worker;
}

const declareAllDead = () => fresh.database.pool.query("DELETE FROM workers");

async function readWorkerIds(): Promise<string[]> {
  const { rows } = await fresh.database.pool.query<{ worker_id: string }>("SELECT worker_id FROM workers");
  return rows.map(({ worker_id }) => worker_id);
}

/** Each message was sent once and reported once, and nothing is left to do. */
async function expectSentOnce(keys: readonly string[], ...carriers: readonly FakeCarrier[]): Promise<void> {
  await waitUntil(
    async () => (await readReportedKeys(fresh.database)).length >= keys.length,
    "all are reported",
    100_000,
  );
  await waitUntil(() => isNothingLeft(fresh.database), "nothing is left to do", 100_000);
  const sent = carriers.flatMap(({ submissions }) => submissions.map(({ ref }) => ref.msgKey));
  expect(sent.toSorted()).toEqual(keys.toSorted());
  expect((await readReportedKeys(fresh.database)).toSorted()).toEqual(keys.toSorted());
}

const cases: readonly [when: string, intercept: Intercept][] = [
  ["before it is committed", (_, client) => cutConnection(client)],
  ["after it was committed", runAndLoseAnswer],
];

test.each(cases)(
  "a begin with deferred rows whose connection is cut %s sends each step once",
  options,
  async (_, cut) => {
    const keys = await acceptMessages(fresh.database, { count: 50 });
    const carrier = new FakeCarrier();
    start(carrier, interceptFirst(fresh.database, "INSERT INTO step_leases", cut));
    await expectSentOnce(keys, carrier);
  },
);

test.each(cases)("a claim whose connection is cut %s loses no step", options, async (_, cut) => {
  const keys = await acceptMessages(fresh.database, { count: 50 });
  const carrier = new FakeCarrier();
  const worker = start(carrier, interceptFirst(fresh.database, "WITH candidates", cut));
  // If the claim was committed, the row is held until its worker stops: another worker gets it then.
  await waitUntil(async () => (await readWorkerIds()).length > 0, "the worker is registered");
  await worker.stop();
  const other = new FakeCarrier();
  start(other);
  await expectSentOnce(keys, carrier, other);
});

test("a worker that is declared dead while its steps wait sends each of them once", options, async () => {
  const carrier = new FakeCarrier();
  const worker = start(carrier);
  carrier.up = false;
  const keys = await acceptMessages(fresh.database, { count: 30, perRequest: 30 });
  await waitUntil(() => worker.worker.countWaiting().get("one") === 30, "30 wait");
  const [before] = await readWorkerIds();
  await declareAllDead();
  // It registers again and claims its own rows a second time.
  await waitUntil(
    async () => (await readWorkerIds()).some((workerId) => workerId !== before),
    "it has registered again",
  );
  // Steps of both registrations wait in one lane and are begun together.
  keys.push(...(await acceptMessages(fresh.database, { count: 30, perRequest: 30 })));
  await waitUntil(() => (worker.worker.countWaiting().get("one") ?? 0) >= 60, "60 wait");
  carrier.up = true;
  await expectSentOnce(keys, carrier);
});

test("a worker that lost its rows to another one loses no step that it has claimed since", options, async () => {
  const { pool } = fresh.database;
  const carrier = new FakeCarrier();
  const { worker } = start(carrier);
  carrier.up = false;
  const keys = await acceptMessages(fresh.database, { count: 30, perRequest: 30 });
  await waitUntil(() => worker.countWaiting().get("one") === 30, "30 wait");
  const before = await readWorkerIds();
  await declareAllDead();
  await registerWorker(pool, "other");
  await releaseAbandonedBatches(fresh.database, STEP_VALIDITY_S);
  expect(await claimOutbox(pool, "other", 100)).toHaveLength(1);
  await waitUntil(
    async () => (await readWorkerIds()).some((workerId) => workerId !== "other" && !before.includes(workerId)),
    "it has registered again",
  );
  // Steps that it has lost and steps that it has claimed since wait in one lane and are begun together.
  keys.push(...(await acceptMessages(fresh.database, { count: 30, perRequest: 30 })));
  await waitUntil(() => worker.countWaiting().get("one") === 60, "60 wait");
  carrier.up = true;
  await waitUntil(() => carrier.submissions.length >= 60, "60 are submitted");
  await unregisterWorker(fresh.database, "other", STEP_VALIDITY_S);
  await expectSentOnce(keys, carrier);
});

async function declareDeadAgainAndAgain(rounds: number, count: number): Promise<void> {
  const carriers = [new FakeCarrier(), new FakeCarrier()];
  for (const carrier of carriers) start(carrier, fresh.replica());
  const keys: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const accepting = acceptMessages(fresh.database, { count, perRequest: 20 });
    await declareAllDead();
    // One of the workers releases what the other one holds.
    await releaseAbandonedBatches(fresh.database, STEP_VALIDITY_S);
    keys.push(...(await accepting));
  }
  await expectSentOnce(keys, ...carriers);
}

const again = "workers that declare each other dead again and again send each step once";
test(again, options, () => declareDeadAgainAndAgain(8, 60));
test(`${again}: 20 times, 4,000 steps`, { ...options, tags: ["long"] }, () => declareDeadAgainAndAgain(20, 200));
