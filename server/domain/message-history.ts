import type { StepState } from "./delivery.ts";
import { timeOfMessageKey } from "./message-key.ts";
import type { Channel, Step } from "./model.ts";

/** Everything that is stored about one message, for an operator who asks what became of it. */
export interface MessageHistory {
  readonly accountId: string;
  readonly msgKey: string;
  readonly acceptedMs: number;
  /** Undefined: the message was erased. */
  readonly to: string | undefined;
  /** What its first step is sent from. */
  readonly from: string | undefined;
  readonly ref: string | undefined;
  /** The channels of its flow, in order. */
  readonly channels: readonly Channel[];
  /** The steps that have a row, in order. */
  readonly steps: readonly StepHistory[];
  /** Where its next step waits; undefined: nowhere. */
  readonly waiting: WaitingPlace | undefined;
  /** A step that was begun and has no row yet. */
  readonly begun: BegunStep | undefined;
  /** How many workers have sent a heartbeat in time. */
  readonly liveWorkers: number;
  /** When carriers were or are paused, since the message was accepted. */
  readonly pauses: readonly CarrierPause[];
  /** When operators put it in front of others while it waited, as far as the audit log tells. */
  readonly releases?: readonly Release[];
  readonly handOut: HandOut;
}

export interface StepHistory {
  readonly step: number;
  readonly state: StepState;
  readonly carrier: string;
  /** When it was begun the last time. */
  readonly sentMs: number;
  readonly expiresMs: number;
  readonly last: boolean;
  readonly carrierIds: readonly string[];
  /** The carrier said that it has it. */
  readonly isTaken: boolean;
  /** When it said so with ids; known for a week. */
  readonly acceptedMs: number | undefined;
  readonly reportedMs: number | undefined;
  readonly code: string | undefined;
  readonly lateMs: number | undefined;
  readonly lateCode: string | undefined;
  /** Why it failed, in the carrier's own words. */
  readonly carrierReason: string | undefined;
  /** The tries before the last one, in order. Of very many only the first and the last ones are kept. */
  readonly tries: readonly StepTry[];
}

/** A submit after which the step was queued again. */
export interface StepTry {
  /** Counted from 1. */
  readonly number: number;
  readonly carrier: string;
  readonly sentMs: number;
  readonly endMs: number;
  readonly reason: string;
  /** The operator who queued it again, if it was not the carrier that did not take it; `reason` has then the carrier's own words. */
  readonly requeuedBy?: string;
  /** How it had ended by then, or its state. */
  readonly endState?: StepState;
  readonly code?: string;
  /** The carrier had not said that it has it, nor how it ended. */
  readonly unanswered?: string;
  /** When, as digits. */
  readonly reportedMs?: string;
}

export interface CarrierPause {
  readonly carrier: string;
  /** The operator. */
  readonly by: string;
  /** It was ordered as a drain, by which operators know it again. */
  readonly isDrain: boolean;
  readonly sinceMs: number;
  /** Undefined: it is paused now. */
  readonly untilMs: number | undefined;
}

/** What the operator has done to the carrier. */
export const nameOrder = ({ isDrain }: Pick<CarrierPause, "isDrain">): string => (isDrain ? "drained" : "paused");

export interface Release {
  readonly atMs: number;
  /** The operator. */
  readonly by: string;
}

export interface WaitingPlace {
  readonly step: number;
  /** When it got to this place. It may have waited at another one before. */
  readonly sinceMs: number;
  /** `scheduled`: until its sendAt. `held`: until the hours of advertising. `claimed`: a worker has it in memory. `backlog`: the queue of its carrier was full. */
  readonly stage: "scheduled" | "held" | "ready" | "delayed" | "claimed" | "backlog" | "no-carrier";
  /** The carrier of a backlog, or the one that workers would give it to now. */
  readonly carrier: string | undefined;
  /** The circuit breaker of that carrier is open in some worker. */
  readonly isFailing?: boolean;
  /** When it may be claimed. */
  readonly dueMs: number;
}

export interface BegunStep {
  readonly step: number;
  readonly carrier: string;
  readonly begunMs: number;
}

/** Where the final report is. */
export interface HandOut {
  /** How the account gets its reports now. */
  readonly mode: "polling" | "webhook";
  /** It waits to be polled. */
  readonly isPending: boolean;
  /** When it was handed out with a batch that is not acknowledged yet. */
  readonly openedMs: number | undefined;
  /** It is on its way to the webhook. */
  readonly webhook:
    | {
        readonly attempts: number;
        readonly dueMs: number /** Why the last try failed. */;
        readonly reason?: string | undefined;
      }
    | undefined;
  readonly deadLetter: { readonly failedMs: number; readonly attempts: number; readonly reason: string } | undefined;
}

