import type { SubmittedFile } from "../carriers/carrier.ts";
import type { Templates } from "../domain/channels/channel.ts";
import type { StepRef } from "../domain/delivery.ts";
import type { Account } from "../domain/model.ts";
import type { StepEvent } from "../reports/recorder.ts";
import type { StepToBegin } from "../store/begin-steps.ts";
import type { DeferredLease, DeferredRows } from "../store/deferred-rows.ts";
import type { StoredStep } from "../store/messages.ts";
import type { BacklogBatch, ClaimedBatch } from "../store/outbox.ts";
import type { HeldLease, StepLease } from "../store/step-leases.ts";

/** What dispatch needs of the outbox. */
export interface OutboxStore {
  registerWorker(workerId: string): Promise<void>;
  /** False: another worker has declared this one dead. */
  sendHeartbeat(workerId: string): Promise<boolean>;
  releaseAbandonedBatches(): Promise<void>;
  unregisterWorker(workerId: string): Promise<void>;
  claim(workerId: string, maxSteps: number): Promise<readonly ClaimedBatch[]>;
  claimBacklog(
    workerId: string,
    options: { readonly maxSteps: number; readonly fullLanes: readonly string[]; readonly nowMs: number },
  ): Promise<readonly ClaimedBatch[]>;
  /** Lets all workers claim the worker's batches except for those that it knows of. */
  releaseUnknown(workerId: string, knownIds: readonly number[]): Promise<void>;
  delete(workerId: string, outboxIds: readonly number[]): Promise<void>;
  /** Moves scheduled messages whose time has come to the outbox, some at a time, and returns how many. */
  releaseScheduled(nowMs: number): Promise<number>;
  /** All of them or none. */
  insertIntoBacklog(batches: readonly BacklogBatch[]): Promise<void>;
}

/** What dispatch needs of the tables of steps and leases. */
export interface StepStore {
  loadSteps(refs: readonly StepRef[]): Promise<readonly StoredStep[]>;
  /** The same for steps that no worker has claimed before. */
  loadNewSteps(refs: readonly StepRef[]): Promise<readonly StoredStep[]>;
  /** Returns the names (getStepName) of the steps that the caller may submit. */
  beginSteps(
    steps: readonly StepToBegin[],
    lease: Pick<StepLease, "leaseId" | "dueMs">,
    nowMs: number,
  ): Promise<ReadonlySet<string>>;
  /** Begins new steps by their lease alone, see store/deferred-rows.ts. False: another worker has one of the outbox rows. */
  beginDeferred(lease: DeferredLease): Promise<boolean>;
  /** After a failure: whether they were begun, and which outbox rows are still the worker's. */
  findDeferred(lease: DeferredLease): Promise<{ readonly isBegun: boolean; readonly held: ReadonlySet<number> }>;
  saveLease(lease: StepLease): Promise<void>;
  /** Returns the ids of those that were renewed. Another worker has taken over the others, or deleted them. */
  renewLeases(held: readonly HeldLease[], dueMs: number): Promise<ReadonlySet<string>>;
  postponeLeases(leaseIds: readonly string[], dueMs: number): Promise<void>;
  claimDueLeases(nowMs: number, leaseMs: number, limit: number): Promise<readonly StepLease[]>;
  deleteLeases(leaseIds: readonly string[]): Promise<void>;
}

export interface StepRecorder {
  /** Resolves when the events are committed. */
  record(events: readonly StepEvent[]): Promise<void>;
  /** Rows that are written with the first event of their step. */
  readonly deferred: DeferredRows;
}

/** What is looked up about an account; answers come from a cache. */
export interface AccountLookups {
  find(accountId: string): Account | undefined | Promise<Account | undefined>;
  findRegistry(accountId: string): Templates | Promise<Templates>;
}

export interface FileLookups {
  /** Undefined: the file does not exist or has expired. */
  read(accountId: string, fileKey: string): Promise<SubmittedFile | undefined>;
}

/** Called for each thing that is counted. */
export interface DispatchMetrics {
  outcome(carrier: string, kind: string): void;
  movedToBacklog(steps: number): void;
  takenFromBacklog(steps: number): void;
  /** Steps that no carrier may have: they are moved to the backlog. */
  waitsForCarrier(steps: number): void;
  /** How long ago steps were begun whose lease came due. */
  leaseAge(ageMs: number): void;
}
