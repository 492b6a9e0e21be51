import { beforeAll } from "vitest";
import type { StepRef } from "../../../server/domain/delivery.ts";
import { getStepName } from "../../../server/domain/delivery.ts";
import { createAccount } from "../../../server/store/accounts.ts";
import type { Database, Queryable } from "../../../server/store/database.ts";
import type { JobWriter } from "../../../server/store/job-writer.ts";
import { type StepBatch, toStepRefs } from "../../../server/store/step-batch.ts";
import { type Beginning, beginSteps } from "../../../server/store/begin-steps.ts";
import type { Watch } from "../../../server/store/watches.ts";
import type { FreshDatabase } from "../fresh-database.ts";
import { givenAccount, givenMessage, keyAt, PENDING } from "./given.ts";

export const LEASE_MS = 15_000;

/** Accepted messages of a flow of some steps; nobody else knows their keys. */
export async function givenMessages(
  queryable: Queryable,
  nowMs: number,
  count: number,
  { accountId = "acme", steps = 1 } = {},
): Promise<StepRef[]> {
  const refs = Array.from({ length: count }, () => ({ accountId, msgKey: keyAt(nowMs), step: 0 }));
  const { msgKey: _, ...message } = givenMessage(nowMs);
  const content = JSON.stringify({ ...message, steps: Array.from({ length: steps }, () => message.steps[0]) });
  await queryable.query("INSERT INTO gateway.messages SELECT $1, unnest($2::text[]), $3", [
    accountId,
    refs.map(({ msgKey }) => msgKey),
    content,
  ]);
  return refs;
}

/** The first step of one accepted message. */
export async function givenStep(
  queryable: Queryable,
  nowMs: number,
  options: { accountId?: string; steps?: number } = {},
): Promise<StepRef> {
  const [ref] = await givenMessages(queryable, nowMs, 1, options);
  if (ref === undefined) throw new Error("One message was given");
  return ref;
}

export const stepAfter = (ref: StepRef): StepRef => ({ ...ref, step: ref.step + 1 });

export const beginningOf = (ref: StepRef, nowMs: number, change: Partial<Beginning> = {}): Beginning => ({
  ref,
  carrier: "simulator",
  expiresMs: nowMs + 60_000,
  last: true,
  detail: { serviceType: "SMS", msgType: "SM", ref: "order 7" },
  ...change,
});

export const watchOf = (members: readonly StepRef[], dueMs: number): Watch => ({
  watchId: keyAt(dueMs),
  dueMs,
  members,
});

/** Begins steps and says which of them are the caller's, in the order in which they were given. */
export async function begin(
  database: Database,
  refs: readonly StepRef[],
  nowMs: number,
  change: Partial<Beginning> = {},
): Promise<StepRef[]> {
  const beginnings = refs.map((ref) => beginningOf(ref, nowMs, change));
  const ours = await beginSteps(database, beginnings, watchOf(refs, nowMs + LEASE_MS), nowMs);
  return refs.filter((ref) => ours.has(getStepName(ref)));
}

export async function rowOf(queryable: Queryable, { accountId, msgKey, step }: StepRef) {
  const { rows } = await queryable.query(
    "SELECT * FROM gateway.steps WHERE account_id = $1 AND msg_key = $2 AND step = $3",
    [accountId, msgKey, step],
  );
  return rows[0];
}

export const stateOf = async (queryable: Queryable, ref: StepRef): Promise<unknown> =>
  (await rowOf(queryable, ref))?.state;

export async function pendingOf(queryable: Queryable, { accountId, msgKey }: StepRef): Promise<number> {
  const { rows } = await queryable.query(
    `SELECT count(*) AS count FROM ${PENDING} WHERE account_id = $1 AND msg_key = $2`,
    [accountId, msgKey],
  );
  return rows[0]?.count;
}

/** One account that polls its reports, and one that has a webhook. */
export function usePollingAndHookedAccounts(fresh: FreshDatabase): void {
  beforeAll(async () => {
    await createAccount(fresh.database.pool, givenAccount("acme"));
    await createAccount(fresh.database.pool, givenAccount("hooked", { reportMode: "webhook" }));
  });
}

export interface JobTable {
  readonly jobs: JobWriter;
  /** What was committed, and forgets it. */
  take(): Promise<{ steps: readonly StepRef[]; startAfterMs: number }[]>;
}

/** Jobs in a table of the test's own: they are there if and only if their transaction was committed. */
export function useJobTable(fresh: FreshDatabase): JobTable {
  beforeAll(async () => {
    await fresh.database.pool.query("CREATE TABLE test_jobs (batch json, start_after_ms bigint)");
  });
  return {
    jobs: {
      async write(client, batch, { startAfterMs = 0 } = {}) {
        await client.query("INSERT INTO test_jobs VALUES ($1, $2)", [JSON.stringify(batch), startAfterMs]);
      },
    },
    async take() {
      const { rows } = await fresh.database.pool.query<{ batch: StepBatch; start_after_ms: number }>(
        "DELETE FROM test_jobs RETURNING batch, start_after_ms",
      );
      return rows.map(({ batch, start_after_ms }) => ({ steps: toStepRefs(batch), startAfterMs: start_after_ms }));
    },
  };
}
