import { type BackendProfile, PgBoss } from "pg-boss";
import type { AcceptedBatch, JobWriter } from "../store/accept.ts";
import type { Database } from "../store/database.ts";

export interface Queue {
  /** Handed to the acceptor: one job for each accepted batch. */
  readonly jobs: JobWriter;
  stop(): Promise<void>;
}

export interface QueueOptions {
  readonly database: Database;
  readonly backend?: BackendProfile;
  /** Whether this process looks after the queue: only where jobs are worked on. */
  readonly supervise?: boolean;
  readonly onError?: (error: Error) => void;
}

/** What a job of the queue says. */
export interface DispatchJob {
  readonly accounts: AcceptedBatch;
}

export const DISPATCH = "dispatch";
const SCHEMA = "pgboss";

/** Backends on which jobs and messages can go in as parts of one statement: elsewhere a transaction holds two. */
const oneStatement: ReadonlySet<BackendProfile> = new Set(["postgres"]);

/** Makes the queue's tables if need be; any number of replicas may do so at once. */
export async function startQueue(options: QueueOptions): Promise<Queue> {
  const { database, backend = "postgres", supervise = false } = options;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    schema: SCHEMA,
    backend,
    supervise,
    schedule: false,
  });
  boss.on("error", options.onError ?? (() => {}));
  await boss.start();
  // Without `notify`: its INSERT would no longer be one that fits into a larger statement.
  await boss.createQueue(DISPATCH);
  const insert = await insertStatement(boss);
  return {
    jobs: {
      inline: oneStatement.has(backend)
        ? {
            sql: (parameter) => insert.replaceAll("$1", () => parameter),
            value: (batch) => JSON.stringify([{ data: jobOf(batch) }]),
          }
        : undefined,
      async write(client, batch) {
        const executeSql = (text: string, values?: unknown[]) => client.query(text, values);
        await boss.insert(DISPATCH, [{ data: jobOf(batch) }], { db: { executeSql } });
      },
    },
    stop: () => boss.stop({ graceful: true, close: false }),
  };
}

const jobOf = (batch: AcceptedBatch): DispatchJob => ({ accounts: batch });

/**
 * The INSERT that pg-boss would run, as it hands it to its database: making it part of the acceptor's own statement saves
 * a round trip for every batch. A release that needs more than one value in it is noticed here, at the start.
 */
async function insertStatement(boss: PgBoss): Promise<string> {
  let statement = "";
  let parameters = 0;
  const executeSql = async (text: string, values: unknown[] = []) => {
    statement = text;
    parameters = values.length;
    return { rows: [] };
  };
  await boss.insert(DISPATCH, [{ data: {} }], { db: { executeSql } });
  if (parameters !== 1 || !/^\s*INSERT INTO/.test(statement) || /\$[2-9]/.test(statement))
    throw new Error("pg-boss inserts jobs in another way than this release knows");
  return statement;
}
