import { setTimeout as sleep } from "node:timers/promises";
import { Registry } from "prom-client";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { readConfig } from "../../server/config.ts";
import { TIMINGS } from "../../server/domain/timings.ts";
import { ReportCounter } from "../../server/reports/report-counter.ts";
import { createAccount, findAccount } from "../../server/store/accounts.ts";
import { addReports } from "../../server/store/report-slots.ts";
import { startFailureWatch } from "../../server/wiring/failure-watch.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { linesOf } from "../rig/live-gateway.ts";
import { makeStoredAccount } from "../store/fixtures.ts";
import { type Intercept, interceptStatements } from "../store/intercepted-database.ts";

const fresh = useFreshDatabase({ nowMs: Date.now(), isOfDirectory: true });
const WAIT = { timeout: 20_000, interval: 50 };

beforeEach(async () => {
  const { pool } = fresh.database;
  await pool.query("DELETE FROM gateway.accounts");
  await pool.query("TRUNCATE gateway.report_slots, gateway.failure_watches");
  await createAccount(pool, makeStoredAccount("acme"));
  await addReports(pool, Date.now(), [{ accountId: "acme", channel: "sms", code: "23001", reports: 50 }]);
});

/** The watch of a process whose statements go through `intercept`. */
function watch(intercept: Intercept) {
  const lines: string[] = [];
  const registry = new Registry();
  const stop = startFailureWatch({
    directory: interceptStatements(fresh.database, intercept),
    counter: new ReportCounter(),
    accounts: { findStored: (accountId) => findAccount(fresh.database.pool, accountId) },
    config: readConfig({ ROLE: "worker", DATABASE_URL: fresh.url, FAILURE_WATCH: "on" }),
    ...{ log: linesOf(lines), metrics: { registry } },
    timings: { ...TIMINGS, watchFailuresEveryMs: 50 },
  });
  onTestFinished(stop);
  return {
    readEvents: (): unknown[] => lines.map((line) => JSON.parse(line).event),
    readMetric: async (): Promise<unknown> =>
      (await registry.getSingleMetric("gateway_failing_accounts")?.get())?.values.find(
        ({ labels }) => labels.channel === "sms",
      )?.value,
  };
}

test("what a slow database takes is logged and counted", async () => {
  const { readEvents, readMetric } = watch(async ({ text, values }, client) => {
    // The statements before it have taken time too: the whole takes more than one may.
    if (text.includes("INSERT INTO gateway.failure_watches")) await sleep(3500);
    return client.query(text, values);
  });
  await expect.poll(readMetric, WAIT).toBe(1);
  expect(readEvents()).toEqual(["account_failing"]);
});

test("accounts are counted although they cannot be decided on", async () => {
  const { readEvents, readMetric } = watch(async ({ text, values }, client) => {
    if (text.includes("pg_try_advisory_xact_lock")) throw new Error("no lock today");
    return client.query(text, values);
  });
  await expect.poll(readMetric, WAIT).toBe(0);
  expect(readEvents()).toContain("failure_watch_failed");
});