/** `cancelled` is an end of its own, so that nobody who repeats what failed repeats what was cancelled. The rest are the states of the step that decides. */
export type MessageState = "scheduled" | "waiting" | StepState | "cancelled";

/** In the order in which a message passes through them, in words for operators. */
export const stateMeanings = [
  ["scheduled", "it waits for its sendAt, or for the hours of advertising"],
  ["waiting", "no carrier has been given its next step"],
  ["queued", "a carrier was tried and did not take it; it waits for its next try"],
  ["submitting", "it is being handed to a carrier"],
  ["submitted", "a carrier has it"],
  ["unknown", "a carrier gave no answer in time, and may have it or not"],
  ["delivered", "a carrier reported success"],
  ["failed", "a carrier or the gateway reported a failure"],
  ["expired", "no end was known in time, or a carrier reported that it expired"],
  ["cancelled", "an operator or the account ended it before a carrier had it"],
] as const satisfies readonly (readonly [MessageState, string])[];

export const messageStates: readonly MessageState[] = stateMeanings.map(([state]) => state);

/** The carrier in the row of a step that an operator or the account cancelled. No carrier can have this name. */
export const CANCELLED = "(cancelled)";

/** The carrier in the row of an advertising step that waits for its hours. No carrier can have this name. */
export const HELD = "(held)";

/** The carrier in the rows of steps that no carrier ever had. A carriers file can give no carrier this name. */
export const NO_CARRIER = "none";

/** In the name of a lane of the backlog, for steps that no carrier may have. A carriers file can give no carrier this name. */
export const WITHOUT_CARRIER = "(no carrier)";

export const hasCarrier = ({ carrier }: Pick<StepHistory, "carrier">): boolean =>
  carrier !== NO_CARRIER && carrier !== CANCELLED && carrier !== HELD;

export const getChannel = ({ channels }: MessageHistory, step: number): Channel => channels[step] ?? "sms";

/** Since when a step waits, wherever it was queued meanwhile: since its last try, the end of the step before, or its acceptance. */
export function getWaitingSinceMs({ msgKey, steps }: MessageHistory, { step, sinceMs }: WaitingPlace): number {
  const lastTry = steps.find((one) => one.step === step)?.tries.at(-1);
  const before = steps.find((one) => one.step === step - 1);
  const readyMs = lastTry?.endMs ?? before?.reportedMs ?? timeOfMessageKey(msgKey) ?? sinceMs;
  // An operator may have sent it before its sendAt, which is the time of its key.
  return Math.min(readyMs, sinceMs);
}

/** The number that a step is sent from, or the key of a messenger's channel; undefined: it has neither, or was erased. */
export function getSender(step: Pick<Step, "payload"> | undefined): string | undefined {
  const { from, senderKey } = step?.payload ?? {};
  return [from, senderKey].find((sender) => typeof sender === "string");
}

export type DecidingStep = Pick<StepHistory, "state" | "last" | "carrier">;

/** Whether the end of a step is the end of its message. In SQL: isFinal in server/store/step-conditions.ts. */
export const isFinalStep = ({ state, last }: Pick<StepHistory, "state" | "last">): boolean =>
  state === "delivered" || last;

/** Whether an operator or the account ended it. In SQL: isCancelled in server/store/step-conditions.ts. */
export const isCancelled = ({ state, carrier }: Pick<StepHistory, "state" | "carrier">): boolean =>
  carrier === CANCELLED && state === "failed";

/** Its time was over here. A carrier may also report that a message has expired. */
export const isGivenUp = ({ state, expiresMs, reportedMs, carrierReason }: StepHistory): boolean =>
  state === "expired" && carrierReason === undefined && reportedMs !== undefined && reportedMs >= expiresMs;

/** The state of a message by its last step that has a row. */
export function getMessageState(last: DecidingStep | undefined): MessageState {
  if (last === undefined) return "waiting";
  if (isCancelled(last)) return "cancelled";
  const isFollowed = (last.state === "failed" || last.state === "expired") && !last.last;
  return isFollowed ? "waiting" : last.state;
}

const ENDED: ReadonlySet<MessageState> = new Set(["delivered", "failed", "expired", "cancelled"]);

export const hasEnded = (state: MessageState): boolean => ENDED.has(state);
