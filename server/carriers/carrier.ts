import type { Ending, NetworkCode, StepRef } from "../domain/delivery.ts";
import type { Channel, Step } from "../domain/model.ts";
import type { Log } from "../telemetry/log.ts";

/** A registered image that a message takes along. */
export interface SubmittedFile {
  readonly fileKey: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}

/** One step on its way to a carrier. */
export interface Submission extends Pick<Step, "channel" | "serviceType" | "msgType" | "payload"> {
  readonly ref: StepRef;
  /** Names the step to the carrier, and comes back in its receipts where it can carry one. */
  readonly reference: string;
  readonly to: string;
  /** Images that the payload names by `fileKey`. */
  readonly files: readonly SubmittedFile[];
  /** Of an account that only ever reaches the simulator. */
  readonly sandbox: boolean;
  /** The text of the registered template of an alimtalk message, where there is one. */
  readonly templateText: string | undefined;
  /** When the step is given up. */
  readonly expiresMs: number;
}

export type SubmitOutcome =
  /** The carrier has it. `carrierIds`: its names for the parts, in order, where receipts come by these names. */
  | { readonly kind: "accepted"; readonly carrierIds?: readonly string[] }
  /** It said no, and would again. */
  | { readonly kind: "refused"; readonly ending: Ending }
  /** It said "not now"; it surely does not have it. */
  | { readonly kind: "throttled"; readonly retryAfterMs?: number }
  /** It could not be reached; it surely does not have it. */
  | { readonly kind: "unavailable" }
  /** Nobody knows whether it has it. */
  | { readonly kind: "unknown" };

/** What a carrier says of a message that it took. */
export interface Receipt {
  /** The submission's own reference, or the carrier's name for a part of it. */
  readonly of: { readonly reference: string } | { readonly carrierId: string };
  readonly ending: Ending;
}

/** Asked about a step whose end is not known. */
export interface Question {
  readonly submission: Submission;
  readonly sentMs: number;
  readonly carrierIds: readonly string[];
}

export type Answer =
  | { readonly kind: "ended"; readonly ending: Ending }
  /** The carrier has it and has no result yet. */
  | { readonly kind: "pending" }
  /** It never had it: it may be sent (again). */
  | { readonly kind: "never-heard" }
  /** It could not be asked. */
  | { readonly kind: "no-answer" };

export interface Carrier {
  /** Whether there is any sense in submitting now. */
  isUp(): boolean;
  /**
   * Hands messages over. Each is settled exactly once, as soon as its outcome is known; the promise resolves when all of
   * them are, and never rejects.
   */
  submit(batch: readonly Submission[], settle: (index: number, outcome: SubmitOutcome) => void): Promise<void>;
  /** One answer a question, in order; never rejects. Absent where a carrier cannot be asked. */
  readonly ask?: (questions: readonly Question[]) => Promise<readonly Answer[]>;
  /** Returns at once; a connection is made, and made again, in the background. */
  start(): void;
  /** Lets what is under way end, for a bounded time. */
  stop(): Promise<void>;
}

/** What an adapter is given to work with. */
export interface CarrierContext {
  /** The name that the carriers file gives it. */
  readonly name: string;
  /** Resolves when the receipts are committed: only then may the carrier be told that we have them. */
  readonly receive: (receipts: readonly Receipt[]) => Promise<void>;
  readonly now: () => number;
  readonly log: Log;
}

/** How much a carrier takes at a time; every adapter has its own defaults. */
export interface CarrierLimits {
  /** Messages submitted and not yet settled, of one process. */
  readonly window: number;
  /** Messages handed over in one call. */
  readonly batch: number;
  /** Messages a second, of all processes together; undefined: as many as it takes. */
  readonly ratePerSecond: number | undefined;
}

/** How a message ended, in the words of a carrier. */
export interface CarrierResult {
  /** A report code of the contract, or a code of the carrier's own. */
  readonly code: string;
  readonly network?: NetworkCode | undefined;
  readonly userType?: "F" | "N" | undefined;
}

/** How requests of a carrier that posts its receipts to the API are believed and understood. */
export interface CarrierCallback {
  /** One of them has signed a request that is the carrier's. */
  readonly secrets: readonly string[];
  endingOf(result: CarrierResult): Ending;
}

/** Settings that were read and found right, ready to be made a carrier. */
export interface PreparedCarrier {
  readonly limits: CarrierLimits;
  /** What it can carry; undefined: everything. A route of another channel is a fault of the carriers file. */
  readonly channels?: readonly Channel[];
  /**
   * Only where receipts come by a call of the API: whoever serves it needs this, and no carrier at work. A carrier that may
   * tell another process than the one that submits, by our own reference, must have it: only then is a message's row
   * written before the carrier hears of it, and a receipt that finds no row is lost.
   */
  readonly callback?: CarrierCallback;
  make(context: CarrierContext): Carrier;
}

/** What is wrong with a carrier's settings: `at` is the setting's name. */
export class CarrierSettingsError extends Error {
  override readonly name = "CarrierSettingsError";
  readonly at: string;

  constructor(at: string, message: string) {
    super(message);
    this.at = at;
  }
}

/**
 * Reads the settings of one carrier as the carriers file gives them, `adapter` left out; throws a CarrierSettingsError, or
 * an AggregateError of several. `settings.ts` has a reader for it.
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
