import type { SubmitOutcome, SubmittedFile } from "../carriers/carrier.ts";
import type { Templates } from "../domain/channels/channel.ts";
import type { Account, Channel, NewMessage } from "../domain/model.ts";
import type { StepEvent } from "../reports/recorder.ts";
import type { DeferredRows } from "../store/deferred-rows.ts";
import type { Advertisement } from "../store/opt-outs.ts";

export type { OutboxStore, StepStore } from "./delivery-store.ts";

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

/** The registry of numbers that have opted out of advertising. */
export interface OptOutLookups {
  /** Those of the advertisements whose recipients have opted out. */
  findRefused<One extends Advertisement>(advertisements: readonly One[]): Promise<readonly One[]>;
}

export interface FileLookups {
  /** Undefined: the file does not exist or has expired. */
  read(accountId: string, fileKey: string): Promise<SubmittedFile | undefined>;
}

/** Caps of fallbacks. */
export interface FallbackCaps {
  /** False: no more of the messages that the account sent on that day may go on in this way. */
  mayFallBack(account: Account, message: Pick<NewMessage, "steps">, step: number, acceptedMs: number): Promise<boolean>;
}

/** Called for each thing that is counted. */
export interface DispatchMetrics {
  outcome(carrier: string, kind: SubmitOutcome["kind"], channel: Channel): void;
  movedToBacklog(steps: number): void;
  takenFromBacklog(steps: number): void;
  /** Steps that no carrier may have: they are moved to the backlog. */
  waitsForCarrier(steps: number): void;
  /** Advertising steps that wait for their hours. */
  held(steps: number): void;
  /** How long ago steps were begun whose lease came due. */
  leaseAge(ageMs: number): void;
}
