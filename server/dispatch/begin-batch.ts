import { getStepName } from "../domain/delivery.ts";
import { classifyDatabaseError } from "../store/database-errors.ts";
import { makeLeaseId } from "../store/step-leases.ts";
import { type Log, loggable } from "../telemetry/log.ts";
import type { LeaseRenewer } from "./lease-renewer.ts";
import { backOff } from "./loop.ts";
import type { WaitingStep } from "./plan-step.ts";
import type { StepStore } from "./ports.ts";

export interface BeginParts {
  readonly store: Pick<StepStore, "beginSteps" | "loadSteps" | "beginDeferred" | "findDeferred">;
  readonly leases: LeaseRenewer;
  readonly now: () => number;
  readonly random: () => number;
  readonly log: Log;
  /** Aborted when a stopping worker waits no longer for the database. */
  readonly stopping: AbortSignal;
}

export interface BegunSteps {
  /** Renewed until the caller is done with the steps and drops it. */
  readonly leaseId: string;
  readonly begunMs: number;
  /** The steps have deferred rows. */
  readonly isDeferred: boolean;
  /** The steps that the caller may submit or finish now. */
  readonly ours: readonly WaitingStep[];
  /** Still queued: the database was away. */
  readonly notBegun: readonly WaitingStep[];
}

/** True: the database refuses one of the steps, and would accept the others without it. */
export function isRowError(error: unknown): boolean {
  const kind = classifyDatabaseError(error);
  return kind === "row" || kind === "partition";
}

/**
 * Begins steps and takes a lease on them. New steps get deferred rows (store/deferred-rows.ts), all others are marked in their rows.
 * When the database goes away in the middle of the statement, for longer than the store retries, it is not known whether the steps were
 * begun. Then the database is asked until it answers: a step that stays begun would be taken for one that the carrier may have,
 * although it was never sent.
 */
export async function beginBatch(
  parts: BeginParts,
  steps: readonly WaitingStep[],
  carrier: string,
  { mayDefer = false }: { readonly mayDefer?: boolean } = {},
): Promise<BegunSteps> {
  const { leases, now } = parts;
  // Later than every earlier try, also where clocks differ: the time tells one try from the next.
  const begunMs = steps.reduce((latest, { lastBegunMs = 0 }) => Math.max(latest, lastBegunMs + 1), now());
  const lease = { leaseId: makeLeaseId(begunMs), dueMs: now() + leases.leaseMs };
  const isDeferred = mayDefer && steps.every(({ batch }) => batch?.isNew === true);
  const begin = isDeferred ? beginWithDeferredRows : beginByRows;
  const { ours, notBegun } = await begin(parts, steps, { ...lease, carrier, begunMs });
  // Renewed only from now on: after a broken connection the store recognises its own lease by the unchanged time.
  leases.add(lease.leaseId, lease.dueMs);
  return { leaseId: lease.leaseId, begunMs, isDeferred, ours: eachOnce(ours), notBegun };
}

interface Claim {
  readonly leaseId: string;
  readonly dueMs: number;
  readonly carrier: string;
  readonly begunMs: number;
}

type Begun = Pick<BegunSteps, "ours" | "notBegun">;

async function beginByRows(
  parts: BeginParts,
  steps: readonly WaitingStep[],
  { carrier, begunMs, ...lease }: Claim,
): Promise<Begun> {
  const rows = steps.map(({ ref, expiresMs, last, detail, repeats }) => {
    return { ref, carrier, expiresMs, last, detail, repeats };
  });
  try {
    const names = await parts.store.beginSteps(rows, lease, begunMs);
    return { ours: steps.filter(({ name }) => names.has(name)), notBegun: [] };
  } catch (error) {
    return askUntilAnswered(parts, error, async () => {
      // From now on the statement begins nothing, if it has not run yet. Otherwise it could begin steps that have come back from their
      // carrier by then, under a time that no lease knows.
      await parts.store.findDeferred({ ...lease, carrier, workerId: "", outboxIds: [], members: [] });
      const stored = await parts.store.loadSteps(steps.map(({ ref }) => ref));
      const found = new Map(stored.map(({ ref, row }) => [getStepName(ref), row]));
      return {
        ours: steps.filter(({ name }) => {
          const row = found.get(name);
          return row?.sentMs === begunMs && (row.state === "submitting" || row.state === "unknown");
        }),
        notBegun: steps.filter(({ name }) => found.has(name) && (found.get(name)?.state ?? "queued") === "queued"),
      };
    });
  }
}

async function beginWithDeferredRows(
  parts: BeginParts,
  steps: readonly WaitingStep[],
  { leaseId, dueMs, carrier }: Claim,
): Promise<Begun> {
  const batches = [...new Set(steps.map(({ batch }) => batch))].filter((batch) => batch !== undefined);
  const outboxIds = batches.map(({ outboxId }) => outboxId).sort((one, other) => one - other);
  const workerId = batches[0]?.workerId ?? "";
  const lease = { leaseId, dueMs, carrier, workerId, outboxIds, members: steps.map(({ ref }) => ref) };
  // From now on the rows in gateway.steps decide which worker begins a step: another worker may have the lease or an outbox row by then.
  const onlyByRows = (held: ReadonlySet<number>): Begun => {
    for (const batch of batches) batch.isNew = false;
    return { ours: [], notBegun: steps.filter(({ batch }) => batch !== undefined && held.has(batch.outboxId)) };
  };
  try {
    if (await parts.store.beginDeferred(lease)) return { ours: steps, notBegun: [] };
    return onlyByRows((await parts.store.findDeferred(lease)).held);
  } catch (error) {
    return askUntilAnswered(parts, error, async () => {
      const { isBegun, held } = await parts.store.findDeferred(lease);
      return isBegun ? { ours: steps, notBegun: [] } : onlyByRows(held);
    });
  }
}

/** Two batches may name the same step, where one was lost and claimed again: it is begun once and submitted once. */
const eachOnce = (steps: readonly WaitingStep[]): readonly WaitingStep[] => [
  ...new Map(steps.map((step) => [step.name, step])).values(),
];

/** Asks until the database answers. If it refused a row, nothing was written. */
async function askUntilAnswered(parts: BeginParts, failure: unknown, find: () => Promise<Begun>): Promise<Begun> {
  if (isRowError(failure)) throw failure;
  let error = failure;
  for (let failures = 1; ; failures++) {
    parts.log.warn(
      { event: "begin_steps_unknown", attempt: failures, error: loggable(error) },
      "The database did not say whether steps were begun; asking again",
    );
    if (!(await backOff(failures, parts))) throw error;
    try {
      return await find();
    } catch (caught) {
      error = caught;
    }
  }
}
