import type { Ending, NetworkCode, StepRef } from "../domain/delivery.ts";
import type { Channel, Step } from "../domain/model.ts";
import type { BrandmessageTemplate } from "../domain/registry.ts";
import type { Log } from "../telemetry/log.ts";

/** A registered image that is sent with a message. */
export interface SubmittedFile {
  readonly fileKey: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}

/** One step that is handed to a carrier. */
export interface Submission extends Pick<Step, "channel" | "serviceType" | "msgType" | "payload"> {
  readonly ref: StepRef;
  /** Identifies the step to the carrier (getCarrierReference), and comes back in receipts where the protocol has a place for it. */
  readonly reference: string;
  readonly to: string;
  /** Images that the payload names by `fileKey`. */
  readonly files: readonly SubmittedFile[];
  /** The account is in sandbox: its messages only ever reach the simulator. */
  readonly sandbox: boolean;
  /** The text of the registered template of an alimtalk message, where there is one. */
  readonly templateText: string | undefined;
  /** The registered template of a brand message, where there is one. */
  readonly brandmessageTemplate?: BrandmessageTemplate | undefined;
  /** After this time the gateway gives the step up. */
  readonly expiresMs: number;
}

export type SubmitOutcome =
  /** The carrier has it. `carrierIds`: its ids of the parts, in order, where receipts name these ids. */
  | { readonly kind: "accepted"; readonly carrierIds?: readonly string[] }
  /** The carrier refused it, and would refuse it again. */
  | { readonly kind: "refused"; readonly ending: Ending }
  /**
   * The carrier has no room now, and certainly does not have it. `retryAfterMs`: the message comes again no sooner. `forAllMessages`: the
   * wait is not for this message alone, and the carrier gets nothing until it is over.
   */
  | {
      readonly kind: "throttled";
      readonly retryAfterMs?: number;
      readonly forAllMessages?: boolean;
      readonly carrierReason?: string | undefined;
    }
  /** The carrier could not be reached, and certainly does not have it. */
  | { readonly kind: "unavailable"; readonly carrierReason?: string | undefined }
  /**
   * It is not known whether the carrier has it. `later`: what it answers after all, for a carrier that can still answer; `unknown` if it
   * never will. It does not reject.
   */
  | { readonly kind: "unknown"; readonly later?: Promise<SubmitOutcome> };

/** A carrier's report about a message that it took. */
export interface Receipt {
  /** The submission's reference, or the carrier's id of a part of it. */
  readonly of: { readonly reference: string } | { readonly carrierId: string };
  readonly ending: Ending;
}

/** A question about a step whose end is not known. */
export interface Question {
  readonly submission: Submission;
  readonly sentMs: number;
  readonly carrierIds: readonly string[];
}

export type Answer =
  | { readonly kind: "ended"; readonly ending: Ending }
  /** The carrier has it and has no result yet. */
  | { readonly kind: "pending" }
  /** The carrier never had it: it may be sent again. */
  | { readonly kind: "never-heard" }
  /** The carrier did not answer the question. */
  | { readonly kind: "no-answer" };

export interface Carrier {
  /** Whether messages can be submitted now. */
  isUp(): boolean;
  /**
   * Hands messages over. `settle` is called exactly once for each message, as soon as its outcome is known. The promise
   * resolves when all are settled, and never rejects.
   * `mayHandOver` is asked right before each message goes out. If it says no, another worker may have taken the message over: it does
   * not go out, and is settled as unavailable.
   */
  submit(
    batch: readonly Submission[],
    settle: (index: number, outcome: SubmitOutcome) => void,
    mayHandOver: () => boolean,
  ): Promise<void>;
  /** One answer for each question, in order; never rejects. Absent where a carrier cannot be asked. */
  readonly ask?: (questions: readonly Question[]) => Promise<readonly Answer[]>;
  /**
   * How many questions a call may have (default: 100). Fewer where each of them is a request of its own: a carrier that lets calls wait for more
   * than five seconds counts as silent.
   */
  readonly questionsAtOnce?: number;
  /** Returns at once. Connections are made and repaired in the background. */
  start(): void;
  /** Waits, for a bounded time, for calls that are under way. */
  stop(): Promise<void>;
}

/** What the gateway provides to a carrier. */
export interface CarrierContext {
  /** The carrier's name in the carriers file. */
  readonly name: string;
  /** Resolves when the receipts are committed: only then may they be acknowledged to the carrier. */
  readonly receive: (receipts: readonly Receipt[]) => Promise<void>;
  readonly now: () => number;
  readonly log: Log;
}

/** How much a carrier takes at a time. Every adapter has its own defaults. */
export interface CarrierLimits {
  /** Messages of one process that are submitted and not yet settled. */
  readonly window: number;
  /** Messages handed over in one call. */
  readonly batch: number;
  /** Messages a second, of all processes together; undefined: as many as it takes. */
  readonly ratePerSecond: number | undefined;
}

/** How a message ended, in a carrier's codes. */
export interface CarrierResult {
  /** A report code of the contract, or a code of the carrier's own. */
  readonly code: string;
  readonly network?: NetworkCode | undefined;
  readonly userType?: "F" | "N" | undefined;
}

/** How the receipts of a carrier that posts them to the API are verified and read. */
export interface CarrierCallback {
  /** A request of the carrier is signed with one of them. */
  readonly secrets: readonly string[];
  endingOf(result: CarrierResult): Ending;
}

/** Valid settings, from which a carrier can be made. */
export interface PreparedCarrier {
  readonly limits: CarrierLimits;
  /** The channels that it can carry; undefined: all. A route of another channel is a fault of the carriers file. */
  readonly channels?: readonly Channel[];
  /**
   * For a carrier that posts its receipts to the API. The process that serves the API reads receipts with it, and need not run the
   * carrier itself.
   * A carrier must have a callback if its receipts may reach another process than the one that submitted the message, and name the
   * message by our own `reference`. Such a receipt is lost if the message has no row, and only for carriers with a callback is the row
   * always written before the message is submitted.
   */
  readonly callback?: CarrierCallback;
  /** It only plays a carrier: nothing that it takes reaches a phone. */
  readonly isSimulator?: true;
  make(context: CarrierContext): Carrier;
}

/** A fault in a carrier's settings: `at` is the setting's name. */
export class CarrierSettingsError extends Error {
  override readonly name = "CarrierSettingsError";
  readonly at: string;

  constructor(at: string, message: string) {
    super(message);
    this.at = at;
  }
}

/**
 * Reads the settings of one carrier: its object in the carriers file, without the field `adapter`. Throws a CarrierSettingsError, or an
 * AggregateError if there are several. SettingsReader (settings.ts) helps with both.
 */
export type Adapter = (settings: Readonly<Record<string, unknown>>) => PreparedCarrier;

/** Calls that have not ended yet: what the stop of a carrier waits for. */
export class PendingWork {
  readonly #promises = new Set<Promise<unknown>>();

  async track<Value>(work: Promise<Value>): Promise<Value> {
    this.#promises.add(work);
    try {
      return await work;
    } finally {
      this.#promises.delete(work);
    }
  }

  /** Resolves when all have ended, or when the time is over. */
  async wait(timeoutMs: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, timeoutMs);
    });
    await Promise.race([Promise.allSettled(this.#promises), timeout]);
    clearTimeout(timer);
  }
}
