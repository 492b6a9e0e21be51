import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databaseBackend } from "../rig/test-cells.ts";
import { Fleet, WINDOW } from "./upgrade/fleet.ts";
import { findReleasedCommit, PreviousBuild } from "./upgrade/previous-build.ts";
import { PREFIXES } from "./upgrade/traffic.ts";

const previous =
  databaseBackend === "citus" ? { reason: "it knows of one cell, which Citus does not use" } : findReleasedCommit();
const skipped = "reason" in previous ? ` (skipped: ${previous.reason})` : "";

/** Reports that come while both builds work side by side, or one alone. */
const SOME_REPORTS = 50;
const TIMEOUT_MS = 300_000;
const DELIVERED = "10000";
const EXPIRED = "22000";

/** Waits for a final report of every accepted message, and compares what the carriers got with what was accepted. */
async function checkDeliveries(fleet: Fleet, { mostExpired }: { readonly mostExpired: number }): Promise<void> {
  const { traffic, smsc } = fleet;
  await traffic.stopSending();
  expect(traffic.refused).toEqual([]);
  await fleet.until("every message has its report", () => traffic.listOpen().length === 0);
  // A second report of a message would come about now.
  await sleep(500);
  await traffic.stop();
  await smsc.caughtUp();
  const submits = Map.groupBy(smsc.submits(), ({ destination }) => destination);
  const expired: string[] = [];
  const wrong: unknown[] = [];
  for (const [msgKey, to] of traffic.accepted) {
    const codes = traffic.reported.get(msgKey)?.join();
    const toProvider = fleet.counts.get(to) ?? 0;
    const toSmsc = submits.get(to)?.length ?? 0;
    const isForProvider = to.startsWith(PREFIXES.sms) ? 0 : 1;
    const isForSmsc = to.startsWith(PREFIXES.rcs) ? 0 : 1;
    if (codes === DELIVERED && toProvider === isForProvider && toSmsc === isForSmsc) continue;
    // The killed worker may have submitted it or not. This message centre cannot be asked, so that it is not submitted again.
    if (codes === EXPIRED && toProvider === isForProvider && toSmsc <= isForSmsc) expired.push(msgKey);
    else wrong.push({ msgKey, to, codes, toProvider, toSmsc });
  }
  expect(wrong).toEqual([]);
  expect(expired.length).toBeLessThanOrEqual(mostExpired);
  expect(traffic.reported.size).toBe(traffic.accepted.size);
  expect(fleet.builds).toEqual(new Set(["old", "new"]));
  expect(fleet.invalid).toEqual([]);
  const { rows } = await fleet.fresh.database.pool.query("SELECT count(*)::int AS outbox FROM outbox");
  expect(rows).toEqual([{ outbox: 0 }]);
}

describe.skipIf(skipped !== "")(`the last release and this build on one database${skipped}`, { tags: ["long"] }, () => {
  const fleet = new Fleet();
  let build: PreviousBuild;
  beforeAll(async () => {
    build = await PreviousBuild.checkOut("commit" in previous ? previous.commit : "");
    await fleet.setUp();
  });
  afterAll(async () => {
    await fleet.tearDown();
    await build?.remove();
  });

  const waitForReports = (): Promise<void> => {
    const before = fleet.traffic.reported.size;
    return fleet.until("messages are reported", () => fleet.traffic.reported.size >= before + SOME_REPORTS);
  };

  test(
    "an upgrade under load and a rollback lose no message and send none twice, even if an old worker is killed",
    async () => {
      const oldApi = await fleet.start("old", "api", build.main);
      await fleet.startTraffic();
      const stoppedWorker = await fleet.start("old", "worker", build.main);
      const killedWorker = await fleet.start("old", "worker", build.main);
      await waitForReports();
      const newApi = await fleet.start("new", "api");
      const newWorker = await fleet.start("new", "worker");
      await waitForReports();
      expect(await fleet.retire(stoppedWorker)).toBe(0);
      await fleet.holdInTheMiddle(killedWorker, { isStopped: true });
      await killedWorker.end("SIGKILL");
      await fleet.release();
      expect(await fleet.retire(oldApi)).toBe(0);
      await waitForReports();

      // The upgrade is done. Back again.
      await fleet.start("old", "api", build.main);
      await fleet.start("old", "worker", build.main);
      await waitForReports();
      await fleet.holdInTheMiddle(newWorker, { isStopped: false });
      const stopped = fleet.retire(newWorker);
      await fleet.until("the new worker begins no more steps", async () => {
        const { status } = await fetch(`${newWorker.adminUrl}/readyz`);
        return status === 503;
      });
      await fleet.release();
      expect(await stopped).toBe(0);
      expect(await fleet.retire(newApi)).toBe(0);
      await waitForReports();
      await checkDeliveries(fleet, { mostExpired: WINDOW });
    },
    TIMEOUT_MS,
  );
});
