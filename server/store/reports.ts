import { randomUUID } from "node:crypto";
import { timeOfMessageKey } from "../domain/message-key.ts";
import { DAY_MS } from "../domain/time.ts";
import { committedAt, type Database, type Queryable, withTransaction } from "./database.ts";
import { isDeadlock } from "./database-errors.ts";
import { PENDING_DAYS } from "./partitions.ts";
import { REPORT_COLUMNS, type ReportRow, type StoredReport, toLateReport, toReport } from "./report-row.ts";
import { findServiceCutoff } from "./service-time.ts";
import { isFinal } from "./step-conditions.ts";

export { readFinalReports } from "./final-reports.ts";
export type { StoredReport } from "./report-row.ts";

export interface ReportBatch {
  readonly reportId: string;
  readonly reports: readonly StoredReport[];
  /** The place of each report in the batch. It stays the same when an earlier report is taken back because its message is sent again. */
  readonly positions: readonly number[];
}

const MOST_IN_A_BATCH = 1000;
const INQUIRY_MS = 30 * DAY_MS;

export interface ReportsOptions {
  readonly newReportId?: () => string;
  readonly maxInBatch?: number;
}

/** Reads reports for polling and inquiry. Housekeeping removes whole days later, so polling looks at the age of what it finds. */
export class Reports {
  readonly #database: Database;
  readonly #newReportId: () => string;
  readonly #maxInBatch: number;

  constructor(database: Database, { newReportId = randomUUID, maxInBatch = MOST_IN_A_BATCH }: ReportsOptions = {}) {
    this.#database = database;
    this.#newReportId = newReportId;
    this.#maxInBatch = maxInBatch;
  }

