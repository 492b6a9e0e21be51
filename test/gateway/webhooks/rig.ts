import { randomBytes } from "node:crypto";
import { onTestFinished } from "vitest";
import { makeMessageKey } from "../../../server/domain/message-key.ts";
import type { Account } from "../../../server/domain/model.ts";
import { zonedClock } from "../../../server/domain/time.ts";
import { createAccount, findAccount } from "../../../server/store/accounts.ts";
import type { Database, Queryable } from "../../../server/store/database.ts";
import { createLog } from "../../../server/telemetry/log.ts";
import { createMetrics } from "../../../server/telemetry/metrics.ts";
import { webhookMetrics } from "../../../server/telemetry/webhook-metrics.ts";
import { startWebhooks, type WebhooksOptions } from "../../../server/webhooks/start.ts";
import { closeReceivers } from "../../rig/webhook-receiver.ts";
import { makeStoredAccount } from "../../store/fixtures.ts";

export const newSecret = (): string => `whsec_${randomBytes(24).toString("base64")}`;

export interface GivenReceiver {
  readonly url?: string | undefined;
  readonly secrets?: readonly string[];
  readonly change?: Partial<Account>;
}

let accounts = 0;

/** An account in webhook mode, of a name that sorts after those before it. */
export async function givenWebhookAccount(
  queryable: Queryable,
  { url, secrets = [newSecret()], change = {} }: GivenReceiver,
): Promise<string> {
  accounts += 1;
  const id = `acme-${String(accounts).padStart(4, "0")}`;
  const made = makeStoredAccount(id, { reportMode: "webhook", ...change });
  await createAccount(queryable, { ...made, webhookUrl: url, webhookSecrets: secrets });
  return id;
}

/** Messages that ended, whose reports are due: as they are when the ending of their last step has been recorded. */
export async function givenReports(
  queryable: Queryable,
  accountId: string,
  count: number,
  nowMs: number,
): Promise<readonly string[]> {
  const msgKeys = Array.from({ length: count }, () => makeMessageKey(nowMs, randomBytes(10)));
  const detail = JSON.stringify({ serviceType: "INTERNATIONAL", msgType: "IM", parts: 2, ref: "order-7" });
  await queryable.query(
    `INSERT INTO steps (account_id, msg_key, step, state, carrier, sent_ms, expires_ms, last, detail,
       reported_ms, code, network)
     SELECT $1, msg_key, 0, 'delivered', 'simulator', $3::bigint, $3::bigint + 60000, true, $4, $3::bigint + 5, '10000', '10001'
     FROM unnest($2::text[]) AS k (msg_key)`,
    [accountId, msgKeys, nowMs, detail],
  );
  await makeDue(queryable, accountId, msgKeys, nowMs);
  return msgKeys;
}

export async function makeDue(
  queryable: Queryable,
  accountId: string,
  msgKeys: readonly string[],
  dueMs: number,
): Promise<void> {
  await queryable.query(
    "INSERT INTO webhook_deliveries SELECT $1, msg_key, $3, 0 FROM unnest($2::text[]) AS k (msg_key)",
    [accountId, msgKeys, dueMs],
  );
}

/** Sends webhooks until the end of the test; receivers on this machine are allowed. */
export function webhooksOn(database: Database, options: Partial<WebhooksOptions> = {}) {
  const metrics = createMetrics();
  const webhooks = startWebhooks({
    database,
    // Without a cache: tests change accounts and look at once.
    accounts: { findStored: (accountId) => findAccount(database.pool, accountId) },
    clock: zonedClock("Asia/Seoul"),
    allowedNetworks: ["127.0.0.0/8"],
    metrics: webhookMetrics(metrics.registry),
    log: createLog("silent"),
    ...options,
  });
  onTestFinished(async () => {
    // First, or a stop would wait for those that never answer.
    await closeReceivers();
    await webhooks.stop();
  });
  return { ...webhooks, metrics };
}

export interface DeliveryRow {
  readonly msgKey: string;
  readonly dueMs: number;
  readonly attempts: number;
}

export async function deliveriesOf(queryable: Queryable, accountId: string): Promise<readonly DeliveryRow[]> {
  const { rows } = await queryable.query<DeliveryRow>(
    `SELECT msg_key AS "msgKey", due_ms AS "dueMs", attempts FROM webhook_deliveries
     WHERE account_id = $1 ORDER BY msg_key`,
    [accountId],
  );
  return rows;
}
