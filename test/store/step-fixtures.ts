import { beforeAll } from "vitest";
import type { StepRef } from "../../server/domain/delivery.ts";
import { getStepName } from "../../server/domain/delivery.ts";
import { createAccount } from "../../server/store/accounts.ts";
import { beginSteps, type StepToBegin } from "../../server/store/begin-steps.ts";
import type { Database, Queryable } from "../../server/store/database.ts";
import { toStepRefs } from "../../server/store/step-batch.ts";
import type { StepLease } from "../../server/store/step-leases.ts";
import type { FreshDatabase } from "../rig/fresh-database.ts";
import { makeKeyAt, makeMessage, makeStoredAccount, PENDING_REPORTS } from "./fixtures.ts";

export const LEASE_MS = 15_000;

/** Inserts accepted messages that are not in the outbox, and returns their first steps. */
export async function insertMessages(
  queryable: Queryable,
  nowMs: number,
  count: number,
  { accountId = "acme", steps = 1 } = {},
): Promise<StepRef[]> {
  const refs = Array.from({ length: count }, () => ({ accountId, msgKey: makeKeyAt(nowMs), step: 0 }));
  const { msgKey: _, ...message } = makeMessage(nowMs);
  const content = JSON.stringify({ ...message, steps: Array.from({ length: steps }, () => message.steps[0]) });
  await queryable.query("INSERT INTO messages SELECT $1, unnest($2::text[]), $3", [
    accountId,
    refs.map(({ msgKey }) => msgKey),
    content,
  ]);
  return refs;
}

/** Inserts one message and returns its first step. */
export async function insertMessage(
  queryable: Queryable,
  nowMs: number,
  options: { accountId?: string; steps?: number } = {},
): Promise<StepRef> {
  const [ref] = await insertMessages(queryable, nowMs, 1, options);
  if (ref === undefined) throw new Error("No message was inserted");
  return ref;
}

export const getNextStep = (ref: StepRef): StepRef => ({ ...ref, step: ref.step + 1 });

export const makeStepToBegin = (ref: StepRef, nowMs: number, change: Partial<StepToBegin> = {}): StepToBegin => ({
  ref,
  carrier: "simulator",
  expiresMs: nowMs + 60_000,
  last: true,
  detail: { serviceType: "SMS", msgType: "SM", ref: "order 7" },
  ...change,
});

export const makeLease = (members: readonly StepRef[], dueMs: number): StepLease => ({
  leaseId: makeKeyAt(dueMs),
  dueMs,
  members,
});

/** Begins steps and returns those that are the caller's, in the order of `refs`. */
export async function begin(
  database: Database,
  refs: readonly StepRef[],
  nowMs: number,
  change: Partial<StepToBegin> = {},
): Promise<StepRef[]> {
  const steps = refs.map((ref) => makeStepToBegin(ref, nowMs, change));
  const ours = await beginSteps(database, steps, makeLease(refs, nowMs + LEASE_MS), nowMs);
  return refs.filter((ref) => ours.has(getStepName(ref)));
}

export async function readStep(queryable: Queryable, { accountId, msgKey, step }: StepRef) {
  const { rows } = await queryable.query("SELECT * FROM steps WHERE account_id = $1 AND msg_key = $2 AND step = $3", [
    accountId,
    msgKey,
    step,
  ]);
  return rows[0];
}

export const readState = async (queryable: Queryable, ref: StepRef): Promise<unknown> =>
  (await readStep(queryable, ref))?.state;

export async function countPendingReports(queryable: Queryable, { accountId, msgKey }: StepRef): Promise<number> {
  const { rows } = await queryable.query(
    `SELECT count(*) AS count FROM ${PENDING_REPORTS} WHERE account_id = $1 AND msg_key = $2`,
    [accountId, msgKey],
  );
  return rows[0]?.count;
}

/** One account that polls its reports, and one that has a webhook. */
export function usePollingAndWebhookAccounts(fresh: FreshDatabase): void {
  beforeAll(async () => {
    await createAccount(fresh.database.pool, makeStoredAccount("acme"));
    await createAccount(fresh.database.pool, makeStoredAccount("hooked", { reportMode: "webhook" }));
  });
}

/** Takes everything out of the outbox: which steps are due, and after which delay. */
export async function takeOutbox(queryable: Queryable): Promise<{ steps: readonly StepRef[]; delayMs: number }[]> {
  const { rows } = await queryable.query<{ outbox_id: number; batch: string; delay_ms: number }>(
    "DELETE FROM outbox RETURNING outbox_id, batch, delay_ms",
  );
  return rows
    .sort((one, other) => one.outbox_id - other.outbox_id)
    .map(({ batch, delay_ms }) => ({ steps: toStepRefs(JSON.parse(batch)), delayMs: delay_ms }));
}
