import { afterAll, beforeAll, expect, test } from "vitest";
import { Deployment } from "../../rig/deployment.ts";
import { useFreshDatabase } from "../../rig/fresh-database.ts";
import { makeAccount, PASSWORD } from "../../rig/live-gateway.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const deployment = new Deployment(fresh);
const sms = { from: "0212345678", to: "01012345678", text: "Hello" };

beforeAll(async () => {
  await makeAccount(fresh, "acme");
  await makeAccount(fresh, "trial", { sandbox: true });
});
afterAll(() => deployment.stop());

test("without carriers, real messages wait and are visible; the sandbox is served; a carrier gets them later", async () => {
  // An empty variable is not set: with DATABASE_URL the simulator is then for the sandbox only.
  await deployment.start("api", { SIMULATOR: "" });
  const worker = await deployment.start("worker", { SIMULATOR: "" });
  const acme = await deployment.token("acme", PASSWORD);
  const trial = await deployment.token("trial", PASSWORD);
  const waiting = await deployment.send(acme, "sms", sms);
  await deployment.send(trial, "sms", sms);
  expect(await deployment.poll(trial, (reports) => reports.length > 0)).toMatchObject([{ reportCode: "10000" }]);

  const readBacklog = async () =>
    (await fresh.database.pool.query("SELECT account_id, carrier, steps::int FROM backlog")).rows;
  await expect
    .poll(readBacklog, { timeout: 30_000 })
    .toEqual([{ account_id: "acme", carrier: "(no carrier)", steps: 1 }]);
  const metrics = await (await fetch(`${worker.adminUrl}/metrics`)).text();
  // The worker may have claimed it once more before it knew that it has to be left alone.
  expect(metrics).toMatch(/^gateway_steps_without_carrier_total [12]$/m);
  await expect.poll(() => worker.out, { timeout: 10_000 }).toContain('"event":"no_carrier","account":"acme"');
  expect(worker.out).toContain('"event":"channels_without_carrier"');
  expect(await deployment.inquire(acme, waiting)).toEqual([]);

  // Beside the worker that has none, as while workers are replaced one by one.
  await deployment.start("worker", { SIMULATOR: "on" });
  const reports = await deployment.poll(acme, (all) => all.length > 0);
  expect(reports).toMatchObject([{ msgKey: waiting, reportCode: "10000" }]);
  await expect.poll(readBacklog, { timeout: 30_000 }).toEqual([]);
});
