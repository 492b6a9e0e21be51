import { mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stringify } from "yaml";
import type { AuditPage, Carrier } from "../../../generated/admin/types.ts";
import { useFreshDatabase } from "../../rig/fresh-database.ts";
import { LiveGateway, makeAccount, QUICK } from "../../rig/live-gateway.ts";
import { runAdminOn } from "../../rig/run-admin.ts";
import { OperatorClient } from "../operators/operator-client.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const folder = mkdtempSync(join(tmpdir(), "carrier-shares-"));
const file = join(folder, "carriers.yaml");
const WAIT = { timeout: 40_000, interval: 100 };
const OPERATOR_PASSWORD = "correct horse battery";
let gateway: LiveGateway;
let operator: OperatorClient;
let token = "";

/** Shares are changed once: the next change would come ten minutes later. */
const writeCarriers = (failPercent: number) =>
  writeFile(
    file,
    stringify({
      carriers: { well: { adapter: "simulator", delayMs: [0, 20] }, broken: { adapter: "simulator", failPercent } },
      routes: [
        {
          channel: "sms",
          carriers: [
            { name: "well", share: 50 },
            { name: "broken", share: 50 },
          ],
        },
        { channel: ["mms", "rcs", "international", "alimtalk", "friendtalk"], carrier: "well", second: "broken" },
      ],
      shares: { everyS: 600, windowS: 600, slowS: 300, minMessages: 5 },
    }),
  );

beforeAll(async () => {
  await writeCarriers(100);
  await makeAccount(fresh, "acme");
  const environment = { DATABASE_URL: fresh.url, DATA_FOLDER: folder, CARRIERS_FILE: file };
  gateway = await LiveGateway.start(environment, { timings: QUICK });
  token = await gateway.token("acme");
  await runAdminOn(fresh.url, ["operators", "add", "kim", "--role", "operator", "--password", OPERATOR_PASSWORD]);
  operator = await OperatorClient.signedIn(gateway.running.adminUrl, "kim", OPERATOR_PASSWORD);
});
afterAll(async () => {
  await gateway.running.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function send(count: number): Promise<readonly string[]> {
  const keys: string[] = [];
  for (let sent = 0; sent < count; sent++) {
    const json = { from: "0212345678", to: "01012345678", text: "Hi" };
    const { body } = await gateway.ask("POST", "/v1/send/sms", { token, json });
    expect(body).toMatchObject({ code: "A000" });
    keys.push(String(body?.msgKey));
  }
  return keys;
}

const listShares = async () => {
  const { carriers } = await operator.get<{ readonly carriers: readonly Carrier[] }>("/carriers");
  return Object.fromEntries(carriers.map(({ name, shares }) => [name, shares]));
};
const shareOf = async (carrier: string) => (await listShares())[carrier]?.[0];

const countByCarrier = async (keys: readonly string[]): Promise<Readonly<Record<string, number>>> => {
  const { rows } = await fresh.database.pool.query(
    "SELECT carrier, count(*)::int AS steps FROM steps WHERE msg_key = ANY ($1) AND reported_ms IS NOT NULL GROUP BY carrier",
    [keys],
  );
  return Object.fromEntries(rows.map(({ carrier, steps }) => [carrier, steps]));
};

test("a carrier that breaks loses messages to the other; operators see why, and may reset it", async () => {
  await expect.poll(listShares, WAIT).toMatchObject({
    well: [{ channel: "sms", prefix: "", share: 50, resting: 50, changedAt: null, reason: null }],
    broken: [{ share: 50 }],
  });
  await send(60);
  await expect.poll(async () => (await shareOf("broken"))?.share, WAIT).toBeLessThan(50);
  const { well = [], broken = [] } = await listShares();
  expect((well[0]?.share ?? 0) + (broken[0]?.share ?? 0)).toBe(100);
  const reason = expect.stringMatching(/^broken lost 10 points: \d+ % of \d+ messages failed at it/);
  expect(broken).toEqual([
    { channel: "sms", prefix: "", share: 40, resting: 50, changedAt: expect.any(String), reason },
  ]);
  expect((await runAdminOn(fresh.url, ["carrier", "list"])).out).toMatch(
    /^sms +broken +40 % +50 % +\S+ broken lost 10 points: \d+ % of /m,
  );
  const { entries } = await operator.get<AuditPage>("/audit?operator=gateway");
  expect(entries[0]).toMatchObject({ action: "moveShares", target: "sms: well 60, broken 40", result: reason });
  expect(entries[0]?.text).toBe("Moved the shares of sms to well 60, broken 40");
  const metrics = await (await fetch(`${gateway.running.adminUrl}/metrics`)).text();
  expect(metrics).toMatch(/^gateway_carrier_share\{carrier="broken",channel="sms",prefix=""\} 40$/m);

  await writeCarriers(0);
  expect((await runAdminOn(fresh.url, ["carriers", "reload"])).exitCode).toBe(0);
  expect(await shareOf("broken")).toMatchObject({ share: 40 });
  const reset = await operator.ask("POST", "/carriers/broken/reset-shares");
  expect([reset.status, reset.body]).toEqual([200, { carrier: "broken", routes: 1 }]);
  expect(await shareOf("broken")).toMatchObject({ share: 50, reason: "kim has reset them" });
});

test("a share of a carrier that is paused goes to the others", async () => {
  expect((await runAdminOn(fresh.url, ["carrier", "pause", "broken"])).exitCode).toBe(0);
  const keys = await send(12);
  await expect.poll(() => countByCarrier(keys), WAIT).toEqual({ well: 12 });
  expect((await runAdminOn(fresh.url, ["carrier", "resume", "broken"])).exitCode).toBe(0);
  const both = await send(40);
  const sum = async () => Object.values(await countByCarrier(both)).reduce((total, steps) => total + steps, 0);
  await expect.poll(sum, WAIT).toBe(40);
  expect(Object.keys(await countByCarrier(both)).toSorted()).toEqual(["broken", "well"]);
});
