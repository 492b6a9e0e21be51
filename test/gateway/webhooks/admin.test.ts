import { expect, test } from "vitest";
import { findAccount } from "../../../server/store/accounts.ts";
import { moveToDeadLetters } from "../../../server/store/dead-letters.ts";
import { claimDeliveries } from "../../../server/store/webhook-deliveries.ts";
import { useFreshDatabase } from "../../rig/fresh-database.ts";
import { runAdminOn } from "../../rig/run-admin.ts";
import { deliveriesOf, givenReports, givenWebhookAccount } from "./rig.ts";

const nowMs = Date.now();
const fresh = useFreshDatabase({ nowMs });
const admin = (args: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  runAdminOn(fresh.url, args, { environment });

test("the operator sees dead webhooks and sends them again", async () => {
  const { pool } = fresh.database;
  const account = await givenWebhookAccount(pool, { url: "https://acme.example/" });
  const [msgKey] = await givenReports(pool, account, 1, nowMs);
  const claim = { afterAccount: "", limit: 10, perAccount: 10, rooms: [], nowMs, leaseMs: 30_000 };
  const claimed = await claimDeliveries(pool, claim);
  const reason = "it answered HTTP 500";
  await moveToDeadLetters(
    pool,
    claimed.map((delivery) => ({ ...delivery, reason })),
    nowMs,
  );
  const listed = await admin(["webhook", "dead", "--id", account, "--json"]);
  expect(JSON.parse(listed.out)).toEqual([{ msgKey, failed: new Date(nowMs).toISOString(), attempts: 1, reason }]);
  const again = await admin(["webhook", "redeliver", "--id", account, "--all", "--json"]);
  expect(JSON.parse(again.out)).toEqual({ id: account, redelivered: 1 });
  expect(await deliveriesOf(pool, account)).toMatchObject([{ msgKey, attempts: 0 }]);
});

test("the operator rotates the secret", async () => {
  const { pool } = fresh.database;
  const account = await givenWebhookAccount(pool, { url: "https://acme.example/", secrets: ["whsec_first"] });
  const secrets = async () => (await findAccount(pool, account))?.webhookSecrets;
  const { secret } = JSON.parse((await admin(["account", "rotate-webhook-secret", "--id", account, "--json"])).out);
  expect(await secrets()).toEqual([secret, "whsec_first"]);
  await admin(["account", "drop-old-webhook-secret", "--id", account]);
  expect(await secrets()).toEqual([secret]);
});

test("an address inside is refused unless the settings allow it", async () => {
  const account = await givenWebhookAccount(fresh.database.pool, { url: "https://acme.example/" });
  const set = ["account", "set", "--id", account, "--webhook-url", "http://127.0.0.1:9000/"];
  const refused = await admin(set);
  expect([refused.exitCode, refused.error]).toEqual([
    1,
    expect.stringContaining("127.0.0.1, which is no public address"),
  ]);
  const allowed = await admin(set, { WEBHOOK_ALLOWED_NETWORKS: "127.0.0.0/8" });
  expect([allowed.exitCode, allowed.error]).toEqual([0, ""]);
});
