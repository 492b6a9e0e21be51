import type { SubmittedFile } from "../carriers/carrier.ts";
import type { StepRef } from "../domain/delivery.ts";
import type { Account, Registry } from "../domain/model.ts";
import type { StepEvent } from "../reports/recorder.ts";
import type { StoredStep } from "../store/messages.ts";
import type { UnwrittenStep, UnwrittenSteps } from "../store/new-steps.ts";
import type { Beginning } from "../store/steps.ts";
import type { Watch } from "../store/watches.ts";
import type { Parking, TakenJob } from "./queue.ts";

/** Steps that are begun together without rows, and the jobs that brought them. */
export interface NewBatch {
  readonly watchId: string;
  readonly dueMs: number;
  readonly carrier: string;
  readonly members: readonly { readonly ref: StepRef; readonly job: TakenJob }[];
}

/** Members of a batch: the caller's to submit, and those that nothing became of. What is in neither is another's. */
export interface Claimed {
  readonly ours: ReadonlySet<StepRef>;
  readonly back: ReadonlySet<StepRef>;
}

/** What dispatch asks of the store, as one object. */
export interface DeliveryStore {
  loadSteps(refs: readonly StepRef[]): Promise<readonly StoredStep[]>;
  /** Those that surely have no row. */
  loadNewSteps(refs: readonly StepRef[]): Promise<readonly StoredStep[]>;
  beginSteps(beginnings: readonly Beginning[], watch: Watch, nowMs: number): Promise<ReadonlySet<string>>;
  /** Begins steps of jobs that are the caller's still, by a watch alone. */
  beginNewSteps(batch: NewBatch): Promise<Claimed>;
  /** What became of that, when it failed. */
  findNewSteps(batch: NewBatch): Promise<Claimed>;
  writeMissingSteps(steps: readonly UnwrittenStep[]): Promise<void>;
  /** Watches over what was begun of these jobs without rows. */
  findWatchesOfJobs(jobIds: readonly string[]): Promise<readonly Watch[]>;
  saveWatch(watch: Watch): Promise<void>;
  postponeWatches(watchIds: readonly string[], dueMs: number): Promise<void>;
  claimDueWatches(nowMs: number, leaseMs: number, limit: number): Promise<readonly Watch[]>;
  endWatches(watchIds: readonly string[]): Promise<void>;
  /** Jobs in the backlog and the watches over their steps: all or nothing. */
  park(parkings: readonly Parking[]): Promise<void>;
}

export interface StepRecorder {
  /** Resolves when they are committed. */
  record(events: readonly StepEvent[]): Promise<void>;
  /** Steps that this process has begun without rows: each row is written with what is recorded of it first. */
  readonly unwritten: UnwrittenSteps;
}

/** What is looked up about an account; answers come from a cache. */
export interface AccountLookups {
  find(accountId: string): Account | undefined | Promise<Account | undefined>;
  registryOf(accountId: string): Pick<Registry, "alimtalkTemplates"> | Promise<Pick<Registry, "alimtalkTemplates">>;
}

export interface FileLookups {
  /** Undefined: it is gone or has expired. */
  read(accountId: string, fileKey: string): Promise<SubmittedFile | undefined>;
}

/** Told what happens, for the metrics. */
export interface DispatchFigures {
  outcome(carrier: string, kind: string): void;
  breaker(carrier: string, state: "closed" | "half-open" | "open"): void;
  parked(steps: number): void;
  unparked(steps: number): void;
  /** How long ago steps were begun that had to be looked after. */
  watchAge(ageMs: number): void;
}
