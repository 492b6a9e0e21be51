import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createAccount } from "../../../server/store/accounts.ts";
import { hashCheaply } from "../../rig/cheap-password.ts";
import { useFreshDatabase } from "../../rig/fresh-database.ts";
import { countOf, LiveGateway, linesOf, PASSWORD } from "../../rig/live-gateway.ts";
import { closeReceivers, type Receiver, startReceiver } from "../../rig/webhook-receiver.ts";
import { makeStoredAccount } from "../../store/fixtures.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const patience = { timeout: 40_000, interval: 50 };
const started: LiveGateway[] = [];
let receiver: Receiver;

beforeAll(async () => {
  receiver = await startReceiver();
  await createAccount(fresh.database.pool, {
    ...makeStoredAccount("hook", { reportMode: "webhook", sandbox: true }),
    passwordHash: await hashCheaply(PASSWORD),
    webhookUrl: receiver.url,
    webhookSecrets: [`whsec_${randomBytes(24).toString("base64")}`],
  });
});
afterAll(async () => {
  await closeReceivers();
  await Promise.all(started.map(({ running }) => running.stop()));
});

test("with WEBHOOKS=off a worker posts no report, and one without it posts them later", async () => {
  const lines: string[] = [];
  const settings = { DATABASE_URL: fresh.url, WEBHOOK_ALLOWED_NETWORKS: "127.0.0.0/8" };
  const holding = await LiveGateway.start({ ...settings, WEBHOOKS: "off" }, { log: linesOf(lines) });
  started.push(holding);
  expect(lines.join("")).toContain('"event":"webhooks_held"');
  const token = await holding.token("hook");
  const json = { from: "0212345678", to: "01012345678", text: "Hello" };
  const { body } = await holding.ask("POST", "/v1/send/sms", { token, json });
  expect(body?.code).toBe("A000");
  await vi.waitFor(async () => expect(await countOf(fresh, "webhook_deliveries")).toBe(1), patience);
  // Longer than the interval in which a worker looks for webhooks.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(receiver.received).toEqual([]);

  started.push(await LiveGateway.start({ ...settings, ROLE: "worker" }));
  await vi.waitFor(() => expect(receiver.received.map(({ msgKey }) => msgKey)).toEqual([body?.msgKey]), patience);
});
