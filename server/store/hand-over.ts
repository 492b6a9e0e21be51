import { binaryArray, TEXT } from "./binary-array.ts";
import { givenRows } from "./given-rows.ts";

/** Reports that wait for polling in one row at most: with so many keys it fits into a page. */
const MOST_IN_A_ROW = 200;

/**
 * The parts of a statement that give final reports to whoever delivers them: polling, or the account's webhook.
 * `groups` is a SELECT of those of one account and time (account_id, reported_ms, first_key, more_keys), `accounts` the
 * statement's list of the accounts there are among them, so that each is looked up once.
 */
export const handOver = (groups: string, accounts: string): string => `
  final AS MATERIALIZED (
    SELECT account_id, reported_ms, first_key, more_keys, account_id = ANY (ARRAY(
      SELECT hooked.account_id FROM gateway.accounts AS hooked
      WHERE hooked.account_id = ANY (${accounts}) AND hooked.report_mode = 'webhook'
    )) AS is_pushed
    FROM (${groups}) AS groups
  ),
  polled AS (
    INSERT INTO gateway.pending_reports (account_id, reported_ms, first_key, more_keys)
    SELECT account_id, reported_ms, first_key, more_keys FROM final WHERE NOT is_pushed
  ),
  pushed AS (
    INSERT INTO gateway.webhook_deliveries (account_id, msg_key, due_ms, attempts)
    SELECT account_id, unnest(first_key || more_keys), reported_ms, 0 FROM final WHERE is_pushed
    ON CONFLICT DO NOTHING
  )`;

/** Groups of what the statement itself finds to have ended (account_id, msg_key, reported_ms). */
export const groupsIn = (ended: string): string => `
  SELECT account_id, reported_ms, min(msg_key) AS first_key,
    nullif((array_agg(msg_key ORDER BY msg_key))[2:], '{}') AS more_keys
  FROM (
    SELECT account_id, reported_ms, msg_key,
      (row_number() OVER (PARTITION BY account_id, reported_ms ORDER BY msg_key) - 1) / ${MOST_IN_A_ROW} AS number
    FROM (${ended}) AS ended
  ) AS numbered
  GROUP BY account_id, reported_ms, number`;

/** Groups that are given as three values of the statement, the `first` of them being the list of their accounts. */
export const givenGroups = (first: number, reportedMs: string): string => `
  SELECT account_id, ${reportedMs} AS reported_ms, first_key, string_to_array(more_keys, ' ') AS more_keys
  FROM (${givenRows({ account_id: "text", first_key: "text", more_keys: "text" }, first)}) AS given`;

/** Those three values, for messages that are in the order of account and key. */
export function groupValues(messages: readonly { readonly accountId: string; readonly msgKey: string }[]): Buffer[] {
  const groups: { accountId: string; firstKey: string; moreKeys: string[] }[] = [];
  for (const { accountId, msgKey } of messages) {
    const group = groups.at(-1);
    if (group?.accountId === accountId && group.moreKeys.length < MOST_IN_A_ROW - 1) group.moreKeys.push(msgKey);
    else groups.push({ accountId, firstKey: msgKey, moreKeys: [] });
  }
  return [
    groups.map(({ accountId }) => accountId),
    groups.map(({ firstKey }) => firstKey),
    groups.map(({ moreKeys }) => (moreKeys.length > 0 ? moreKeys.join(" ") : null)),
  ].map((values) => binaryArray(TEXT, values));
}
