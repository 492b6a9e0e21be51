import { type BackendProfile, PgBoss } from "pg-boss";
import type { StepRef } from "../domain/delivery.ts";
import { makeJobsOfArrivals } from "../store/arrivals.ts";
import type { Database } from "../store/database.ts";
import type { Transaction } from "../store/job-writer.ts";
import { batchOfSteps, namesNewSteps, type StepBatch, stepsOfBatch } from "../store/step-batch.ts";
import type { OwnJobs, Watch } from "../store/watches.ts";

/** What is to be dispatched, and what waits until the lane that it is for has room again. */
export type QueueName = "dispatch" | "backlog";

/** A job in this process's hands. `retryCount` tells this claim of it from an earlier or a later one. */
export interface TakenJob {
  readonly queue: QueueName;
  readonly id: string;
  readonly retryCount: number;
  readonly steps: readonly StepRef[];
  /** Its steps come straight from their acceptance, and nobody has had the job before: none of them has been begun. */
  readonly isNew: boolean;
  /** The watch over steps that were parked in it. */
  readonly watchId: string | undefined;
}

export interface Queue {
  /** Jobs stay with the caller as long as it keeps them. What has arrived meanwhile is made jobs of first. */
  take(queue: QueueName, options: { limit: number; ignoreLanes?: readonly string[] }): Promise<readonly TakenJob[]>;
  /** Says that the caller is alive, and returns the jobs that are not its own any more. */
  keep(jobs: readonly TakenJob[], client?: Transaction): Promise<readonly TakenJob[]>;
  /** How a statement makes sure that jobs are the caller's still, and stay so until it ends. */
  own(jobs: readonly TakenJob[]): OwnJobs;
  /** Nothing is left to do in them. */
  done(jobs: readonly TakenJob[]): Promise<void>;
  /** For whoever wants them, at once. */
  giveBack(jobs: readonly TakenJob[]): Promise<void>;
  /** Puts steps aside, within the caller's transaction, until somebody has room in their lane. */
  park(client: Transaction, parkings: readonly Parking[]): Promise<void>;
  stop(): Promise<void>;
}

/** Steps that are put aside together: a job of the backlog, and who sees to it that they do not wait too long. */
export interface Parking {
  readonly lane: string;
  readonly watch: Watch;
}

export interface QueueOptions {
  readonly database: Database;
  readonly backend?: BackendProfile;
  /** Whether this process looks after the queue: only where jobs are worked on. */
  readonly supervise?: boolean;
  readonly onError?: (error: Error) => void;
}

/** What a job of the queue says. */
interface DispatchJob {
  readonly accounts: StepBatch;
  /** Of steps that were parked: who sees to it that they do not wait beyond their validity. */
  readonly watchId?: string;
}

const DISPATCH: QueueName = "dispatch";
const BACKLOG: QueueName = "backlog";
const SCHEMA = "pgboss";

/** The least that pg-boss allows: how long a dead worker's jobs wait, before the next look at them. */
const HEARTBEAT_S = 10;
/** How often the workers together look for jobs whose worker is dead, and how often each of them tries to be the one. */
const MONITOR_S = 4;
const SUPERVISE_S = 2;

const SETTINGS = {
  // A job is the only trace of a message that no step row tells of: it is never given up.
  retryLimit: 2_147_483_647,
  retryDelay: 0,
  retryBackoff: false,
  heartbeatSeconds: HEARTBEAT_S,
  // The most that pg-boss allows. A job that waits longer for its carrier goes round once.
  expireInSeconds: 86_400,
  // As long as messages are kept.
  retentionSeconds: 30 * 86_400,
  // Finished jobs are deleted by us at once, see `done`; this is for what somebody else completes.
  deleteAfterSeconds: 60,
};

