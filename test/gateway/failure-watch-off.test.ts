import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { countOf, LiveGateway, makeAccount, QUICK } from "../rig/live-gateway.ts";

const fresh = useFreshDatabase({ nowMs: Date.now(), isOfDirectory: true });

test("by default nothing is counted, and nobody is told what was found while it was on", async () => {
  const { pool } = fresh.database;
  await makeAccount(fresh, "acme");
  await pool.query("INSERT INTO gateway.failure_watches VALUES ('acme', 'sms', 1, '23001', 9, 9)");
  const folder = await mkdtemp(join(tmpdir(), "failure-watch-"));
  const gateway = await LiveGateway.start({ DATABASE_URL: fresh.url, DATA_FOLDER: folder }, { timings: QUICK });
  const token = await gateway.token("acme");
  const json = { from: "0212345678", to: "01000003001", text: "Hi" };
  const answers = [];
  for (let sent = 0; sent < 12; sent++) answers.push(await gateway.ask("POST", "/v1/send/sms", { token, json }));
  expect(answers.map(({ body }) => [body?.code, body?.warnings])).toEqual(answers.map(() => ["A000", undefined]));
  let reports = 0;
  await expect.poll(async () => (reports += (await gateway.takeReports(token)).length), { timeout: 50_000 }).toBe(12);
  expect((await gateway.ask("GET", "/console/account.json", { token })).body).not.toHaveProperty("failing");
  await gateway.running.stop();
  expect(await countOf(fresh, "gateway.report_slots")).toBe(0);
  expect(await countOf(fresh, "gateway.failure_watches")).toBe(0);
  await rm(folder, { recursive: true });
});
