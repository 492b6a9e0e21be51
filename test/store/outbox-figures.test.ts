import { expect, test } from "vitest";
import { registerWorker } from "../../server/store/outbox.ts";
import { countOpenSteps, measureDelayed, measureOutbox } from "../../server/store/outbox-figures.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { begin, insertMessages } from "./step-fixtures.ts";

const nowMs = Date.now();
const fresh = useFreshDatabase({ nowMs });

const insertBatch = (msgKeys: readonly string[], delayMs: number, workerId: string | null) =>
  fresh.database.pool.query(
    "INSERT INTO outbox (step_count, batch, delay_ms, worker_id, is_new) VALUES ($1, $2, $3, $4, false)",
    [msgKeys.length, JSON.stringify([{ accountId: "acme", step: 0, msgKeys }]), delayMs, workerId],
  );

test("what waits for its next try waits for the carrier that did not take it", async () => {
  const { pool } = fresh.database;
  const keys = (await insertMessages(pool, nowMs, 2)).map(({ msgKey }) => msgKey);
  await pool.query(
    `INSERT INTO steps (account_id, msg_key, step, state, carrier, sent_ms, expires_ms, last, detail)
     SELECT 'acme', msg_key, 0, 'queued', 'smsc', $2, $2, true, '{}' FROM unnest($1::text[]) AS input (msg_key)`,
    [keys, nowMs],
  );
  await insertBatch(keys, 3_600_000, null);
  expect(await measureOutbox(pool)).toEqual([]);
  expect(await measureDelayed(pool)).toEqual([{ carrier: "smsc", steps: 2, oldestMs: expect.any(Number) }]);
  const { rows } = await pool.query("SELECT carrier, stage, steps FROM backlog");
  expect(rows).toEqual([{ carrier: "smsc", stage: "delayed", steps: 2 }]);
  await pool.query("DELETE FROM outbox");
});

test("what a dead worker had waits for another one, as in a copy that was restored", async () => {
  const { pool } = fresh.database;
  const [held, left] = (await insertMessages(pool, nowMs, 2)).map(({ msgKey }) => msgKey);
  await registerWorker(pool, "alive", 3_600_000);
  await registerWorker(pool, "dead", 0);
  await insertBatch([held ?? ""], 0, "alive");
  expect(await measureOutbox(pool)).toEqual([]);
  await insertBatch([left ?? ""], 0, "dead");
  expect(await measureOutbox(pool)).toEqual([{ steps: 1, oldestMs: expect.any(Number) }]);
});

test("what carriers have without a receipt is counted by carrier, up to a number", async () => {
  const { pool } = fresh.database;
  const refs = await insertMessages(pool, nowMs, 4);
  await begin(fresh.database, refs.slice(0, 3), nowMs, { carrier: "smsc" });
  await begin(fresh.database, refs.slice(3), nowMs, { carrier: "talk" });
  const counts = [
    ["smsc", 3],
    ["talk", 1],
  ] as const;
  expect(await countOpenSteps(pool)).toEqual(new Map(counts));
  expect(await countOpenSteps(pool, 4)).toEqual(new Map(counts));
  // A part would look like the whole.
  expect(await countOpenSteps(pool, 3)).toBeUndefined();
  await pool.query("UPDATE steps SET state = 'delivered', reported_ms = $2 WHERE msg_key = $1", [
    refs[0]?.msgKey,
    nowMs,
  ]);
  await pool.query("UPDATE steps SET state = 'queued' WHERE msg_key = $1", [refs[1]?.msgKey]);
  expect(await countOpenSteps(pool)).toEqual(new Map([["smsc", 1], counts[1]]));
});
