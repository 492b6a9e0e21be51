import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Carriers } from "../../../server/carriers/carriers.ts";
import type { LaneBounds } from "../../../server/dispatch/lanes.ts";
import type { WorkerOptions } from "../../../server/dispatch/worker.ts";
import type { Step } from "../../../server/domain/model.ts";
import { TIMINGS } from "../../../server/domain/timings.ts";
import type { Recorder } from "../../../server/reports/recorder.ts";
import { useFreshDatabase } from "../../rig/fresh-database.ts";
import { waitUntil } from "../../rig/wait-until.ts";
import { FakeCarrier, makeCarriers, makeHandle } from "./fake-carrier.ts";
import {
  acceptMessages,
  countStates,
  isNothingLeft,
  makeAccounts,
  makeSmsStep,
  readReportedKeys,
  startTestWorker,
  type TestWorker,
} from "./test-worker.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const workers: TestWorker[] = [];
beforeAll(() => makeAccounts(fresh.database, "acme", "other"));
beforeEach(async () => {
  await fresh.database.pool.query("TRUNCATE messages, outbox, steps, step_leases, pending_reports");
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
});

function start(withRecorder: (recorder: Recorder) => Carriers, change: Partial<WorkerOptions> = {}): TestWorker {
  const worker = startTestWorker(fresh.database, withRecorder, change);
  workers.push(worker);
  return worker;
}

const accept = (count: number, steps: readonly Step[] = [makeSmsStep()], accountId = "acme") =>
  acceptMessages(fresh.database, { count, accountId, steps });

const readSteps = async (msgKey: string) =>
  (
    await fresh.database.pool.query("SELECT step, state, code, carrier FROM steps WHERE msg_key = $1 ORDER BY step", [
      msgKey,
    ])
  ).rows;

const nothingLeft = () => isNothingLeft(fresh.database);

test("messages are submitted and reported once, and neither outbox rows nor leases are left", async () => {
  const carrier = new FakeCarrier();
  start((recorder) => {
    carrier.answer = ({ reference }) => {
      void recorder.receive("one", [{ of: { reference }, ending: { state: "delivered", code: "10000" } }]);
      return { kind: "accepted" };
    };
    return makeCarriers(makeHandle("one", carrier));
  });
  const keys = await accept(250);
  await waitUntil(async () => ((await countStates(fresh.database)).delivered ?? 0) === 250, "all are delivered");
  expect((await readReportedKeys(fresh.database)).toSorted()).toEqual(keys.toSorted());
  await waitUntil(nothingLeft, "nothing is left to do");
});

test("after a step that fails or expires comes the next, whose validity starts then", async () => {
  const carrier = new FakeCarrier();
  carrier.answer = ({ channel }) =>
    channel === "friendtalk" ? { kind: "refused", ending: { state: "failed", code: "63019" } } : { kind: "accepted" };
  start(() => makeCarriers(makeHandle("one", carrier)));
  const steps = [
    makeSmsStep({ channel: "friendtalk", serviceType: "FRIENDTALK", msgType: "FT" }),
    makeSmsStep({ channel: "rcs", serviceType: "RCS", msgType: "RS", validityS: 2 }),
    makeSmsStep({ validityS: 2 }),
  ];
  const [msgKey = ""] = await accept(1, steps);
  await waitUntil(async () => (await readReportedKeys(fresh.database)).length === 1, "it is reported");
  expect(await readSteps(msgKey)).toEqual([
    { step: 0, state: "failed", code: "63019", carrier: "one" },
    { step: 1, state: "expired", code: "51907", carrier: "one" },
    { step: 2, state: "expired", code: "22000", carrier: "one" },
  ]);
  expect(carrier.submissions.map(({ channel }) => channel)).toEqual(["friendtalk", "rcs", "sms"]);
  await waitUntil(nothingLeft, "nothing is left to do");
});

