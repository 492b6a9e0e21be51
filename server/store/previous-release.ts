import { type Database, withTransaction } from "./database.ts";
import { adoptLeasesByBatch } from "./deferred-rows.ts";
import { writeOutbox } from "./outbox.ts";
import { type StepBatch, toStepRefs } from "./step-batch.ts";

/*
 * What builds of the previous release leave behind, and nothing else: to be deleted with the release after this one.
 *
 * They keep batches of steps as jobs of pg-boss. When the last of them has stopped, no worker would claim those jobs any more.
 */

const MAX_JOBS = 100;
/**
 * pg-boss itself takes a job back after 10 s without a heartbeat, as long as one old worker is there to do so. An old worker sends one
 * every 3 s. If it is alive after all, it finds its job gone when it begins the next step, and leaves the step alone.
 */
const HEARTBEAT_S = 15;

/** Moves jobs that no worker of the previous release holds into the outbox. */
export async function adoptPreviousQueue(
  database: Database,
  stepValidityS: number,
  heartbeatS = HEARTBEAT_S,
): Promise<void> {
  const { rows } = await database.pool.query("SELECT to_regclass('pgboss.job') IS NOT NULL AS exists");
  if (!rows[0]?.exists) return;
  await withTransaction(database, async (client) => {
    const { rows: jobs } = await client.query<{ id: string; accounts: StepBatch; delay_ms: number }>(
      `WITH abandoned AS MATERIALIZED (
         SELECT name, id FROM pgboss.job
         WHERE name IN ('dispatch', 'backlog') AND (state IN ('created', 'retry')
           OR (state = 'active' AND coalesce(heartbeat_on, started_on) < now() - $1 * interval '1 s'))
         LIMIT ${MAX_JOBS} FOR UPDATE SKIP LOCKED
       )
       DELETE FROM pgboss.job USING abandoned WHERE job.name = abandoned.name AND job.id = abandoned.id
       RETURNING job.id, job.data -> 'accounts' AS accounts,
         greatest(0, ceil(extract(epoch FROM job.start_after - now()) * 1000))::int AS delay_ms`,
      [heartbeatS],
    );
    if (jobs.length === 0) return;
    const jobIds = jobs.map(({ id }) => id);
    await adoptLeasesByBatch(client, jobIds, stepValidityS);
    for (const { accounts, delay_ms } of jobs) await writeOutbox(client, toStepRefs(accounts), { delayMs: delay_ms });
  });
}
