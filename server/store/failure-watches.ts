import { type Failure, findOldestNeeded, type WatchThresholds, watchFailures } from "../domain/failure-watch.ts";
import type { FailingChannel } from "../domain/model.ts";
import { DAY_MS } from "../domain/time.ts";
import { type Database, type Queryable, withTransaction } from "./database.ts";
import { ADVISORY_SPACE, FAILURE_WATCH_LOCK } from "./locks.ts";
import { deleteOldReports, readReports, type WatchedChannel } from "./report-slots.ts";

/** A channel of an account whose reports fail, or failed within the last day. */
export interface FailureWatch extends WatchedChannel, FailingChannel {
  /** Undefined: its reports fail now. */
  readonly endedMs: number | undefined;
}

/** A watch that has begun or ended. */
export interface WatchChange extends FailureWatch {
  readonly kind: "began" | "ended";
}

interface Row extends Omit<FailureWatch, "endedMs"> {
  readonly endedMs: number | null;
}

/** An account that had no report since then is as it was. Longer than any pause of all processes that evaluate. */
const LATELY_MS = 600_000;

const COLUMNS = `account_id AS "accountId", channel, since_ms AS "sinceMs", code, failed, reports, ended_ms AS "endedMs"`;

/**
 * Decides for every account and channel that had reports lately whether they fail, and writes what has changed. One process does so at a
 * time; undefined: another one is at it.
 */
export function updateWatches(
  directory: Database,
  thresholds: WatchThresholds,
  nowMs: number,
): Promise<readonly WatchChange[] | undefined> {
  return withTransaction(directory, async (client) => {
    const { rows } = await client.query<{ isOurs: boolean }>('SELECT pg_try_advisory_xact_lock($1, $2) AS "isOurs"', [
      ADVISORY_SPACE,
      FAILURE_WATCH_LOCK,
    ]);
    if (rows[0]?.isOurs !== true) return undefined;
    const found = await readReports(client, { sinceMs: nowMs - DAY_MS, latelyMs: nowMs - LATELY_MS });
    const counts = Map.groupBy(found, getKey);
    const watches = new Map((await listWatches(client, "failing")).map((watch) => [getKey(watch), watch]));
    const changes: WatchChange[] = [];
    const needed: (WatchedChannel & { readonly slotMs: number })[] = [];
    for (const key of new Set([...counts.keys(), ...watches.keys()])) {
      const watch = watches.get(key);
      const ofChannel = counts.get(key) ?? [];
      const watched = watch ?? ofChannel[0];
      if (watched === undefined) continue;
      const { accountId, channel } = watched;
      const slotMs = findOldestNeeded(ofChannel, thresholds);
      if (slotMs !== undefined) needed.push({ accountId, channel, slotMs });
      const failure = watchFailures(ofChannel, thresholds, watch?.sinceMs);
      if (watch === undefined && failure !== undefined)
        changes.push({ ...pick(failure), accountId, channel, kind: "began", sinceMs: nowMs, endedMs: undefined });
      else if (watch !== undefined && failure === undefined) changes.push({ ...watch, kind: "ended", endedMs: nowMs });
      else if (watch !== undefined && failure?.code !== watch.code && failure !== undefined)
        await writeWatch(client, { ...watch, ...pick(failure) });
    }
    const written: WatchChange[] = [];
    for (const change of changes) if (await writeWatch(client, change, nowMs)) written.push(change);
    await deleteOldReports(client, needed, nowMs - DAY_MS);
    await client.query("DELETE FROM gateway.failure_watches WHERE ended_ms < $1", [nowMs - DAY_MS]);
    return written;
  });
}

const getKey = ({ accountId, channel }: WatchedChannel): string => `${channel} ${accountId}`;
const pick = ({ code, failed, reports }: Failure): Failure => ({ code, failed, reports });

