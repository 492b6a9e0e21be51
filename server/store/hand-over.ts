/**
 * The parts of a statement that give the final reports of `ended` (account_id, msg_key, reported_ms) to whoever delivers
 * them: polling, or the account's webhook.
 */
export const handOver = (ended: string): string => `
  final AS MATERIALIZED (
    SELECT account_id, msg_key, reported_ms,
      (SELECT report_mode FROM gateway.accounts WHERE accounts.account_id = ended.account_id) AS report_mode
    FROM (${ended}) AS ended
  ),
  polled AS (
    INSERT INTO gateway.pending_reports (account_id, reported_ms, msg_key)
    SELECT account_id, reported_ms, msg_key FROM final WHERE report_mode IS DISTINCT FROM 'webhook'
  ),
  pushed AS (
    INSERT INTO gateway.webhook_deliveries (account_id, msg_key, due_ms, attempts)
    SELECT account_id, msg_key, reported_ms, 0 FROM final WHERE report_mode = 'webhook'
    ON CONFLICT DO NOTHING
  )`;
