import type { Owned, Stored, StoredMessage } from "../history/history.ts";
import type { DatabaseServer } from "./database-server.ts";

/** The step whose end is the end of its message. */
const FINAL = "s.reported_ms IS NOT NULL AND (s.state = 'delivered' OR s.last)";
const KEYS = `account_id AS "accountId", msg_key AS "msgKey"`;

/** What the database holds now. */
export async function readStored(server: DatabaseServer): Promise<Stored> {
  const messages = await server.query<StoredMessage>(
    `SELECT ${KEYS}, content::json ->> 'ref' AS ref,
       (SELECT count(*)::int FROM gateway.steps s
        WHERE s.account_id = m.account_id AND s.msg_key = m.msg_key AND ${FINAL}) AS "finalSteps"
     FROM gateway.messages m`,
  );
  const pending = await server.query<Owned>(
    `SELECT account_id AS "accountId", key AS "msgKey"
     FROM gateway.pending_reports CROSS JOIN unnest(first_key || more_keys) AS key
     UNION ALL SELECT account_id, key FROM gateway.report_batches CROSS JOIN unnest(msg_keys) AS key`,
  );
  const waitingWebhooks = await server.query<Owned>(`SELECT ${KEYS} FROM gateway.webhook_deliveries`);
  const deadLetters = await server.query<Owned>(`SELECT ${KEYS} FROM gateway.dead_letters`);
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

export async function countOpen(server: DatabaseServer): Promise<OpenWork> {
  const [row] = await server.query<OpenWork>(
    `SELECT
       (SELECT count(*)::int FROM gateway.messages m WHERE NOT EXISTS (
          SELECT FROM gateway.steps s WHERE s.account_id = m.account_id AND s.msg_key = m.msg_key AND ${FINAL})) AS messages,
       ((SELECT count(*) FROM gateway.pending_reports)
         + (SELECT count(*) FROM gateway.report_batches WHERE report_id IS NOT NULL))::int AS reports,
       (SELECT count(*)::int FROM gateway.webhook_deliveries WHERE attempts < 2) AS webhooks`,
  );
  return row ?? { messages: 0, reports: 0, webhooks: 0 };
}
