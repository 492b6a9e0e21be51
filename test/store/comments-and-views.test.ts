import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { WITHOUT_CARRIER } from "../../server/domain/message-history.ts";
import { makeMessageKey } from "../../server/domain/message-key.ts";
import { getDayName, toDay } from "../../server/store/day.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { root } from "../rig/own-project.ts";
import { testSchema } from "../rig/test-cells.ts";

const nowMs = Date.now();
const fresh = useFreshDatabase({ nowMs });
const HOUR_MS = 3_600_000;

const makeKey = (atMs = nowMs): string => makeMessageKey(atMs, randomBytes(10));

const query = async (text: string, values: unknown[] = []) => (await fresh.database.pool.query(text, values)).rows;

const insertStep = (msgKey: string, state: string, { step = 0, ended = true } = {}) =>
  query(
    `INSERT INTO steps (account_id, msg_key, step, state, carrier, sent_ms, expires_ms, last, detail, reported_ms)
     VALUES ('acme', $1, $2, $3, 'smsc', $4, $5, true, '{}', $6)`,
    [msgKey, step, state, nowMs - HOUR_MS, nowMs + HOUR_MS, ended ? nowMs : null],
  );

const insertLease = (dueMs: number, members: unknown, carrier: string | null = null) =>
  query("INSERT INTO step_leases (lease_id, due_ms, members, carrier) VALUES ($1, $2, $3, $4)", [
    `begun.${nowMs - HOUR_MS}.${makeKey()}`,
    dueMs,
    JSON.stringify(members),
    carrier,
  ]);

test("every table, view and column has a comment that is a sentence", async () => {
  const missing = await query(
    `SELECT format('%s.%s', relname, attname) AS name
     FROM pg_class AS relation
     LEFT JOIN pg_attribute AS attribute ON attrelid = relation.oid AND attnum > 0 AND NOT attisdropped
     WHERE relnamespace = 'gateway'::regnamespace AND relkind IN ('r', 'p', 'v', 'm') AND NOT relispartition
       AND (coalesce(obj_description(relation.oid, 'pg_class'), '') !~ '\\.$'
         OR coalesce(col_description(attrelid, attnum), '') !~ '\\.$')
     ORDER BY 1`,
  );
  expect(missing).toEqual([]);
});

test.each(["operations", "runbook"])("the statements of docs/%s.md run", async (name) => {
  const text = readFileSync(join(root, "docs", `${name}.md`), "utf8");
  const blocks = [...text.matchAll(/```sql\n(.*?)```/gs)].map(([, block = ""]) => block);
  expect(blocks).not.toEqual([]);
  for (const block of blocks) await query(block);
});

test("partitions that are made later have the comments of their columns", async () => {
  const [row] = await query("SELECT col_description($1::regclass, 4) AS comment", [
    `${testSchema}.steps_${getDayName(toDay(nowMs))}`,
  ]);
  expect(row?.comment).toMatch(/^Open: queued/);
});

test("stuck_steps shows open steps of overdue leases, with and without a row", async () => {
  const [withRow, withoutRow, ended, queued, notDue] = Array.from({ length: 5 }, () => makeKey());
  await insertStep(withRow ?? "", "submitted", { ended: false });
  await insertStep(ended ?? "", "delivered");
  await insertStep(queued ?? "", "queued", { ended: false });
  await insertStep(notDue ?? "", "submitted", { ended: false });
  const overdueMs = nowMs - 2 * 60_000;
  await insertLease(overdueMs, [{ accountId: "acme", step: 0, msgKeys: [withRow, withoutRow, ended, queued] }], "smsc");
  await insertLease(nowMs, [{ accountId: "acme", step: 0, msgKeys: [notDue] }]);
  const stuck = await query("SELECT * FROM stuck_steps");
  const shown = (msg_key: string | undefined, state: string, carrier: string | null) =>
    expect.objectContaining({ account_id: "acme", msg_key, step: 0, state, carrier });
  expect(stuck).toHaveLength(2);
  expect(stuck).toEqual(
    expect.arrayContaining([shown(withRow, "submitted", "smsc"), shown(withoutRow, "submitting", "smsc")]),
  );
  expect(stuck.find(({ msg_key }) => msg_key === withRow)).toMatchObject({
    begun_at: new Date(nowMs - HOUR_MS),
    due_at: new Date(overdueMs),
    expires_at: new Date(nowMs + HOUR_MS),
  });
});