test("steps expire in their lane and in the backlog while their carrier is down", async () => {
  const carrier = new FakeCarrier();
  carrier.up = false;
  const bounds = { lane: 10, carrier: 10, least: 5 };
  const worker = start(() => makeCarriers(makeHandle("one", carrier)), { bounds });
  const keys = await accept(30, [makeSmsStep({ validityS: 3 })]);
  await waitUntil(() => worker.countMovedToBacklog() >= 20, "20 are in the backlog");
  await waitUntil(async () => ((await countStates(fresh.database)).expired ?? 0) === 30, "all have expired");
  expect((await readReportedKeys(fresh.database)).toSorted()).toEqual(keys.toSorted());
  expect(carrier.submissions).toEqual([]);
  carrier.up = true;
  await waitUntil(nothingLeft, "nothing is left to do");
  expect(carrier.submissions).toEqual([]);
});

test("a carrier that throttles, then is away, gets each message when it works again", async () => {
  const carrier = new FakeCarrier();
  const tries = new Map<string, number>();
  carrier.answer = ({ reference }) => {
    const times = (tries.get(reference) ?? 0) + 1;
    tries.set(reference, times);
    if (times === 1) return { kind: "throttled", retryAfterMs: 50 };
    return times === 2 ? { kind: "unavailable" } : { kind: "accepted" };
  };
  start(() => makeCarriers(makeHandle("one", carrier)));
  await accept(10);
  await waitUntil(async () => ((await countStates(fresh.database)).submitted ?? 0) === 10, "all are submitted");
  expect([...tries.values()]).toEqual(Array.from({ length: 10 }, () => 3));
});

test("a stopped worker leaves its waiting steps to other workers at once", async () => {
  const [closed, open] = [new FakeCarrier(), new FakeCarrier()];
  closed.up = false;
  // Without the release, other workers would wait for the heartbeat to run out, for longer than the test.
  const timings = { ...TIMINGS, workerLifetimeMs: 3_600_000 };
  const first = start(() => makeCarriers(makeHandle("one", closed)), { timings });
  await accept(100);
  await waitUntil(() => first.worker.countWaiting().get("one") === 100, "all wait");
  await first.worker.stop();
  start(() => makeCarriers(makeHandle("one", open)));
  await waitUntil(() => open.submissions.length === 100, "the other worker has submitted all");
});

test("a stopping worker waits for submissions under way and records them", async () => {
  const carrier = new FakeCarrier();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  carrier.answer = async () => {
    await released;
    return { kind: "accepted" };
  };
  const worker = start(() => makeCarriers(makeHandle("one", carrier)));
  await accept(5);
  await waitUntil(() => carrier.submissions.length === 5, "all are under way");
  const stopping = worker.worker.stop();
  setTimeout(release, 100);
  await stopping;
  expect(await countStates(fresh.database)).toEqual({ submitted: 5 });
});

test("messages without a route are reported", async () => {
  start(() => makeCarriers(makeHandle("one", new FakeCarrier()), { hasRoute: false }));
  const [msgKey = ""] = await accept(1);
  await waitUntil(async () => (await readReportedKeys(fresh.database)).length === 1, "it is reported");
  expect(await readSteps(msgKey)).toEqual([{ step: 0, state: "failed", code: "23015", carrier: "none" }]);
  await waitUntil(nothingLeft, "nothing is left to do");
});

/** `most` of the others may be sent before the single message. */
async function expectNoWait(many: number, most: number, bounds?: LaneBounds): Promise<void> {
  const carrier = new FakeCarrier();
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  carrier.answer = async () => {
    await opened;
    await sleep(20);
    return { kind: "accepted" };
  };
  const handle = makeHandle("one", carrier, { window: 10, batch: 10 });
  const worker = start(() => makeCarriers(handle), { ...(bounds && { bounds }) });
  await acceptMessages(fresh.database, { count: many, perRequest: 1000 });
  await waitUntil(() => worker.countMovedToBacklog() >= 0.4 * many, "many are in the backlog", 120_000);
  await accept(1, undefined, "other");
  open();
  await waitUntil(() => carrier.submissions.some(({ ref }) => ref.accountId === "other"), "it is sent", 120_000);
  expect(carrier.submissions.length).toBeLessThan(most);
}

const noWait = "one account's single message does not wait for another account's";
test(`${noWait} thousand`, () => expectNoWait(1000, 600, { lane: 500, carrier: 500, least: 50 }));
test(`${noWait} ten thousand`, { timeout: 240_000, tags: ["long"] }, () => expectNoWait(10_000, 3000));
