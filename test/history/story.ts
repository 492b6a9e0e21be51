/** What a carrier answers to a submit. `silent`: it takes the message and says nothing. `lose`: it says nothing and never had it. */
export type Verdict = "accept" | "refuse" | "throttle" | "silent" | "lose";

export interface PlannedReceipt {
  readonly code: string;
  /** After the submit; below zero: before its answer. */
  readonly afterMs: number;
}

/** What a carrier does with one step of one message. */
export interface Script {
  /** Of each submit in turn; the last one again and again. */
  readonly verdicts: readonly Verdict[];
  readonly receipts: readonly PlannedReceipt[];
}

export type Channel = "sms" | "mms" | "rcs" | "alimtalk" | "friendtalk" | "international";

export interface PlannedStep {
  readonly channel: Channel;
  /** Undefined: the validity of the deployment. */
  readonly ttlS: number | undefined;
}

export interface Recipient {
  readonly to: string;
  /** One for each step. */
  readonly scripts: readonly Script[];
}

export interface PlannedSend {
  readonly kind: "send";
  readonly atMs: number;
  /** Of the message to the first recipient `${ref}.0`, and so on. */
  readonly ref: string;
  readonly steps: readonly PlannedStep[];
  /** Several go by one request. */
  readonly recipients: readonly Recipient[];
  readonly isAdvertising: boolean;
  /** International: how many parts its text makes. */
  readonly parts: number;
  readonly sendAfterMs: number | undefined;
  readonly key: string | undefined;
  /** The same request so many times more, at once with the first or so long after its answer. */
  readonly repeats: { readonly times: number; readonly afterMs: number | undefined };
  /** Later the same key comes with another text. */
  readonly hasOtherBody: boolean;
}

/** What somebody does about a message, or about the account. */
export type PlannedAct =
  | { readonly kind: "cancel" | "operator-cancel" | "requeue"; readonly atMs: number; readonly ref: string }
  | { readonly kind: "block"; readonly atMs: number; readonly forMs: number };

export interface Story {
  /** Its account, which no other story has. */
  readonly account: string;
  readonly reports: "poll" | "stream" | "webhook";
  /** Polls twice at once, or again without an acknowledgement, acknowledges twice, or loses its stream. */
  readonly isCareless: boolean;
  /** Of so many messages one is refused by the receiver of webhooks at first; 0: none. */
  readonly refusesOneOf: number;
  /** Its advertising waits for hours that do not come while the story is played. */
  readonly isNight: boolean;
  readonly acts: readonly (PlannedSend | PlannedAct)[];
}

/** Something that goes wrong between a gateway and its database: at its k-th write from a time on. */
export interface PlannedFault {
  readonly atMs: number;
  readonly gateway: number;
  readonly write: number;
  readonly when: "before" | "after";
  readonly what: "kill" | "cut" | "hold";
  readonly holdMs: number;
}

export interface CarrierOrder {
  readonly atMs: number;
  readonly kind: "pause" | "drain";
  readonly forMs: number;
}

/** Stories that are played at the same time on one deployment. */
export interface Run {
  readonly seed: number;
  readonly stories: readonly Story[];
  readonly faults: readonly PlannedFault[];
  readonly orders: readonly CarrierOrder[];
}
