/**
 * The places at which the outside world changes. A process may end, lose its database or be held up right before and right after each of
 * them, and no message may be lost, doubled or stuck. `npm run test:crash` does all of that at each of these points.
 *
 * Nothing happens here in a gateway that runs: only test/load/crash/preload.ts sets a hook.
 */
export type CrashPoint =
  /** Messages, their outbox row and the answers under their idempotency keys are stored. No caller has an answer yet. */
  | "messages-accepted"
  /** A message that waited for its sendAt has ended, and its report is queued. */
  | "schedule-cancelled"
  /** Advertising waits for its hours, and is still in the outbox. */
  | "steps-held"
  /** Messages whose sendAt has come are in the outbox. */
  | "scheduled-released"
  /** Reports that waited are a batch. No poll has been answered with it. */
  | "batch-opened"
  /** The open batch is acknowledged: the next poll gets other reports. */
  | "batch-acknowledged"
  /** A worker is in the table of workers and may claim. */
  | "worker-registered"
  /** The worker is gone from the table of workers, because it stops. */
  | "worker-unregistered"
  /** A worker has said that it is alive. */
  | "heartbeat-sent"
  /** Workers without heartbeats are gone from the table of workers. */
  | "workers-declared-dead"
  /** Outbox rows of workers that are gone may be claimed by others. */
  | "batches-released"
  /** Outbox rows have a worker. */
  | "outbox-claimed"
  /** Rows of the backlog have a worker. */
  | "backlog-claimed"
  /** Outbox rows of claims whose answer was lost may be claimed again. */
  | "unknown-released"
  /** Outbox rows whose steps were all begun are gone. */
  | "outbox-deleted"
  /** Steps that found no room in their lane are in the backlog. */
  | "backlog-written"
  /** Steps are marked as begun in their rows, under a lease. */
  | "steps-begun"
  /** A lease says that new steps were begun, and their rows are not written yet. */
  | "steps-begun-deferred"
  /** An empty lease keeps a beginning whose answer was lost from being made later. */
  | "deferred-asked"
  /** The rows of steps that another worker has begun are written. */
  | "rows-adopted"
  /** Leases are this worker's for longer. */
  | "leases-renewed"
  /** Nobody holds the leases until a later time. */
  | "leases-postponed"
  /** A lease has fewer steps than before. */
  | "lease-saved"
  /** Leases that came due are this worker's. */
  | "leases-taken-over"
  /** Leases whose steps have all ended are gone. */
  | "leases-deleted"
  /** A carrier has messages. */
  | "submitted"
  /** The outcomes of submits and receipts are stored, with the final reports. Nothing else follows from them. */
  | "outcomes-recorded"
  /** Outcomes are stored with what follows from them: next steps, carriers' ids, receipts that came early. */
  | "next-steps-recorded"
  /** Receipts that waited in another cell than their message's are removed there. */
  | "orphans-deleted"
  /** Reports are this worker's to post. */
  | "webhooks-claimed"
  /** A webhook receiver has a report. */
  | "webhook-posted"
  /** Reports that a receiver has taken are posted no more. */
  | "webhooks-removed"
  /** Reports that a receiver has not taken are posted again later. */
  | "webhooks-postponed"
  /** Reports that no receiver takes are dead letters. */
  | "webhooks-given-up"
  /** A command has marked an account as its own to move. */
  | "move-begun"
  /** A range of an account's rows is copied to its new cell, or removed from its old one. */
  | "move-copied"
  /** Rows of an account that changed during the copy are in its new cell, too. */
  | "move-caught-up"
  /** The requests of an account that is moved are refused. */
  | "move-refused"
  /** A process has answered that it serves an account no more. */
  | "move-answered"
  /** An account is in its new cell. */
  | "move-switched"
  /** The requests of an account whose move has to wait are served again for a while. */
  | "move-paused"
  /** The requests of an account whose move failed are served again. */
  | "move-undone"
  /** The mark of a move is gone. */
  | "move-ended"
  /** The tables are those of this release. */
  | "migrated";

/** Called instead of the change, which it makes with its second argument. */
export type CrashHook = <Value>(point: CrashPoint, change: () => Promise<Value>) => Promise<Value>;

let hook: CrashHook | undefined;

/** Makes one change of the outside world. */
export function crashPoint<Value>(point: CrashPoint, change: () => Promise<Value>): Promise<Value> {
  return hook === undefined ? change() : hook(point, change);
}

/** For test/load/crash/preload.ts alone. */
export function setCrashHook(chosen: CrashHook): void {
  hook = chosen;
}
