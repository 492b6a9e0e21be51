import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { expect, test } from "vitest";
import type { Recorder } from "../../../server/reports/recorder.ts";
import { useFreshDatabase } from "../fresh-database.ts";
import { FakeCarrier, makeCarriers, makeHandle } from "./fake-carrier.ts";
import {
  acceptMessages,
  countStates,
  isNothingLeft,
  makeAccounts,
  readReportedKeys,
  startTestWorker,
  waitUntil,
} from "./test-worker.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const COUNT = 6000;
const MOST_BREAKS = 8;
const delivered = { state: "delivered", code: "10000" } as const;

test("no step is lost or sent twice when the database drops all connections midway", { timeout: 120_000 }, async () => {
  const { database } = fresh;
  await makeAccounts(database, "acme");
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
  const bounds = { lane: 1000, carrier: 1000, least: 50 };
  const worker = startTestWorker(database, withRecorder, { bounds });
  const keys = await acceptMessages(database, { count: COUNT, perRequest: 300 });

  const other = new pg.Client(fresh.url);
  await other.connect();
  let breaks = 0;
  for (let done = 0; done < COUNT; ) {
    done = (await countStates(database).catch(() => undefined))?.delivered ?? done;
    // By what is done and not by time: so they are spread over the work, however fast that is.
    if (breaks < MOST_BREAKS && done >= (breaks * COUNT) / (MOST_BREAKS + 1)) {
      await other.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
      );
      breaks++;
    }
    await sleep(20);
  }
  await other.end();
  expect(breaks).toBeGreaterThan(2);
  expect(carrier.submissions).toHaveLength(COUNT);
  expect(new Set(carrier.submissions.map(({ reference }) => reference)).size).toBe(COUNT);
  expect((await readReportedKeys(database)).toSorted()).toEqual(keys.toSorted());
  await waitUntil(() => isNothingLeft(database));
  await worker.stop();
});
