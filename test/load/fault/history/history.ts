/** It has opted out of the advertising of every account, and gets nothing else. */
export const OPTED_OUT_NUMBER = "01099990003";

/** What happened in a deployment, as its clients, carriers, probes and database saw it. Times are milliseconds since 1970. */
export interface History {
  readonly sends: Send[];
  readonly polls: Poll[];
  readonly acknowledgements: Acknowledgement[];
  readonly webhooks: WebhookPost[];
  readonly submits: CarrierEvent[];
  /** A carrier said that it does not have a message: throttled, or never heard of it. The message may be sent again. */
  readonly denials: CarrierEvent[];
  readonly probes: Probe[];
  /** A process was killed, stopped, frozen or starting: it owes no answers. */
  readonly absences: Absence[];
  /** A process could not use the database. */
  readonly outages: Outage[];
  /** A node of the database was lost, and others were not. */
  readonly lostNodes: LostNode[];
  /** What carriers said of how a step of a message ended. */
  readonly results: Result[];
  /** What messages were meant to be, where somebody has planned them. */
  readonly planned: Planned[];
  readonly orders: Order[];
  /** Faults in the order in which they were made. */
  readonly rounds: Round[];
}

export interface Round {
  readonly number: number;
  readonly kind: string;
  readonly fromMs: number;
}

/** A request that was made at `fromMs` and ended at `toMs`. */
export interface Request {
  readonly process: string;
  readonly fromMs: number;
  readonly toMs: number;
}

export interface NoAnswer {
  readonly kind: "no-answer";
  /** The client's own words: ECONNRESET, time-out … */
  readonly reason: string;
}

export interface Refused {
  readonly kind: "refused";
  readonly status: number;
  readonly code: string;
  /** The answer's own words, if it has any. */
  readonly message?: string | undefined;
}

export interface Send extends Request {
  readonly round: number;
  readonly accountId: string;
  /** Different for every message. A request that is repeated with its Idempotency-Key has the same ref. */
  readonly ref: string;
  /** The recipient, also different for every message. */
  readonly to: string;
  /** Its Idempotency-Key, if it has one. */
  readonly key?: string | undefined;
  readonly outcome: { readonly kind: "accepted"; readonly msgKey: string } | Refused | NoAnswer;
}

export interface PolledBatch {
  readonly kind: "batch";
  readonly reportId: string;
  readonly reports: readonly { readonly msgKey: string; readonly code: string }[];
  /** The whole answer, or a hash of it. */
  readonly text: string;
}

export interface Poll extends Request {
  readonly accountId: string;
  readonly outcome: PolledBatch | { readonly kind: "empty" } | Refused | NoAnswer;
}

export interface Acknowledgement extends Request {
  readonly accountId: string;
  readonly reportId: string;
  readonly outcome: { readonly kind: "acknowledged" } | Refused | NoAnswer;
}

export interface WebhookPost {
  readonly accountId: string;
  readonly msgKey: string;
  readonly body: string;
  readonly atMs: number;
  /** Whether the receiver answered that it has the report. The gateway may have missed the answer. */
  readonly confirmed: boolean;
}

export interface CarrierEvent {
  readonly carrier: string;
  /** Undefined: no other carrier gets messages of this one's channels. */
  readonly channel?: string | undefined;
  readonly to: string;
  /** The carrier's name for it, where it has one. */
  readonly reference?: string | undefined;
  readonly atMs: number;
  /** Of a submit: until when the carrier may deliver it. */
  readonly validUntilMs?: number | undefined;
  /** Of a denial: how long the carrier wants to be left alone with this message. */
  readonly retryAfterMs?: number | undefined;
}

/** From when it was first told until the gateway said that it has it; Infinity: it never did. */
export interface Result extends Interval {
  readonly carrier: string;
  readonly channel: string;
  readonly to: string;
  readonly reference: string;
  readonly code: string;
}

/** A message as its sender wanted it. */
export interface Planned {
  readonly accountId: string;
  readonly ref: string;
  readonly to: string;
  readonly steps: readonly PlannedStep[];
  /** Not before this time. */
  readonly sendAtMs?: number | undefined;
  /** An account that gets the number of parts, and what it must be. */
  readonly parts?: number | undefined;
  /** All that its carrier may say, where that is not written down. */
  readonly codes?: readonly string[] | undefined;
}

export interface PlannedStep {
  readonly channel: string;
  readonly validityMs: number;
  /** It waits for hours that have not come. */
  readonly isHeld: boolean;
}

/** What somebody ordered, from when it was asked for until it was answered. */
export interface Order extends Interval {
  /** `pause`: of a carrier, and `block`: of an account, until it was resumed or unblocked. */
  readonly kind: "cancel" | "requeue" | "pause" | "block";
  /** The ref of a message, a carrier or an account. */
  readonly of: string;
  /** When it was answered that it is done; undefined: it was refused, or not answered. */
  readonly doneMs: number | undefined;
}

export interface Probe extends Request {
  /** Undefined: there was no answer. */
  readonly ready: boolean | undefined;
}

export interface Interval {
  readonly fromMs: number;
  /** Infinity: it has not ended. */
  toMs: number;
}

export interface Absence extends Interval {
  readonly process: string;
}

export interface Outage extends Interval {
  readonly process: string;
  /** From then on the database may answer again, although it is not known yet; undefined: not before the end. */
  mayBeBackMs?: number;
}

export interface LostNode extends Interval {
  /** Accounts whose cells were on another node. */
  readonly otherAccounts: readonly string[];
}

/** What the database holds when everything is quiet. */
export interface Stored {
  readonly messages: readonly StoredMessage[];
  /** Keys of reports that wait for a poll, or are in a batch that is not acknowledged. */
  readonly pending: readonly Owned[];
  readonly waitingWebhooks: readonly Owned[];
  readonly deadLetters: readonly Owned[];
}

export interface Owned {
  readonly accountId: string;
  readonly msgKey: string;
}

export interface StoredMessage extends Owned {
  readonly ref: string;
  /** Steps whose end is the end of the message. */
  readonly finalSteps: number;
  /** Its report code; undefined: it has no end, or nobody asks. */
  readonly code?: string | null | undefined;
  /** It waits for something that has not come. */
  readonly mayBeOpen?: boolean | undefined;
  /** All that inquiry says of it: how its steps ended, those that came late last. */
  readonly reports?: readonly ReportedStep[] | undefined;
}

export interface ReportedStep {
  readonly isFinal: boolean;
  readonly serviceType: string;
  readonly code: string;
  readonly parts: string | undefined;
  /** To the second. */
  readonly reportedMs: number;
}

export const emptyHistory = (): History => ({
  ...{ sends: [], polls: [], acknowledgements: [], webhooks: [], submits: [], denials: [], probes: [] },
  ...{ absences: [], outages: [], lostNodes: [], rounds: [], results: [], planned: [], orders: [] },
});
