import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stringify } from "yaml";
import { useFreshDatabase } from "../../rig/fresh-database.ts";
import { LiveGateway, makeAccount } from "../../rig/live-gateway.ts";
import { Smsc } from "../../rig/smsc/smsc.ts";

// Failures in which every process says that it is ready. The rules in deploy/prometheus/alerts.yml read the metrics that tell them.

const fresh = useFreshDatabase({ nowMs: Date.now() });
const WAIT = { timeout: 40_000, interval: 200 };
const started: LiveGateway[] = [];
let centre: Smsc;
let folder = "";
let file = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "silent-failures-"));
  file = join(folder, "carriers.yaml");
  await makeAccount(fresh, "acme");
  centre = await Smsc.start({ record: true });
  const routes = [
    { channel: ["sms", "international"], carrier: "smsc" },
    { channel: ["mms", "rcs", "alimtalk", "friendtalk", "brandmessage"], carrier: "sim" },
  ];
  const carriers = { smsc: { adapter: "smpp", ...centre.settings() }, sim: { adapter: "simulator" } };
  await writeFile(file, stringify({ carriers, routes }));
});
afterAll(async () => {
  await Promise.all(started.map(({ running }) => running.stop()));
  await centre?.end();
  await rm(folder, { recursive: true, force: true });
});

async function startGateway(environment: Readonly<Record<string, string>>): Promise<LiveGateway> {
  const settings = { DATABASE_URL: fresh.url, DATA_FOLDER: folder, CARRIERS_FILE: file, ...environment };
  const gateway = await LiveGateway.start(settings);
  started.push(gateway);
  return gateway;
}

const readPage = async ({ running }: LiveGateway): Promise<string> =>
  (await fetch(`${running.adminUrl}/metrics`)).text();

const isReady = async ({ running }: LiveGateway): Promise<boolean> => (await fetch(`${running.adminUrl}/readyz`)).ok;

async function send(gateway: LiveGateway, to: string): Promise<void> {
  const token = await gateway.token("acme");
  const json = { from: "0212345678", to, text: "Hi" };
  expect((await gateway.ask("POST", "/v1/send/sms", { token, json })).status).toBe(200);
}

test("a carrier that takes messages and sends no receipts, or fails all of them, is seen in metrics that begin at zero", async () => {
  const gateway = await startGateway({});
  const page = await readPage(gateway);
  expect(page).toContain('gateway_submits_total{carrier="smsc",outcome="accepted"} 0');
  expect(page).toContain('gateway_messages_ended_total{carrier="smsc",delivered="false"} 0');

  for (let sent = 0; sent < 3; sent++) await send(gateway, "01000008001");
  await expect
    .poll(() => readPage(gateway), WAIT)
    .toContain('gateway_submits_total{carrier="smsc",outcome="accepted"} 3');
  expect(await readPage(gateway)).not.toContain('gateway_receipts_total{carrier="smsc"}');

  for (let sent = 0; sent < 2; sent++) await send(gateway, "01000009999");
  await send(gateway, "01000000000");
  await expect.poll(() => readPage(gateway), WAIT).toContain('gateway_receipts_total{carrier="smsc"} 3');
  // A message has ended when its receipt is recorded, which comes after it was counted.
  for (const ended of ['delivered="false"} 2', 'delivered="true"} 1'])
    await expect.poll(() => readPage(gateway), WAIT).toContain(`gateway_messages_ended_total{carrier="smsc",${ended}`);
  expect(await isReady(gateway)).toBe(true);
});

test("an API with another TOKEN_KEY refuses the tokens of the others, is ready, and has another name of its key", async () => {
  const [one, other, rotated] = await Promise.all([
    startGateway({ ROLE: "api", TOKEN_KEY: "1".repeat(64) }),
    startGateway({ ROLE: "api", TOKEN_KEY: "2".repeat(64) }),
    startGateway({ ROLE: "api", TOKEN_KEY: "2".repeat(64), TOKEN_KEY_OLD: "1".repeat(64) }),
  ]);
  const token = await one.token("acme");
  const ask = async (gateway: LiveGateway) => (await gateway.ask("GET", "/v1/report/polling", { token })).status;
  expect([await ask(one), await ask(rotated), await ask(other)]).toEqual([200, 200, 401]);
  expect(await Promise.all([one, other, rotated].map(isReady))).toEqual([true, true, true]);

  const keysOf = async (gateway: LiveGateway, use: string): Promise<readonly string[]> =>
    [...(await readPage(gateway)).matchAll(new RegExp(`gateway_token_key\\{key="(.*)",use="${use}"\\} 1`, "g"))].map(
      ([, key = ""]) => key,
    );
  const [signed = ""] = await keysOf(one, "signs");
  expect(await keysOf(other, "accepts")).not.toContain(signed);
  expect(await keysOf(rotated, "accepts")).toContain(signed);
  expect(await keysOf(rotated, "signs")).toEqual(await keysOf(other, "signs"));
});
