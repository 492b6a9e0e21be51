import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { makeOutboxStore, makeStepStore } from "../../server/dispatch/delivery-store.ts";
import { Recorder } from "../../server/reports/recorder.ts";
import { Acceptor } from "../../server/store/accept.ts";
import { createAccount } from "../../server/store/accounts.ts";
import { requeueMessage } from "../../server/store/requeue-message.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { MemoryStore, STEP_VALIDITY_S } from "../unit/server/dispatch/memory-store.ts";
import { makeRequest, makeStoredAccount } from "./fixtures.ts";
import {
  makeBatches,
  nowMs,
  type OperatedStore,
  type Operation,
  operations,
  type Progress,
  readSteps,
} from "./store-operations.ts";

// Searches for races run on a store in memory. What they find, or do not find, is worth as much as it is like the database.

const SEED = Number(process.env.SEED ?? 1);
const RUNS = Number(process.env.RUNS ?? 30);
const MOST_OPERATIONS = 40;

const fresh = useFreshDatabase({ nowMs });
beforeAll(() => createAccount(fresh.database.pool, makeStoredAccount("acme")));

const operator = {
  mode: "polling",
  ...{ by: "kim", splitCount: false, nowMs, stepValidityS: STEP_VALIDITY_S, isConfirmed: true },
} as const;

function makeMemory(): OperatedStore {
  const store = new MemoryStore({ now: () => nowMs });
  return {
    store,
    accept: async (messages) => store.accept("acme", messages),
    endHeartbeat: async (workerId) => {
      if (store.workers.has(workerId)) store.workers.set(workerId, Number.NEGATIVE_INFINITY);
    },
    requeue: async (ref) => store.requeue(ref),
  };
}

async function makeDatabase(): Promise<OperatedStore> {
  const { database } = fresh;
  for (const table of ["outbox", "workers", "steps", "step_leases", "messages"])
    await database.pool.query(`DELETE FROM ${table}`);
  const recorder = new Recorder({ database, now: () => nowMs });
  const acceptor = new Acceptor({ database });
  return {
    store: {
      ...makeOutboxStore(database, STEP_VALIDITY_S),
      ...makeStepStore(database, STEP_VALIDITY_S),
      ...{ deferred: recorder.deferred, record: (events) => recorder.record(events) },
    },
    accept: async (messages) => void (await acceptor.accept(makeRequest(nowMs, { messages }))),
    endHeartbeat: async (workerId) => {
      const ended = "UPDATE workers SET alive_until = now() - interval '1 s' WHERE worker_id = $1";
      await database.pool.query(ended, [workerId]);
    },
    requeue: async (ref) => (await requeueMessage(database, ref, operator))?.decision.kind,
  };
}

/** What an operation returned, or the code with which it was refused. */
async function outcomeOf(run: Operation, tested: OperatedStore, progress: Progress): Promise<unknown> {
  try {
    return (await run(tested, progress)) ?? null;
  } catch (error) {
    if (error instanceof Error && "code" in error) return { refused: error.code };
    throw error;
  }
}

async function compare(runs: number, seed: number): Promise<void> {
  const sequences = fc.array(operations, { minLength: 10, maxLength: MOST_OPERATIONS, size: "max" });
  const holds = fc.asyncProperty(sequences, async (sequence) => {
    const messages = makeBatches();
    const [memory, database] = [makeMemory(), await makeDatabase()];
    const [inMemory, inDatabase] = [1, 2].map((): Progress => ({ messages, outboxIds: [], accepted: 0 }));
    if (inMemory === undefined || inDatabase === undefined) throw new Error("There are two stores");
    for (const { name, run } of sequence) {
      const [expected, found] = [await outcomeOf(run, database, inDatabase), await outcomeOf(run, memory, inMemory)];
      expect(found, name).toEqual(expected);
      expect(await readSteps(memory, inMemory), `steps after ${name}`).toEqual(await readSteps(database, inDatabase));
    }
  });
  await fc.assert(holds, { seed, numRuns: runs });
}

test("the store in memory and the database answer the same calls alike", () => compare(RUNS, SEED));

test("and so over many calls", { tags: ["long"], timeout: 600_000 }, () => compare(20 * RUNS, SEED + 1));
