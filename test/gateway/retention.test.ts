import { beforeAll, describe, expect, test } from "vitest";
import { getDayName, toDay } from "../../server/store/day.ts";
import { ensureMessageDays, ensurePartitions } from "../../server/store/partitions.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { linesOf, makeAccount, useGateway } from "../rig/live-gateway.ts";
import { runAdminOn } from "../rig/run-admin.ts";
import { insertServiceHours } from "../store/fixtures.ts";

const DAY_MS = 86_400_000;
const now = Date.now();
const timings = { housekeepingEveryMs: 100 };

/** Partitions, usage and the audit log of so many days ago, as a gateway that has run all the time finds them. */
describe.each([
  ["as long as the settings say", { MESSAGE_DAYS: "12", IDEMPOTENCY_DAYS: "5", USAGE_MONTHS: "2", AUDIT_DAYS: "20" }],
  ["longer by other settings", { MESSAGE_DAYS: "30", IDEMPOTENCY_DAYS: "15", USAGE_MONTHS: "4", AUDIT_DAYS: "50" }],
])("data is kept %s", (_, settings) => {
  const fresh = useFreshDatabase({ nowMs: now });
  const audited = useFreshDatabase({ nowMs: now, isOfDirectory: true });
  const lines: string[] = [];
  const ages = [3, 8, 14, 25, 35];

  beforeAll(async () => {
    const { pool } = fresh.database;
    await makeAccount(fresh, "acme");
    await insertServiceHours(pool, now - 60 * DAY_MS, now);
    const times = ages.map((days) => now - days * DAY_MS);
    for (const time of times) await ensurePartitions(fresh.database, time);
    await ensureMessageDays(fresh.database, times);
    await pool.query(
      `INSERT INTO usage_days (account_id, day, payment_code, channel, msg_type, carrier, outcome, code, steps, parts)
       SELECT 'acme', (extract(epoch FROM date_trunc('month', now()) - make_interval(months => n)) / 86400)::int,
         '', 'sms', 'SM', 'one', 'delivered', '00000', 1, 1 FROM generate_series(1, 5) AS n`,
    );
    for (const id of ["old", "new"])
      await runAdminOn(audited.url, [
        "operators",
        "add",
        id,
        "--role",
        "viewer",
        "--password",
        "correct horse battery",
      ]);
    await audited.database.pool.query("UPDATE gateway.audit_log SET at_ms = at_ms - $1 WHERE target = 'old'", [
      30 * DAY_MS,
    ]);
  });
  useGateway(fresh, { ROLE: "api", ...settings }, { timings, log: linesOf(lines) });
  useGateway(audited, { ROLE: "api", ...settings }, { timings });

  const listDays = async (table: string): Promise<readonly number[]> => {
    const { rows } = await fresh.database.pool.query(
      "SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = $1::regclass",
      [table],
    );
    const names = rows.map(({ name }) => String(name));
    return ages.filter((days) => names.some((name) => name.endsWith(getDayName(toDay(now - days * DAY_MS)))));
  };

  test.each([
    ["messages", Number(settings.MESSAGE_DAYS)],
    ["idempotency_keys", Number(settings.IDEMPOTENCY_DAYS)],
  ])("%s for %i days (MESSAGE_DAYS, IDEMPOTENCY_DAYS)", async (table, days) => {
    await expect.poll(() => listDays(table)).toEqual(ages.filter((age) => age < days));
  });

  test("usage for whole months (USAGE_MONTHS)", async () => {
    const count = async () => (await fresh.database.pool.query("SELECT FROM usage_days")).rowCount;
    await expect.poll(count).toBe(Number(settings.USAGE_MONTHS));
  });

  test("the audit log for days (AUDIT_DAYS)", async () => {
    const list = async () =>
      (await audited.database.pool.query("SELECT DISTINCT target FROM gateway.audit_log ORDER BY target")).rows;
    const kept = settings.AUDIT_DAYS === "50" ? ["new", "old"] : ["new"];
    await expect.poll(list).toEqual(kept.map((target) => ({ target })));
  });
});
