import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Recorder } from "../../../server/reports/recorder.ts";
import { useFreshDatabase } from "../../rig/fresh-database.ts";
import { waitUntil } from "../../rig/wait-until.ts";
import { FakeCarrier, makeCarriers, makeHandle } from "./fake-carrier.ts";
import {
  acceptMessages,
  countStates,
  isNothingLeft,
  makeAccounts,
  readReportedKeys,
  SHORT_LEASES,
  startTestWorker,
} from "./test-worker.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const delivered = { state: "delivered", code: "10000" } as const;

beforeAll(() => makeAccounts(fresh.database, "acme"));
beforeEach(async () => {
  await fresh.database.pool.query("TRUNCATE messages, outbox, steps, step_leases, pending_reports");
});

async function expectSentOnce(count: number, mostBreaks: number): Promise<void> {
  const { database } = fresh;
  const carrier = new FakeCarrier();
  const withRecorder = (recorder: Recorder) => {
    carrier.answer = async ({ reference }) => {
      // Some take a while, so that connections break at every stage.
      await sleep(reference.length % 3 === 0 ? 5 : 30);
      void recorder.receive("one", [{ of: { reference }, ending: delivered }]);
      return { kind: "accepted" };
    };
    return makeCarriers(makeHandle("one", carrier, { window: 200, batch: 50 }));
  };
  // Small lanes, so that steps go to the backlog as well.
  const bounds = { lane: count / 6, carrier: count / 6, least: 50 };
  const worker = startTestWorker(database, withRecorder, { bounds, timings: SHORT_LEASES });
  const keys = await acceptMessages(database, { count, perRequest: count / 20 });

  const other = new pg.Client(fresh.url);
  await other.connect();
  let breaks = 0;
  for (let done = 0; done < count; ) {
    done = (await countStates(database).catch(() => undefined))?.delivered ?? done;
    // By what is done and not by time: so they are spread over the work, however fast that is.
    if (breaks < mostBreaks && done >= (breaks * count) / (mostBreaks + 1)) {
      await other.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
      );
      breaks++;
    }
    await sleep(20);
  }
  await other.end();
  expect(breaks).toBeGreaterThan(2);
  expect(carrier.submissions).toHaveLength(count);
  expect(new Set(carrier.submissions.map(({ reference }) => reference)).size).toBe(count);
  expect((await readReportedKeys(database)).toSorted()).toEqual(keys.toSorted());
  await waitUntil(() => isNothingLeft(database), "nothing is left to do", 100_000);
  await worker.stop();
}

const name = "no step is lost or sent twice when the database drops all connections midway";
test(name, { timeout: 120_000 }, () => expectSentOnce(1200, 4));
test(`${name}, of 6,000 and 8 times`, { timeout: 240_000, tags: ["long"] }, () => expectSentOnce(6000, 8));
