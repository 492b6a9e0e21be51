import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { useGateways } from "../rig/gateways.ts";

// test/gateway/start.test.ts has the reasons why a start fails.

const fresh = useFreshDatabase({ nowMs: Date.now(), isOfDirectory: true });
const { dataFolder, launch } = useGateways();
const PATIENCE = { timeout: 60_000 };

test("a start that fails prints one line and exits with 1", async () => {
  const gateway = launch({ DATABASE_URL: "postgres://nobody:secret@127.0.0.1:1/none" });
  expect(await gateway.ended()).toBe(1);
  expect(gateway.error).toBe(
    "gateway: the database of DATABASE_URL cannot be used: nothing listens at 127.0.0.1:1 (ECONNREFUSED); fix: start PostgreSQL there, or correct host and port\n",
  );
});

test("npm start tells of the documentation on standard error, so that standard output has log lines alone", async () => {
  const { stdout, stderr } = await promisify(execFile)("npm", ["run", "--silent", "prestart"]);
  expect(stdout).toBe("");
  expect(stderr).toContain("docs: ");
});

test("a worker serves no API, tells a misspelt setting, reads carriers again on SIGHUP, and stops without a delay", async () => {
  const carriers = join(dataFolder, "carriers.yaml");
  const write = (seed: number) =>
    writeFile(
      carriers,
      `carriers: { sim: { adapter: simulator, seed: ${seed} } }
routes: [{ channel: [sms, mms, rcs, international, alimtalk, friendtalk], carrier: sim }]`,
    );
  await write(7);
  const settings = { ROLE: "worker", CARRIERS_FILE: carriers, SHUTDOWN_DELAY_S: "600", POOL_SIZ: "3" };
  const gateway = await launch({ DATABASE_URL: fresh.url, ...settings }).ready();
  expect(gateway.url).toBe("");
  await expect
    .poll(() => gateway.out, PATIENCE)
    .toMatch(/"host":"[^"]+","pid":\d+,"role":"worker",.*"event":"setting_misspelt"/);
  expect(gateway.out).not.toContain("demo");
  expect((await fetch(`${gateway.adminUrl}/readyz`)).status).toBe(200);
  expect(gateway.error).toMatch(/^gateway: POOL_SIZ is not a setting; did you mean POOL_SIZE\?\ngateway: ready, /);
  expect(gateway.out).toContain('"event":"setting_misspelt","name":"POOL_SIZ","meant":"POOL_SIZE"');
  // Whatever collects the log gets nothing but lines of JSON.
  for (const line of gateway.out.trimEnd().split("\n")) expect(JSON.parse(line)).toHaveProperty("event");
  await write(8);
  gateway.child.kill("SIGHUP");
  await expect
    .poll(() => gateway.out, PATIENCE)
    .toContain('"event":"carriers_reloaded","added":[],"changed":["sim"],"removed":[],"routesChanged":false');
  // Nobody sends requests to a worker, so there is nobody to wait for.
  expect(await gateway.end("SIGTERM")).toBe(0);
});