  /** The batch to hand out, the same one until it is acknowledged; undefined: there is nothing. */
  async openBatch(accountId: string, nowMs: number): Promise<ReportBatch | undefined> {
    // Most polls find an open batch or nothing at all, and take no lock.
    const { reportId, isWaiting, oldestMs } = await this.#look(accountId, nowMs);
    // If it was acknowledged in the meantime, the next batch is due.
    const open = reportId ? await readBatch(this.#database.pool, accountId, reportId) : undefined;
    if (open !== undefined) return open;
    if (!isWaiting && !reportId) return undefined;
    // Citus takes polls of one account that wait for each other for a deadlock now and then. Nothing was changed, so it is done again.
    return this.#makeBatch(accountId, nowMs, oldestMs).catch((error: unknown) => {
      if (!isDeadlock(error)) throw error;
      return this.#makeBatch(accountId, nowMs, oldestMs);
    });
  }

  /** Whether `openBatch` would hand out another batch than this one. It reads no reports. */
  async hasOtherBatch(accountId: string, knownId: string | undefined, nowMs: number): Promise<boolean> {
    const { reportId, isWaiting } = await this.#look(accountId, nowMs);
    return reportId ? reportId !== knownId : isWaiting;
  }

  /** The batch that is open, and whether reports wait for the next one. */
  async #look(
    accountId: string,
    nowMs: number,
  ): Promise<{ readonly reportId: string | null; readonly isWaiting: boolean; readonly oldestMs: number }> {
    // The second subquery is ordered, because EXISTS might read all pending reports of the account first.
    const oldestMs = (await findServiceCutoff(this.#database.pool, PENDING_DAYS, nowMs)) ?? 0;
    const { rows } = await this.#database.pool.query<{ report_id: string | null; waiting: true | null }>({
      text: `SELECT
               (SELECT report_id FROM report_batches WHERE account_id = $1 AND opened_ms > $3) AS report_id,
               (SELECT true FROM pending_reports WHERE account_id = $1 AND reported_ms > $2
                ORDER BY reported_ms, first_key LIMIT 1) AS waiting`,
      values: [accountId, oldestMs, nowMs - OPEN_MS],
    });
    return { reportId: rows[0]?.report_id ?? null, isWaiting: rows[0]?.waiting === true, oldestMs };
  }

  /** "already": this batch was the last one that was acknowledged. One that polling no longer hands out is unknown. */
  acknowledgeBatch(accountId: string, reportId: string, nowMs: number): Promise<"processed" | "already" | "unknown"> {
    return withTransaction(committedAt(this.#database, "batch-acknowledged"), async (client) => {
      const { rowCount } = await client.query(
        `UPDATE report_batches
         SET report_id = NULL, opened_ms = NULL, msg_keys = NULL, acknowledged_id = report_id
         WHERE account_id = $1 AND report_id = $2 AND opened_ms > $3`,
        [accountId, reportId, nowMs - OPEN_MS],
      );
      if (rowCount === 1) return "processed";
      const { rows } = await client.query("SELECT FROM report_batches WHERE account_id = $1 AND acknowledged_id = $2", [
        ...[accountId, reportId],
      ]);
      return rows.length === 1 ? "already" : "unknown";
    });
  }

  /** The reports of all steps in order; undefined: the message is unknown, another account's or too old. */
  async find(accountId: string, msgKey: string, nowMs: number): Promise<readonly StoredReport[] | undefined> {
    const acceptedMs = timeOfMessageKey(msgKey);
    if (acceptedMs === undefined) return undefined;
    const { rows } = await this.#database.pool.query<ReportRow>({
      text: `SELECT ${REPORT_COLUMNS} FROM steps s WHERE s.account_id = $1 AND s.msg_key = $2 ORDER BY s.step`,
      values: [accountId, msgKey],
    });
    const reports = toReports(rows, nowMs);
    // Most messages have a step. Only for the others the message itself is looked up.
    if (rows.length === 0 && !(await this.#isKnown(accountId, msgKey))) return undefined;
    return reports.length > 0 || acceptedMs > nowMs - INQUIRY_MS ? reports : undefined;
  }

  /** The same for several messages that are known to be the account's. One that has no report is not in the map. */
  async findEach(
    accountId: string,
    msgKeys: readonly string[],
    nowMs: number,
  ): Promise<ReadonlyMap<string, readonly StoredReport[]>> {
    const { rows } = await this.#database.pool.query<ReportRow>({
      text: `SELECT ${REPORT_COLUMNS} FROM steps s WHERE s.account_id = $1 AND s.msg_key = ANY($2) ORDER BY s.step`,
      values: [accountId, msgKeys],
    });
    const byKey = Map.groupBy(rows, (row) => row.msg_key);
    return new Map([...byKey].map(([msgKey, ofMessage]) => [msgKey, toReports(ofMessage, nowMs)]));
  }

  async #isKnown(accountId: string, msgKey: string): Promise<boolean> {
    const { rows } = await this.#database.pool.query({
      text: "SELECT FROM messages WHERE account_id = $1 AND msg_key = $2",
      values: [accountId, msgKey],
    });
    return rows.length > 0;
  }

  /**
   * Rows are deleted, not paged through: a report that is committed late has an earlier time than some that were handed out, and
   * is found by the next poll all the same. The account's row of report_batches is the lock, so polls run one after another.
   */
  #makeBatch(accountId: string, nowMs: number, oldestMs: number): Promise<ReportBatch | undefined> {
    return withTransaction(committedAt(this.#database, "batch-opened"), async (client) => {
      const { rows } = await client.query<{ report_id: string | null }>(
        `INSERT INTO report_batches AS batch (account_id) VALUES ($1)
         ON CONFLICT (account_id) DO UPDATE SET account_id = excluded.account_id
         RETURNING CASE WHEN opened_ms > $2 THEN report_id END AS report_id`,
        [accountId, nowMs - OPEN_MS],
      );
      const open = rows[0]?.report_id;
      if (open) return readBatch(client, accountId, open);
      const reportId = this.#newReportId();
      const { rowCount, rows: made } = await client.query<RestOfRow>({
        text: makeBatch(this.#maxInBatch),
        values: [accountId, reportId, nowMs, oldestMs],
      });
      await putBack(client, accountId, made[0]);
      return rowCount === 1 ? readBatch(client, accountId, reportId) : undefined;
    });
  }
}

/** What inquiry shows of the steps of a message, late results last. */
const toReports = (rows: readonly ReportRow[], nowMs: number): readonly StoredReport[] =>
  [...rows.map(toReport), ...rows.map(toLateReport)]
    .filter((report) => report !== undefined)
    .filter(({ reportTimeMs }) => reportTimeMs > nowMs - INQUIRY_MS);

/** The bound when fewer reports than a batch are left. */
const BEYOND_TIME = "9223372036854775807";

/**
 * Finds the row that fills the batch (`last`) and deletes everything up to it, in the order of the primary key. Rows of the same time
 * as `last` are deleted by a range of keys, because a comparison of pairs would read all reports of that time. Keys of `last` that do
 * not fit into the batch are returned and put back. The number is part of the text, so that the planner knows it. With a lower bound
 * the planner expects a short range and reads the index instead of all reports.
 *
 * Keys are put back by a statement of its own, because Citus runs the parts of a statement that has an INSERT in a WITH one after
 * another. Then `earlier` would delete reports that `last` has not seen, and they would be lost. Without it, all parts see the same rows,
 * as in PostgreSQL. Keys are cut inside the subquery, because Citus 13.2 crashes on a subquery that has a subscript.
 */
