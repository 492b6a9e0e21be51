import { type Queryable, withoutNulls } from "./database.ts";

/** Steps that wait to be submitted. */
export interface WaitingSteps {
  /** The carrier that they wait for; undefined: no worker has claimed them yet. */
  readonly carrier: string | undefined;
  readonly steps: number;
  /** How long the oldest of them waits. */
  readonly oldestMs: number;
}

/** Rows that are looked at. A row has up to 500 steps; more rows change no decision, and would take long. */
const MAX_ROWS = 100_000;

/**
 * Steps whose time has not come, because their carrier asked for a delay, are left out (measureDelayed). So are messages that wait for their
 * sendAt; those whose time has come count, because no worker has moved them to the outbox. What a worker had that is dead counts as well: it
 * waits for another one.
 */
const MEASURE = `
  SELECT carrier, sum(steps) AS steps, greatest(extract(epoch FROM clock_timestamp() - min(due)) * 1000, 0)::bigint AS "oldestMs"
  FROM (
    (SELECT split_part(lane, '/', 1) AS carrier, step_count AS steps, created_at + delay_ms * interval '1 ms' AS due
     FROM outbox
     WHERE worker_id IS NULL AND (delay_ms = 0 OR created_at + delay_ms * interval '1 ms' <= now()) LIMIT ${MAX_ROWS})
    UNION ALL
    (SELECT split_part(lane, '/', 1), step_count, created_at + delay_ms * interval '1 ms'
     FROM outbox
     WHERE worker_id IS NOT NULL
       AND NOT EXISTS (SELECT FROM workers WHERE workers.worker_id = outbox.worker_id AND alive_until > now()) LIMIT ${MAX_ROWS})
    UNION ALL
    (SELECT NULL, 1, to_timestamp(due_ms / 1000.0) FROM scheduled_messages
     WHERE due_ms <= (extract(epoch FROM now()) * 1000)::bigint LIMIT ${MAX_ROWS})
  ) AS waiting
  GROUP BY 1`;

/** Those of the outbox that no worker has in hand. */
export async function measureOutbox(queryable: Queryable): Promise<readonly WaitingSteps[]> {
  const { rows } = await queryable.query<WaitingSteps>(MEASURE);
  return rows.map(withoutNulls);
}

/** Rows of steps that wait for their next try that are looked at. Most have one step. */
const MAX_DELAYED_ROWS = 10_000;

/** Steps that wait for their next try, by the carrier that did not take them. */
export async function measureDelayed(queryable: Queryable): Promise<readonly WaitingSteps[]> {
  const { rows } = await queryable.query<WaitingSteps>(
    `SELECT stored.carrier, count(*) AS steps,
       greatest(extract(epoch FROM clock_timestamp() - min(delayed.created_at)) * 1000, 0)::bigint AS "oldestMs"
     FROM (
       SELECT batch, created_at FROM outbox
       WHERE worker_id IS NULL AND lane IS NULL AND delay_ms > 0 AND created_at + delay_ms * interval '1 ms' > now()
       LIMIT ${MAX_DELAYED_ROWS}
     ) AS delayed
     CROSS JOIN LATERAL list_steps(delayed.batch::json) AS named
     JOIN steps AS stored
       ON stored.account_id = named.account_id AND stored.msg_key = named.msg_key AND stored.step = named.step
     GROUP BY 1`,
  );
  return rows;
}

/** Leases that are looked at. */
const MAX_LEASES = 10_000;

/**
 * Counts the steps that each carrier has, or may have, and that have no end. With `maxSteps` no more are looked at, and the answer is
 * undefined if there are.
 */
export async function countOpenSteps(
  queryable: Queryable,
  maxSteps?: number,
): Promise<ReadonlyMap<string, number> | undefined> {
  const { rows } = await queryable.query<{ carrier: string | null; seen: number; open: number }>(
    `SELECT coalesce(stored.carrier, named.carrier) AS carrier, count(*) AS seen,
       count(*) FILTER (WHERE stored.reported_ms IS NULL AND stored.state IS DISTINCT FROM 'queued') AS open
     FROM (
       SELECT listed.account_id, listed.msg_key, listed.step, lease.carrier
       FROM (SELECT members, carrier FROM step_leases LIMIT ${MAX_LEASES}) AS lease
       CROSS JOIN LATERAL list_steps(lease.members) AS listed
       LIMIT $1
     ) AS named
     -- One look-up for each of them: PostgreSQL takes them for so many that it would read all steps otherwise.
     LEFT JOIN LATERAL (
       SELECT carrier, reported_ms, state FROM steps
       WHERE steps.account_id = named.account_id AND steps.msg_key = named.msg_key AND steps.step = named.step LIMIT 1
     ) AS stored ON true
     GROUP BY 1`,
    [maxSteps === undefined ? null : maxSteps + 1],
  );
  const seen = rows.reduce((sum, row) => sum + row.seen, 0);
  if (maxSteps !== undefined && seen > maxSteps) return undefined;
  return new Map(rows.flatMap(({ carrier, open }) => (carrier === null ? [] : [[carrier, open]])));
}
