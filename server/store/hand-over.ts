/**
 * The parts of a statement that give the final reports of `ended` (account_id, msg_key, reported_ms) to whoever delivers
 * them: polling, or the account's webhook. `accounts` is the statement's list of the accounts there are among them, so that
 * each is looked up once and not once a message.
 */
export const handOver = (ended: string, accounts: string): string => `
  final AS MATERIALIZED (
    SELECT account_id, msg_key, reported_ms, account_id = ANY (ARRAY(
      SELECT hooked.account_id FROM gateway.accounts AS hooked
      WHERE hooked.account_id = ANY (${accounts}) AND hooked.report_mode = 'webhook'
    )) AS is_pushed
    FROM (${ended}) AS ended
  ),
  polled AS (
    INSERT INTO gateway.pending_reports (account_id, reported_ms, msg_key)
    SELECT account_id, reported_ms, msg_key FROM final WHERE NOT is_pushed
  ),
  pushed AS (
    INSERT INTO gateway.webhook_deliveries (account_id, msg_key, due_ms, attempts)
    SELECT account_id, msg_key, reported_ms, 0 FROM final WHERE is_pushed
    ON CONFLICT DO NOTHING
  )`;

/** The value for `accounts`. */
export const accountsOf = (steps: readonly { readonly ref: { readonly accountId: string } }[]): string[] => [
  ...new Set(steps.map(({ ref }) => ref.accountId)),
];