/** With `alertMs` the account is told, if it has an address for that. False: the account was deleted meanwhile. */
async function writeWatch(client: Queryable, watch: FailureWatch, alertMs?: number): Promise<boolean> {
  const { accountId, channel, sinceMs, code, failed, reports, endedMs } = watch;
  const { rowCount } = await client.query(
    `INSERT INTO gateway.failure_watches AS stored
       (account_id, channel, since_ms, code, failed, reports, ended_ms, alert_due_ms)
     SELECT account_id, $2, $3::bigint, $4, $5::bigint, $6::bigint, $7::bigint,
       CASE WHEN alert_url IS NOT NULL THEN $8::bigint END
     FROM gateway.accounts WHERE account_id = $1
     ON CONFLICT (account_id, channel) DO UPDATE
     SET since_ms = excluded.since_ms, code = excluded.code, failed = excluded.failed, reports = excluded.reports,
       ended_ms = excluded.ended_ms,
       alert_due_ms = CASE WHEN $8::bigint IS NULL THEN stored.alert_due_ms ELSE excluded.alert_due_ms END,
       alert_attempts = CASE WHEN $8::bigint IS NULL THEN stored.alert_attempts ELSE 0 END`,
    [accountId, channel, sinceMs, code, failed, reports, endedMs, alertMs],
  );
  return rowCount === 1;
}

/** The newest first. `all` are also those that have ended within the last day. */
export async function listWatches(queryable: Queryable, which: "failing" | "all"): Promise<readonly FailureWatch[]> {
  const { rows } = await queryable.query<Row>(
    `SELECT ${COLUMNS} FROM gateway.failure_watches WHERE $1 OR ended_ms IS NULL
     ORDER BY ended_ms IS NOT NULL, since_ms DESC, account_id, channel`,
    [which === "all"],
  );
  return rows.map(fromRow);
}

const fromRow = ({ endedMs, ...row }: Row): FailureWatch => ({ ...row, endedMs: endedMs ?? undefined });

/** For gateways that do not watch: what was found while they did says nothing any more. */
export async function forgetWatches(directory: Queryable): Promise<void> {
  await directory.query("DELETE FROM gateway.failure_watches");
}

/** How many channels of accounts fail. Accounts in the sandbox try out failures, and alarm nobody. */
export async function countFailing(queryable: Queryable): Promise<ReadonlyMap<string, number>> {
  const { rows } = await queryable.query<{ channel: string; accounts: number }>(
    `SELECT channel, count(*) AS accounts FROM gateway.failure_watches AS watch
     JOIN gateway.accounts AS account ON account.account_id = watch.account_id
     WHERE ended_ms IS NULL AND NOT sandbox GROUP BY channel`,
  );
  return new Map(rows.map(({ channel, accounts }) => [channel, accounts]));
}

/** What one process tells an account, until `leasedUntilMs`. */
export interface ClaimedAlert extends FailureWatch {
  /** This try included. */
  readonly attempts: number;
  readonly leasedUntilMs: number;
}

/** Claims alerts that are due. Their time is moved ahead, so that they come due again if the process dies. */
export async function claimAlerts(
  directory: Queryable,
  { nowMs, leaseMs, limit }: { readonly nowMs: number; readonly leaseMs: number; readonly limit: number },
): Promise<readonly ClaimedAlert[]> {
  const { rows } = await directory.query<Row & Pick<ClaimedAlert, "attempts" | "leasedUntilMs">>(
    `UPDATE gateway.failure_watches SET alert_due_ms = $2, alert_attempts = alert_attempts + 1
     WHERE (account_id, channel) IN (
       SELECT account_id, channel FROM gateway.failure_watches WHERE alert_due_ms <= $1
       ORDER BY alert_due_ms LIMIT $3 FOR UPDATE SKIP LOCKED)
     RETURNING ${COLUMNS}, alert_attempts AS attempts, alert_due_ms AS "leasedUntilMs"`,
    [nowMs, nowMs + leaseMs, limit],
  );
  return rows.map((row) => ({ ...row, ...fromRow(row) }));
}

/** Null: it is told, or given up. What has changed since the claim is told by its own alert. */
export async function postponeAlert(
  directory: Queryable,
  { accountId, channel, leasedUntilMs }: ClaimedAlert,
  dueMs: number | null,
): Promise<void> {
  await directory.query(
    `UPDATE gateway.failure_watches SET alert_due_ms = $4
     WHERE account_id = $1 AND channel = $2 AND alert_due_ms = $3`,
    [accountId, channel, leasedUntilMs, dueMs],
  );
}