/** Makes the queue's tables if need be; any number of replicas may do so at once. */
export async function startQueue(options: QueueOptions): Promise<Queue> {
  const { database, backend = "postgres", supervise = false } = options;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    schema: SCHEMA,
    backend,
    supervise,
    superviseIntervalSeconds: SUPERVISE_S,
    monitorIntervalSeconds: MONITOR_S,
    schedule: false,
  });
  boss.on("error", options.onError ?? (() => {}));
  await boss.start();
  for (const name of [DISPATCH, BACKLOG]) {
    // Without `notify`: its INSERT would no longer be one that fits into a larger statement.
    await boss.createQueue(name, SETTINGS);
    // One that an older release made is left as it was by that.
    await boss.updateQueue(name, SETTINGS);
  }
  const db = withNames(database.pool);
  const makeJobs = { name: "make-jobs", text: makeJobsOfArrivals(await insertStatement(boss)) };
  return {
    async take(queue, { limit, ignoreLanes = [] }) {
      if (queue === DISPATCH) await database.pool.query(makeJobs);
      const jobs = await boss.fetch<DispatchJob>(queue, { batchSize: limit, ignoreGroups: [...ignoreLanes], db });
      return jobs.map(({ id, retryCount, data }) => {
        const isNew = retryCount === 0 && namesNewSteps(data.accounts);
        return { queue, id, retryCount, steps: stepsOfBatch(data.accounts), isNew, watchId: data.watchId };
      });
    },
    async keep(jobs, client) {
      const kept = new Set<unknown>();
      const within = client && { db: executorOf(client) };
      await byQueue(jobs, async (queue, own) => {
        for (const id of settledIn(await boss.touch(queue, own, within))) kept.add(id);
      });
      return jobs.filter(({ id }) => !kept.has(id));
    },
    own: (jobs) => ({ ids: jobs.map(({ id }) => id), claims: jobs.map(claimOf), lock: lockOwnJobs }),
    // Deleted, not completed: a completed job is a row written once more, and deleted all the same a little later.
    done: (jobs) => byQueue(jobs, (queue, own) => boss.deleteJob(queue, own, { db })),
    giveBack: (jobs) => byQueue(jobs, (queue, own) => boss.fail(queue, own)),
    async park(client, parkings) {
      const jobs = parkings.map(({ lane, watch: { watchId, members } }) => {
        const data: DispatchJob = { accounts: batchOfSteps(members), watchId };
        return { data, group: { id: lane } };
      });
      await boss.insert(BACKLOG, jobs, { db: executorOf(client) });
    },
    stop: () => boss.stop({ graceful: true, close: false }),
  };
}

/**
 * Read by ourselves: pg-boss's own way to ask is a change of the row, and batches of one job that are begun at the same
 * time would wait for each other.
 */
const lockOwnJobs: OwnJobs["lock"] = (ids, claims) => `
  SELECT id FROM ${SCHEMA}.job
  WHERE name IN ('${DISPATCH}', '${BACKLOG}') AND id = ANY (${ids}::uuid[]) AND state = 'active'
    AND id || ':' || retry_count = ANY (${claims}::text[])
  ORDER BY id FOR SHARE`;
const claimOf = ({ id, retryCount }: TakenJob): string => `${id}:${retryCount}`;

/** Jobs are taken in sizes that change: the first few come again. */
const MOST_NAMES = 32;

const names = new Map<string, string>();

/** pg-boss has its statements planned each time, which takes longer than running them. With a name their plan is kept. */
const withNames = (pool: Database["pool"]) => ({
  executeSql: (text: string, values: unknown[] = []) => {
    if (!names.has(text) && names.size < MOST_NAMES) names.set(text, `queue-${names.size}`);
    const name = names.get(text);
    return pool.query({ text, values, ...(name !== undefined && { name }) });
  },
});

const executorOf = (client: Transaction) => ({
  executeSql: (text: string, values?: unknown[]) => client.query(text, values),
});

/** A statement with more ids than this takes longer than others want to wait for the rows. */
const AT_ONCE = 1000;

/** Jobs are named with their claim: a worker that was taken for dead cannot end what is another's by now. */
async function byQueue(
  jobs: readonly TakenJob[],
  work: (queue: QueueName, own: { id: string; retryCount: number }[]) => Promise<unknown>,
): Promise<void> {
  for (const queue of [DISPATCH, BACKLOG]) {
    const own = jobs
      .filter((job) => job.queue === queue)
      .map(({ id, retryCount }) => ({ id, retryCount }))
      // One order for all: two workers whose lists overlap do not wait for each other in a circle.
      .sort((one, other) => (one.id < other.id ? -1 : 1));
    for (let at = 0; at < own.length; at += AT_ONCE) await work(queue, own.slice(at, at + AT_ONCE));
  }
}

/** The ids that a command found; its published type does not say that it names them. */
function settledIn(response: object): readonly unknown[] {
  if (!("settled" in response) || !Array.isArray(response.settled))
    throw new Error("pg-boss answers in another way than this release knows");
  return response.settled;
}

/** The INSERT that pg-boss would run, as it hands it to its database. */
async function insertStatement(boss: PgBoss): Promise<string> {
  let statement = "";
  const executeSql = async (text: string) => {
    statement = text;
    return { rows: [] };
  };
  await boss.insert(DISPATCH, [{ data: {} }], { db: { executeSql }, returnId: true });
  return statement;
}
