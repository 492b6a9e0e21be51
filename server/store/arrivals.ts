/** Puts down that the messages of a batch are to be dispatched; `batch` is an AcceptedBatch as JSON. */
export const putArrival = (messages: string, batch: string): string =>
  `INSERT INTO gateway.arrivals (messages, batch) VALUES (${messages}, ${batch})`;

/** Small batches go together into jobs of about as many messages: what a job costs is shared by all of them. */
const MESSAGES_IN_A_JOB = 1000;
/** Rows for one statement. */
const MOST_AT_ONCE = 500;

/**
 * One statement that makes jobs of arrivals. `insertJobs` is an INSERT whose only value, $1, is a JSON array of jobs and
 * that returns a row for each. Where
 * fewer jobs came of it than should have, it fails, and the arrivals stay: they are the only trace of their messages.
 */
export function makeJobsOfArrivals(insertJobs: string): string {
  if (/\$[2-9]/.test(insertJobs)) throw new Error("The statement that inserts jobs has more than one value");
  return `
    WITH arrived AS (
      DELETE FROM gateway.arrivals
      WHERE arrival_id = ANY (ARRAY(
        SELECT arrival_id FROM gateway.arrivals ORDER BY arrival_id LIMIT ${MOST_AT_ONCE} FOR UPDATE SKIP LOCKED))
      RETURNING arrival_id, messages, batch
    ),
    numbered AS (
      SELECT arrival_id, batch, (sum(messages) OVER (ORDER BY arrival_id) - messages) / ${MESSAGES_IN_A_JOB} AS job
      FROM arrived
    ),
    gathered AS MATERIALIZED (
      SELECT json_agg(account ORDER BY arrival_id, position) AS accounts
      FROM numbered, json_array_elements(batch::json) WITH ORDINALITY AS each (account, position)
      GROUP BY job
    ),
    made AS (${insertJobs.replaceAll("$1", () => "(SELECT json_agg(json_build_object('data', gathered)) FROM gathered)")})
    SELECT 1 / (CASE WHEN count(*) = (SELECT count(*) FROM gathered) THEN 1 ELSE 0 END) AS kept FROM made`;
}
