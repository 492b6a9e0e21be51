import { pino } from "pino";
import type { Carriers } from "../../../server/carriers/carriers.ts";
import { makeOutboxStore, makeStepStore } from "../../../server/dispatch/delivery-store.ts";
import { startWorker, type Worker, type WorkerOptions } from "../../../server/dispatch/worker.ts";
import type { NewMessage, Step } from "../../../server/domain/model.ts";
import { TIMINGS, type Timings } from "../../../server/domain/timings.ts";
import { Recorder } from "../../../server/reports/recorder.ts";
import { Acceptor } from "../../../server/store/accept.ts";
import { createAccount } from "../../../server/store/accounts.ts";
import { Budgets } from "../../../server/store/budgets.ts";
import { CachedAccounts } from "../../../server/store/cached-accounts.ts";
import type { Database } from "../../../server/store/database.ts";
import { makeMessage, makeRequest, makeStoredAccount, PENDING_REPORTS } from "../../store/fixtures.ts";

/** A worker on a real database. */
export interface TestWorker {
  readonly recorder: Recorder;
  readonly worker: Worker;
  /** Steps that were moved to the backlog so far. */
  countMovedToBacklog(): number;
  stop(): Promise<void>;
}

const STEP_VALIDITY_S = 86_400;

/** Leases that nobody ends come due soon, and still outlive the longest pauses of a busy machine. */
export const SHORT_LEASES: Timings = { ...TIMINGS, leaseMs: 5000, renewLeasesEveryMs: 1500, leaseMarginMs: 1500 };

/** The carriers are made when there is a recorder for their receipts. */
export function startTestWorker(
  database: Database,
  makeCarriers: (recorder: Recorder) => Carriers,
  change: Partial<WorkerOptions> = {},
): TestWorker {
  const { timings = TIMINGS } = change;
  let movedToBacklog = 0;
  const recorder = new Recorder({ database, onEnded: (steps) => worker.stepsEnded(steps) });
  const worker: Worker = startWorker({
    recorder,
    outbox: makeOutboxStore(database, STEP_VALIDITY_S, timings),
    store: makeStepStore(database, STEP_VALIDITY_S),
    carriers: makeCarriers(recorder),
    accounts: new CachedAccounts(database),
    files: { read: async () => undefined },
    optOuts: { findRefused: async () => [] },
    budgets: new Budgets(database),
    stepValidityS: STEP_VALIDITY_S,
    metrics: {
      outcome: () => {},
      movedToBacklog: (steps) => {
        movedToBacklog += steps;
      },
      takenFromBacklog: () => {},
      held: () => {},
      waitsForCarrier: () => {},
      leaseAge: () => {},
    },
    log: pino({ level: process.env.TEST_WORKER_LOG ?? "silent" }),
    drainMs: 2000,
    ...change,
  });
  return {
    ...{ recorder, worker },
    countMovedToBacklog: () => movedToBacklog,
    stop: async () => {
      await worker.stop();
      await recorder.close();
    },
  };
}

export async function makeAccounts(database: Database, ...accountIds: readonly string[]): Promise<void> {
  for (const accountId of accountIds) await createAccount(database.pool, makeStoredAccount(accountId));
}

export const makeSmsStep = (change: Partial<Step> = {}): Step => {
  const sms = { channel: "sms", serviceType: "SMS", msgType: "SM", payload: { text: "Hi" } } as const;
  return { ...sms, validityS: undefined, ...change };
};

/** Accepts messages, so many in one request; returns their keys. */
export async function acceptMessages(
  database: Database,
  options: { readonly count: number; readonly perRequest?: number; readonly accountId?: string } & Partial<NewMessage>,
): Promise<string[]> {
  const { count, perRequest = 100, accountId = "acme", ...change } = options;
  const acceptor = new Acceptor({ database, maxBatchMessages: perRequest });
  // Valid for a day: on a busy machine a test may take longer than a minute, and steps that expire are never sent.
  const valid = { steps: [makeSmsStep()], ...change };
  const messages = Array.from({ length: count }, () => makeMessage(Date.now(), valid));
  for (let start = 0; start < count; start += perRequest)
    await acceptor.accept(makeRequest(Date.now(), { accountId, messages: messages.slice(start, start + perRequest) }));
  return messages.map(({ msgKey }) => msgKey);
}

/** The keys of all final reports that wait to be polled. A key that was reported twice is there twice. */
export async function readReportedKeys(database: Database): Promise<string[]> {
  const { rows } = await database.pool.query(`SELECT msg_key FROM ${PENDING_REPORTS}`);
  return rows.map(({ msg_key }) => msg_key);
}

export async function countStates(database: Database): Promise<Readonly<Record<string, number>>> {
  const { rows } = await database.pool.query("SELECT state, count(*) AS count FROM steps GROUP BY state");
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

export async function isOutboxEmpty(database: Database): Promise<boolean> {
  return (await database.pool.query("SELECT FROM outbox LIMIT 1")).rowCount === 0;
}

/** Whether nothing is left to do: the outbox is empty and no step has a lease. */
export async function isNothingLeft(database: Database): Promise<boolean> {
  const { rowCount } = await database.pool.query("SELECT FROM step_leases LIMIT 1");
  return rowCount === 0 && (await isOutboxEmpty(database));
}
