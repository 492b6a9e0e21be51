import type { Carrier, CarrierContext, Submission } from "../../server/carriers/carrier.ts";

/** One adapter together with a provider on this machine that behaves as the magic recipients say. */
export interface CarrierRig {
  /** Not started: the suite does that. Its time limits are short, so that a silent provider is given up within a second. */
  readonly carrier: Carrier;
  /** A message that this carrier can take; the suite adds recipient, names and times. */
  readonly message: Pick<Submission, "channel" | "serviceType" | "msgType" | "payload">;
  /** A recipient whose number ends with these eight digits. */
  recipient(lastEight: string): string;
  /** What can be done to the connection; absent where the suite is told `cannot.connection`. */
  readonly line?: Line;
  /** How many receipts the provider knows to be ours; absent where the suite is told `cannot.acknowledgement`. */
  readonly acknowledged?: () => number;
  /** What broke the contract in messages that the provider read; absent where it does not speak the contract. */
  readonly invalid?: () => readonly string[];
  /** Ends the provider. The suite has stopped the carrier before. */
  close(): Promise<void>;
}

export interface Line {
  /**
   * The provider reads this many more messages, answers none of them, then drops every connection and takes no new one.
   * With 0 it does so at once.
   */
  cutAfter(messages: number): void | Promise<void>;
  /** The provider takes connections again, and answers. */
  restore(): Promise<void>;
  /** The recipients of all messages that the provider has read so far, answered or not. */
  heard(): readonly string[];
}

/** Makes a fresh rig: the suite asks for one for every test. */
export type MakeRig = (context: CarrierContext) => Promise<CarrierRig>;

/** What some way of delivery truly does not have. The reason is printed with the skipped test. */
export type Lacking = "connection" | "acknowledgement" | "question";

export type Cannot = { readonly [what in Lacking]?: string };

/** A test that is skipped, with the reason, where the carrier lacks what it is about. */
export type TestIf = (lacking: Lacking, title: string, run: () => Promise<void>) => void;
