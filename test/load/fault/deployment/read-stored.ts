import type { Owned, Stored, StoredMessage } from "../history/history.ts";
import type { FaultDatabase } from "./fault-database.ts";
import { queryCells } from "./query-cells.ts";

/** The step whose end is the end of its message. */
const FINAL = "s.reported_ms IS NOT NULL AND (s.state = 'delivered' OR s.last)";
const KEYS = `account_id AS "accountId", msg_key AS "msgKey"`;

/** What the database holds now. */
export async function readStored(server: FaultDatabase): Promise<Stored> {
  const messages = await queryCells<StoredMessage>(
    server,
    `SELECT ${KEYS}, content::json ->> 'ref' AS ref,
       (SELECT count(*)::int FROM gateway.steps s
        WHERE s.account_id = m.account_id AND s.msg_key = m.msg_key AND ${FINAL}) AS "finalSteps",
       (SELECT min(s.code) FROM gateway.steps s
        WHERE s.account_id = m.account_id AND s.msg_key = m.msg_key AND ${FINAL}) AS code
     FROM gateway.messages m`,
  );
  const pending = await queryCells<Owned>(
    server,
    `SELECT account_id AS "accountId", key AS "msgKey"
     FROM gateway.pending_reports CROSS JOIN unnest(first_key || more_keys) AS key
     UNION ALL SELECT account_id, key FROM gateway.report_batches CROSS JOIN unnest(msg_keys) AS key`,
  );
  const waitingWebhooks = await queryCells<Owned>(server, `SELECT ${KEYS} FROM gateway.webhook_deliveries`);
  const deadLetters = await queryCells<Owned>(server, `SELECT ${KEYS} FROM gateway.dead_letters`);
  return { messages, pending, waitingWebhooks, deadLetters };
}

export interface OpenWork {
  /** Messages without an end. */
  readonly messages: number;
  /** Reports that were not handed out and acknowledged yet. */
  readonly reports: number;
  /** Reports whose first attempt by webhook is not over. */
  readonly webhooks: number;
}

export async function countOpen(server: FaultDatabase): Promise<OpenWork> {
  const rows = await queryCells<OpenWork>(
    server,
    `SELECT
       (SELECT count(*)::int FROM gateway.messages m WHERE NOT EXISTS (
          SELECT FROM gateway.steps s WHERE s.account_id = m.account_id AND s.msg_key = m.msg_key AND ${FINAL})) AS messages,
       ((SELECT count(*) FROM gateway.pending_reports)
         + (SELECT count(*) FROM gateway.report_batches WHERE report_id IS NOT NULL))::int AS reports,
       (SELECT count(*)::int FROM gateway.webhook_deliveries WHERE attempts < 2) AS webhooks`,
  );
  const sum = (name: keyof OpenWork): number => rows.reduce((total, row) => total + row[name], 0);
  return { messages: sum("messages"), reports: sum("reports"), webhooks: sum("webhooks") };
}