const makeBatch = (mostReports: number): string => `
  WITH last AS MATERIALIZED (
    SELECT reported_ms, first_key, (up_to - ${mostReports})::int AS too_many
    FROM (
      SELECT reported_ms, first_key, sum(reports) OVER (ORDER BY reported_ms, first_key ROWS UNBOUNDED PRECEDING) AS up_to
      FROM (
        SELECT reported_ms, first_key, 1 + coalesce(cardinality(more_keys), 0) AS reports FROM pending_reports
        WHERE account_id = $1 AND reported_ms > $4 ORDER BY reported_ms, first_key LIMIT ${mostReports}
      ) AS front
    ) AS walked
    WHERE up_to >= ${mostReports} ORDER BY reported_ms, first_key LIMIT 1
  ),
  earlier AS (
    DELETE FROM pending_reports
    WHERE account_id = $1 AND reported_ms > $4 AND reported_ms < coalesce((SELECT reported_ms FROM last), ${BEYOND_TIME})
    RETURNING reported_ms, first_key, more_keys
  ),
  latest AS (
    DELETE FROM pending_reports
    WHERE account_id = $1 AND reported_ms = (SELECT reported_ms FROM last) AND first_key <= (SELECT first_key FROM last)
    RETURNING reported_ms, first_key, more_keys
  ),
  taken AS (SELECT * FROM earlier UNION ALL SELECT * FROM latest)
  UPDATE report_batches SET report_id = $2, opened_ms = $3,
    msg_keys = (
      SELECT (array_agg(key ORDER BY reported_ms, taken.first_key, position))[:${mostReports}]
      FROM taken CROSS JOIN unnest(first_key || more_keys) WITH ORDINALITY AS each (key, position)
    )
  WHERE account_id = $1 AND EXISTS (SELECT FROM taken)
  RETURNING (SELECT reported_ms FROM last WHERE too_many > 0) AS rest_ms,
    (SELECT more_keys[cardinality(more_keys) - too_many + 1:] FROM latest JOIN last USING (reported_ms, first_key)
     WHERE too_many > 0) AS rest_keys`;

/** The keys of the last row that did not fit into the batch, both null where all did. */
interface RestOfRow {
  readonly rest_ms: number | null;
  readonly rest_keys: readonly string[] | null;
}

async function putBack(client: Queryable, accountId: string, rest: RestOfRow | undefined): Promise<void> {
  const [firstKey, ...moreKeys] = rest?.rest_keys ?? [];
  if (firstKey === undefined) return;
  await client.query(
    "INSERT INTO pending_reports (account_id, reported_ms, first_key, more_keys) VALUES ($1, $2, $3, $4)",
    [accountId, rest?.rest_ms, firstKey, moreKeys.length === 0 ? null : moreKeys],
  );
}

/** How many days a batch that was handed out waits for its acknowledgement, by the clock. */
export const OPEN_DAYS = 30;
const OPEN_MS = OPEN_DAYS * DAY_MS;

/** Closes batches that were never acknowledged, and returns the number of their reports. */
export async function closeOldBatches(queryable: Queryable, nowMs: number): Promise<number> {
  const { rows } = await queryable.query<{ reports: number }>(
    `WITH old AS (
       SELECT account_id, cardinality(msg_keys) AS reports FROM report_batches WHERE opened_ms < $1 FOR UPDATE
     )
     UPDATE report_batches AS batch SET report_id = NULL, opened_ms = NULL, msg_keys = NULL
     FROM old WHERE batch.account_id = old.account_id
     RETURNING old.reports`,
    [nowMs - OPEN_MS],
  );
  return rows.reduce((sum, { reports }) => sum + reports, 0);
}

/** Each key is looked up in the partition of its day, so this stays fast on a table of any size. */
async function readBatch(queryable: Queryable, accountId: string, reportId: string): Promise<ReportBatch | undefined> {
  const { rows } = await queryable.query<ReportRow>({
    text: `SELECT s.*
           FROM report_batches b CROSS JOIN unnest(b.msg_keys) WITH ORDINALITY AS k (msg_key, position)
           LEFT JOIN LATERAL (
             SELECT ${REPORT_COLUMNS} FROM steps s
             WHERE s.account_id = $1 AND s.msg_key = k.msg_key AND ${isFinal("s")} LIMIT 1
           ) AS s ON true
           WHERE b.account_id = $1 AND b.report_id = $2
           ORDER BY k.position`,
    values: [accountId, reportId],
  });
  const found = rows.map(toReport).flatMap((report, position) => (report === undefined ? [] : [{ report, position }]));
  const [reports, positions] = [found.map(({ report }) => report), found.map(({ position }) => position)];
  return rows.length === 0 ? undefined : { reportId, reports, positions };
}
