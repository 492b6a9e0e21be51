import { makeMessageKey } from "../../../server/domain/message-key.ts";
import { withClient } from "./database.ts";
import { ACCOUNT } from "./gateway.ts";
import { international } from "./requests.ts";

/** Reports in a batch of the contract. */
export const BATCH = 1000;
const AT_ONCE = 100_000;
/** As many as a gateway puts there at most; a batch is some of these rows. */
export const REPORTS_IN_A_ROW = 200;

/** The key's time as the gateway writes it; the rest, which is chance there, is counted here. */
const keyPrefix = (atMs: number): string => makeMessageKey(atMs, new Uint8Array(10)).slice(0, 10);

export interface Stored {
  /** Messages that were accepted and delivered. */
  readonly messages: number;
  /** How many of them have a report that nobody has polled. */
  readonly pending: number;
}

/**
 * Fills the tables as that many delivered messages would, spread over the last hour in the order of time. Everything that
 * the gateway writes for a message is there; only the keys' chance is a count.
 */
export async function putMessages(url: string, { messages, pending }: Stored, accountId = ACCOUNT): Promise<void> {
  const { from, to, text, ref } = JSON.parse(international()) as Record<string, string>;
  const kind = { serviceType: "INTERNATIONAL", msgType: "IM" };
  const step = { channel: "international", ...kind, payload: { from, text } };
  const content = JSON.stringify({ to, steps: [step], ref, parts: 1 });
  const detail = JSON.stringify({ ...kind, ref });
  const hourMs = 3_600_000;
  // Within the day: partitions of other days may not be there.
  const nowMs = Date.now();
  const begunMs = Math.max(nowMs - hourMs, Math.floor(nowMs / 86_400_000) * 86_400_000);
  await withClient(url, async (client) => {
    for (let done = 0; done < messages; done += AT_ONCE) {
      const count = Math.min(AT_ONCE, messages - done);
      const sliceMs = Math.floor(begunMs + ((nowMs - begunMs) * done) / messages);
      const waiting = Math.max(0, Math.min(count, pending - done));
      await client.query(PUT, [accountId, keyPrefix(sliceMs), done, count, content, detail, sliceMs, waiting]);
    }
    // As it would be by the time that so many have come: otherwise it happens while something is measured.
    await client.query("VACUUM (ANALYZE) gateway.messages, gateway.steps, gateway.pending_reports");
  });
}

const PUT = `
  WITH key AS MATERIALIZED (
    SELECT n, $2::text || lpad(upper(to_hex($3::bigint + n)), 16, '0') AS msg_key FROM generate_series(1, $4::int) AS n
  ),
  message AS (
    INSERT INTO gateway.messages (account_id, msg_key, content) SELECT $1::text, msg_key, $5::text FROM key
  ),
  step AS (
    INSERT INTO gateway.steps (account_id, msg_key, step, state, carrier, sent_ms, expires_ms, last, detail,
      reported_ms, code, network)
    SELECT $1::text, msg_key, 0, 'delivered', 'simulator', $7::bigint, $7::bigint + 86400000, true, $6::json,
      $7::bigint + 100, '10000', '10000' FROM key
  )
  INSERT INTO gateway.pending_reports (account_id, reported_ms, first_key, more_keys)
  SELECT $1::text, $7::bigint + 100, min(msg_key), (array_agg(msg_key ORDER BY msg_key))[2:]
  FROM key WHERE n <= $8::int GROUP BY (n - 1) / ${REPORTS_IN_A_ROW}`;

/** Only delivered messages whose reports wait, in place of whatever was there. */
export async function putReports(url: string, count: number): Promise<void> {
  await withClient(url, (client) =>
    client.query("TRUNCATE gateway.messages, gateway.steps, gateway.pending_reports, gateway.report_batches"),
  );
  await putMessages(url, { messages: count, pending: count });
}

/** Keys of stored messages, evenly from all of them. */
export async function someKeys(url: string, count: number, accountId = ACCOUNT): Promise<string[]> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ msg_key: string }>(
      `SELECT msg_key FROM gateway.messages WHERE account_id = $1
       ORDER BY hashtext(msg_key) LIMIT $2`,
      [accountId, count],
    ),
  );
  return rows.map(({ msg_key }) => msg_key);
}
