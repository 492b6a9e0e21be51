import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Carriers } from "../../../server/carriers/carriers.ts";
import type { WorkerOptions } from "../../../server/dispatch/worker.ts";
import type { Step } from "../../../server/domain/model.ts";
import type { Recorder } from "../../../server/reports/recorder.ts";
import { carriersOf, FakeCarrier, handleOf, stepOf, until } from "../../unit/server/dispatch/given.ts";
import { useFreshDatabase } from "../fresh-database.ts";
import { acceptMessages, makeAccounts, type Rig, reportedKeys, startRig, stateCounts } from "./rig.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const rigs: Rig[] = [];
beforeAll(() => makeAccounts(fresh.database, "acme", "other"));
beforeEach(async () => {
  await fresh.database.pool.query(
    "TRUNCATE gateway.messages, gateway.arrivals, gateway.steps, gateway.watches, gateway.pending_reports",
  );
});
afterEach(async () => {
  await Promise.all(rigs.splice(0).map((rig) => rig.stop()));
  await fresh.database.pool.query("TRUNCATE pgboss.job");
});

async function start(
  carriersWith: (recorder: Recorder) => Carriers,
  change: Partial<WorkerOptions> = {},
): Promise<Rig> {
  const rig = await startRig(fresh.database, carriersWith, change);
  rigs.push(rig);
  return rig;
}

const accept = (count: number, steps: readonly Step[] = [stepOf()], accountId = "acme") =>
  acceptMessages(fresh.database, { count, accountId, steps });

const rowsOf = async (msgKey: string) =>
  (
    await fresh.database.pool.query(
      "SELECT step, state, code, carrier FROM gateway.steps WHERE msg_key = $1 ORDER BY step",
      [msgKey],
    )
  ).rows;

const nothingLeft = async () => {
  const { rows } = await fresh.database.pool.query(
    "SELECT (SELECT count(*) FROM gateway.watches) AS watches, (SELECT count(*) FROM pgboss.job WHERE name IN ('dispatch', 'backlog')) AS jobs, (SELECT count(*) FROM gateway.arrivals) AS arrivals",
  );
  return rows[0]?.watches === 0 && rows[0]?.jobs === 0 && rows[0]?.arrivals === 0;
};

test("messages are submitted and reported once, and neither jobs nor watches are left", async () => {
  const carrier = new FakeCarrier();
  await start((recorder) => {
    carrier.answer = ({ reference }) => {
      void recorder.receive("one", [{ of: { reference }, ending: { state: "delivered", code: "10000" } }]);
      return { kind: "accepted" };
    };
    return carriersOf([handleOf("one", carrier)]);
  });
  const keys = await accept(250);
  await until(async () => ((await stateCounts(fresh.database)).delivered ?? 0) === 250);
  expect((await reportedKeys(fresh.database)).toSorted()).toEqual(keys.toSorted());
  await until(nothingLeft);
});

test("a step that fails or expires hands over to the next, whose time counts from then", async () => {
  const carrier = new FakeCarrier();
  carrier.answer = ({ channel }) =>
    channel === "friendtalk" ? { kind: "refused", ending: { state: "failed", code: "63019" } } : { kind: "accepted" };
  await start(() => carriersOf([handleOf("one", carrier)]));
  const steps = [
    stepOf({ channel: "friendtalk", serviceType: "FRIENDTALK", msgType: "FT" }),
    stepOf({ channel: "rcs", serviceType: "RCS", msgType: "RS", validityS: 2 }),
    stepOf({ validityS: 2 }),
  ];
  const [msgKey = ""] = await accept(1, steps);
  await until(async () => (await reportedKeys(fresh.database)).length === 1);
  expect(await rowsOf(msgKey)).toEqual([
    { step: 0, state: "failed", code: "63019", carrier: "one" },
    { step: 1, state: "expired", code: "51907", carrier: "one" },
    { step: 2, state: "expired", code: "22000", carrier: "one" },
  ]);
  expect(carrier.given.map(({ channel }) => channel)).toEqual(["friendtalk", "rcs", "sms"]);
  await until(nothingLeft);
});

