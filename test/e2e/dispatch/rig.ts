import type { Carriers } from "../../../server/carriers/carriers.ts";
import { deliveryStore } from "../../../server/dispatch/delivery-store.ts";
import { type Queue, startQueue } from "../../../server/dispatch/queue.ts";
import { startWorker, type Worker, type WorkerOptions } from "../../../server/dispatch/worker.ts";
import type { NewMessage } from "../../../server/domain/model.ts";
import { Recorder } from "../../../server/reports/recorder.ts";
import { Acceptor } from "../../../server/store/accept.ts";
import { createAccount } from "../../../server/store/accounts.ts";
import { arrivals } from "../../../server/store/arrivals.ts";
import { Budgets } from "../../../server/store/budgets.ts";
import { CachedAccounts } from "../../../server/store/cached-accounts.ts";
import type { Database } from "../../../server/store/database.ts";
import { Figures, silent } from "../../unit/server/dispatch/given.ts";
import { givenAccount, givenMessage, givenRequest, PENDING } from "../store/given.ts";

/** A worker with everything it stands on, on a real database. */
export interface Rig {
  readonly queue: Queue;
  readonly recorder: Recorder;
  readonly worker: Worker;
  readonly figures: Figures;
  stop(): Promise<void>;
}

/** The carriers are made once there is a recorder for their receipts. */
export async function startRig(
  database: Database,
  carriersWith: (recorder: Recorder) => Carriers,
  change: Partial<WorkerOptions> = {},
): Promise<Rig> {
  const queue = await startQueue({ database, supervise: true });
  const figures = new Figures();
  const recorder = new Recorder({ database, jobs: arrivals, onEnded: (steps) => worker.ended(steps) });
  const worker: Worker = startWorker({
    queue,
    recorder,
    figures,
    store: deliveryStore(database, queue),
    carriers: carriersWith(recorder),
    accounts: new CachedAccounts(database),
    files: { read: async () => undefined },
    budgets: new Budgets(database),
    stepValidityS: 86_400,
    log: silent,
    drainMs: 2000,
    ...change,
  });
  return {
    ...{ queue, recorder, worker, figures },
    stop: async () => {
      await worker.stop();
      await recorder.close();
      await queue.stop();
    },
  };
}

export async function makeAccounts(database: Database, ...accountIds: readonly string[]): Promise<void> {
  for (const accountId of accountIds) await createAccount(database.pool, givenAccount(accountId));
}

/** Accepts messages, so many in one request; returns their keys. */
export async function acceptMessages(
  database: Database,
  given: { readonly count: number; readonly perRequest?: number; readonly accountId?: string } & Partial<NewMessage>,
): Promise<string[]> {
  const { count, perRequest = 100, accountId = "acme", ...change } = given;
  const acceptor = new Acceptor({ database, maxBatchMessages: perRequest });
  const messages = Array.from({ length: count }, () => givenMessage(Date.now(), change));
  for (let at = 0; at < count; at += perRequest)
    await acceptor.accept(givenRequest(Date.now(), { accountId, messages: messages.slice(at, at + perRequest) }));
  return messages.map(({ msgKey }) => msgKey);
}

/** The keys of all final reports that wait to be polled, as often as they are there. */
export async function reportedKeys(database: Database): Promise<string[]> {
  const { rows } = await database.pool.query(`SELECT msg_key FROM ${PENDING}`);
  return rows.map(({ msg_key }) => msg_key);
}

export async function stateCounts(database: Database): Promise<Readonly<Record<string, number>>> {
  const { rows } = await database.pool.query("SELECT state, count(*) AS count FROM gateway.steps GROUP BY state");
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** The database's clock, which all processes have in common. */
export async function databaseNowMs(database: Database): Promise<number> {
  const { rows } = await database.pool.query("SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now");
  return Number(rows[0]?.now);
}