test("backlog counts what waits in the outbox by account, carrier and stage", async () => {
  const insertBatch = (columns: Readonly<Record<string, unknown>>, ...batch: unknown[]) =>
    query(
      `INSERT INTO outbox (step_count, batch, created_at, delay_ms, worker_id, lane)
       VALUES (1, $1, to_timestamp($2), $3, $4, $5)`,
      [JSON.stringify(batch), columns.createdS, columns.delayMs ?? 0, columns.worker, columns.lane],
    );
  const nowS = Math.floor(nowMs / 1000);
  await insertBatch(
    { createdS: nowS - 9 },
    { accountId: "acme", msgKeys: ["A", "B"] },
    { accountId: "zeta", msgKeys: ["C", "D", "E"] },
  );
  await insertBatch({ createdS: nowS - 5 }, { accountId: "acme", msgKeys: ["F"] });
  await insertBatch({ createdS: nowS, delayMs: HOUR_MS }, { accountId: "acme", step: 1, msgKeys: ["G"] });
  await insertBatch({ createdS: nowS, worker: "w1" }, { accountId: "acme", msgKeys: ["H"] });
  await insertBatch({ createdS: nowS, lane: "smsc/acme" }, { accountId: "acme", msgKeys: ["I", "J"], step: 0 });
  await insertBatch({ createdS: nowS, lane: `${WITHOUT_CARRIER}/acme` }, { accountId: "acme", msgKeys: ["K"] });
  const all = { account_id: "acme", carrier: null, worker_id: null, oldest_at: new Date(nowS * 1000) };
  const oldest_at = new Date((nowS - 9) * 1000);
  expect(await query("SELECT * FROM backlog ORDER BY account_id, stage")).toEqual([
    { ...all, stage: "claimed", worker_id: "w1", steps: 1 },
    { ...all, stage: "delayed", steps: 1 },
    { ...all, stage: "ready", steps: 3, oldest_at },
    { ...all, stage: "waiting for a carrier", carrier: WITHOUT_CARRIER, steps: 1 },
    { ...all, stage: "waiting for room", carrier: "smsc", steps: 2 },
    { ...all, account_id: "zeta", stage: "ready", steps: 3, oldest_at },
  ]);
});

test("account_traffic counts messages and steps by account and day", async () => {
  await query("DELETE FROM steps");
  const yesterdayMs = nowMs - 24 * HOUR_MS;
  const insertMessage = (accountId: string, msgKey: string) =>
    query("INSERT INTO messages (account_id, msg_key, content) VALUES ($1, $2, '{}')", [accountId, msgKey]);
  const old = makeKey(yesterdayMs);
  const [first = "", second = ""] = [makeKey(), makeKey()];
  for (const msgKey of [old, first, second]) await insertMessage("acme", msgKey);
  await insertMessage("zeta", makeKey());
  await insertStep(old, "expired");
  await insertStep(first, "failed");
  await insertStep(first, "delivered", { step: 1 });
  await insertStep(second, "submitted", { ended: false });
  const traffic = await query(
    `SELECT account_id, to_char(day, 'YYYYMMDD') AS day, accepted_messages::int AS accepted, delivered_steps::int AS delivered,
       failed_steps::int AS failed, expired_steps::int AS expired, open_steps::int AS open
     FROM account_traffic ORDER BY account_id, day`,
  );
  const none = { delivered: 0, failed: 0, expired: 0, open: 0 };
  const today = getDayName(toDay(nowMs));
  expect(traffic).toEqual([
    { account_id: "acme", day: getDayName(toDay(yesterdayMs)), accepted: 1, ...none, expired: 1 },
    { account_id: "acme", day: today, accepted: 2, ...none, delivered: 1, failed: 1, open: 1 },
    { account_id: "zeta", day: today, accepted: 1, ...none },
  ]);
});