test("steps expire in their lane and in the backlog while their carrier is down", async () => {
  const carrier = new FakeCarrier();
  carrier.up = false;
  const bounds = { lane: 10, carrier: 10, least: 5 };
  const rig = await start(() => carriersOf([handleOf("one", carrier)]), { bounds });
  const keys = await accept(30, [stepOf({ validityS: 3 })]);
  await until(() => rig.figures.parkedSteps >= 20);
  const { rows } = await fresh.database.pool.query(
    "SELECT members FROM gateway.watches WHERE watch_id LIKE 'parked.%'",
  );
  expect(rows).not.toEqual([]);
  await until(async () => ((await stateCounts(fresh.database)).expired ?? 0) === 30);
  expect((await reportedKeys(fresh.database)).toSorted()).toEqual(keys.toSorted());
  expect(carrier.given).toEqual([]);
  carrier.up = true;
  await until(
    async () =>
      (await fresh.database.pool.query("SELECT FROM pgboss.job WHERE name IN ('dispatch', 'backlog')")).rowCount === 0,
  );
  expect(carrier.given).toEqual([]);
});

test("a carrier that is throttled, then away, gets each message once it is well", async () => {
  const carrier = new FakeCarrier();
  const seen = new Map<string, number>();
  carrier.answer = ({ reference }) => {
    const times = (seen.get(reference) ?? 0) + 1;
    seen.set(reference, times);
    if (times === 1) return { kind: "throttled", retryAfterMs: 50 };
    return times === 2 ? { kind: "unavailable" } : { kind: "accepted" };
  };
  await start(() => carriersOf([handleOf("one", carrier)]));
  await accept(10);
  await until(async () => ((await stateCounts(fresh.database)).submitted ?? 0) === 10);
  expect([...seen.values()]).toEqual(Array.from({ length: 10 }, () => 3));
});

test("a stop leaves what waits to others at once", async () => {
  const [closed, open] = [new FakeCarrier(), new FakeCarrier()];
  closed.up = false;
  const first = await start(() => carriersOf([handleOf("one", closed)]));
  await accept(100);
  await until(() => first.worker.waiting().get("one") === 100);
  await first.worker.stop();
  const stoppedAt = performance.now();
  await start(() => carriersOf([handleOf("one", open)]));
  await until(() => open.given.length === 100);
  // Without being told they would wait for a heartbeat of ten seconds.
  expect(performance.now() - stoppedAt).toBeLessThan(8000);
});

test("a stop lets submissions under way end and records them", async () => {
  const carrier = new FakeCarrier();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  carrier.answer = async () => {
    await released;
    return { kind: "accepted" };
  };
  const rig = await start(() => carriersOf([handleOf("one", carrier)]));
  await accept(5);
  await until(() => carrier.given.length === 5);
  const stopping = rig.worker.stop();
  setTimeout(release, 100);
  await stopping;
  expect(await stateCounts(fresh.database)).toEqual({ submitted: 5 });
});

test("messages without a route are reported", async () => {
  await start(() => carriersOf([handleOf("one", new FakeCarrier())], () => []));
  const [msgKey = ""] = await accept(1);
  await until(async () => (await reportedKeys(fresh.database)).length === 1);
  expect(await rowsOf(msgKey)).toEqual([{ step: 0, state: "failed", code: "23015", carrier: "none" }]);
  await until(nothingLeft);
});

test("an account's single message overtakes another's ten thousand", async () => {
  const carrier = new FakeCarrier();
  carrier.answer = async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return { kind: "accepted" };
  };
  const rig = await start(() => carriersOf([handleOf("one", carrier, { window: 10, batch: 10 })]));
  await acceptMessages(fresh.database, { count: 10_000, perRequest: 1000 });
  await until(() => rig.figures.parkedSteps >= 4000);
  await accept(1, undefined, "other");
  await until(() => carrier.accounts.includes("other"));
  // All of the others would have taken twenty seconds.
  expect(carrier.given.length).toBeLessThan(3000);
});
