import pg from "pg";
import type { Stored } from "../fault/history/history.ts";

const TIMEOUT_MS = 30_000;

/** What the database holds at the end. Reports that nobody polled count as missing, because the load polls until there are none. */
export async function readStored(databaseUrl: string): Promise<Stored> {
  const rows = await query<{ account_id: string; msg_key: string; ref: string; final_steps: number }>(
    databaseUrl,
    `SELECT account_id, msg_key, message.content::json ->> 'ref' AS ref,
       (SELECT count(*)::int FROM gateway.steps AS step
        WHERE step.account_id = message.account_id AND step.msg_key = message.msg_key
          AND step.state IN ('delivered', 'failed', 'expired')) AS final_steps
     FROM gateway.messages AS message`,
  );
  const messages = rows.map(({ account_id: accountId, msg_key: msgKey, ref, final_steps: finalSteps }) => ({
    ...{ accountId, msgKey, ref, finalSteps },
  }));
  return { messages, pending: [], waitingWebhooks: [], deadLetters: [] };
}

/** How much work is left: rows of the outbox, leases and reports that nobody polled. Everything is 0 when nothing is stuck. */
export async function countLeft(databaseUrl: string): Promise<Readonly<Record<string, number>>> {
  const [counts] = await query<Record<string, number>>(
    databaseUrl,
    `SELECT (SELECT count(*)::int FROM gateway.outbox) AS outbox,
       (SELECT count(*)::int FROM gateway.step_leases) AS leases,
       (SELECT count(*)::int FROM gateway.pending_reports) AS reports`,
  );
  return counts ?? {};
}

async function query<Row extends pg.QueryResultRow>(databaseUrl: string, text: string): Promise<readonly Row[]> {
  const options = { connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS };
  const client = new pg.Client({ connectionString: databaseUrl, ...options });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
