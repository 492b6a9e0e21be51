import type { JobWriter } from "./job-writer.ts";
import { stepsOfBatch } from "./step-batch.ts";

/** Puts down that messages are to be sent: how many, and which, a StepBatch as JSON. */
export const putArrival = (values: string): string => `INSERT INTO gateway.arrivals (messages, batch) ${values}`;

/** For steps that become due by what is recorded of others. */
export const arrivals: JobWriter = {
  async write(client, batch, { startAfterMs = 0 } = {}) {
    await client.query("INSERT INTO gateway.arrivals (messages, batch, delay_ms, is_new) VALUES ($1, $2, $3, false)", [
      stepsOfBatch(batch).length,
      JSON.stringify(batch),
      startAfterMs,
    ]);
  },
};

/** Small batches go together into jobs of about as many messages: what a job costs is shared by all of them. */
const MESSAGES_IN_A_JOB = 1000;
/** Rows for one statement. */
const MOST_AT_ONCE = 500;

/**
 * One statement that makes jobs of arrivals. `insertJobs` is an INSERT whose only value, $1, is a JSON array of jobs and
 * that returns a row for each. Where fewer jobs came of it than should have, it fails, and the arrivals stay: they are the
 * only trace of their messages.
 */
export function makeJobsOfArrivals(insertJobs: string): string {
  if (/\$[2-9]/.test(insertJobs)) throw new Error("The statement that inserts jobs has more than one value");
  return `
    WITH arrived AS (
      DELETE FROM gateway.arrivals
      WHERE arrival_id = ANY (ARRAY(
        SELECT arrival_id FROM gateway.arrivals ORDER BY arrival_id LIMIT ${MOST_AT_ONCE} FOR UPDATE SKIP LOCKED))
      RETURNING arrival_id, messages, batch, is_new,
        CASE WHEN delay_ms > 0 THEN arrived_at + delay_ms * interval '1 ms' END AS due_at
    ),
    numbered AS (
      SELECT arrival_id, batch, due_at, is_new,
        (sum(messages) OVER (PARTITION BY due_at, is_new ORDER BY arrival_id) - messages) / ${MESSAGES_IN_A_JOB} AS number
      FROM arrived
    ),
    job AS MATERIALIZED (
      SELECT due_at, json_agg(account ORDER BY arrival_id, position) AS accounts
      FROM numbered, json_array_elements(batch::json) WITH ORDINALITY AS each (account, position)
      GROUP BY due_at, is_new, number
    ),
    made AS (${insertJobs.replaceAll("$1", () => JOBS_AS_JSON)})
    SELECT 1 / (CASE WHEN count(*) = (SELECT count(*) FROM job) THEN 1 ELSE 0 END) AS kept FROM made`;
}

const JOBS_AS_JSON = `(SELECT json_agg(json_build_object(
  'data', json_build_object('accounts', accounts), 'startAfter', due_at)) FROM job)`;
