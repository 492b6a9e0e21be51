import { type reportCodes, reportValues } from "../../generated/tables.ts";

export type ReportCode = (typeof reportCodes)[number]["code"];
/** The mobile carrier that a report names. */
export type NetworkCode = (typeof reportValues)["carriers"][number]["value"];

export const NETWORKS: readonly NetworkCode[] = reportValues.carriers.map(({ value }) => value);
/** Of a recipient in another country, for example. */
export const OTHER_NETWORK: NetworkCode = "10000";

/** An accepted message. */
export interface MessageRef {
  readonly accountId: string;
  readonly msgKey: string;
}

/** One step of one accepted message. */
export interface StepRef extends MessageRef {
  /** Counted from 0. */
  readonly step: number;
}

/** The states in which a step's end is not known. */
export type OpenState =
  /** Waits, and is surely not with the carrier. */
  | "queued"
  /** Is being handed to the carrier. */
  | "submitting"
  /** The carrier has it. */
  | "submitted"
  /** The carrier may or may not have it: it is never sent again before the carrier has been asked. */
  | "unknown";

export type EndState = "delivered" | "failed" | "expired";

export type StepState = OpenState | EndState;

/** How a step ended, in the words of the contract. */
export interface Ending {
  readonly state: EndState;
  readonly code: ReportCode;
  readonly network?: NetworkCode | undefined;
  /** Whether the recipient was a channel friend, where a receipt says so. */
  readonly userType?: "F" | "N" | undefined;
  /** Why, in the carrier's own words, such as `stat:UNDELIV err:011`; see carrier-reason.ts. */
  readonly carrierReason?: string | undefined;
}

/** A step in one string, for maps and sets. In two pieces, as V8 keeps a string that is put together in the pieces it had. */
export function getStepName({ accountId, msgKey, step }: StepRef): string {
  const place = `.${step}.${accountId}`;
  return `${msgKey}${place}`;
}

/** A step as a carrier was given it. */
export interface SentStep {
  readonly ref: StepRef;
  /** How often an operator had sent it again by then. */
  readonly repeats: number;
}

/**
 * What a carrier knows a step by: all submits of a step have one reference, so that a carrier sends it once, until an operator sends the
 * step again. Then it gets another one, because a carrier sends nothing for a reference that it has had.
 */
export function getCarrierReference({ ref, repeats }: SentStep): string {
  if (repeats === 0) return getStepName(ref);
  return `${ref.msgKey}.${ref.step}-${repeats}.${ref.accountId}`;
}

const REFERENCE = /^([0-9A-Z]{26})\.([0-9])(?:-([1-9][0-9]{0,3}))?\.([^\0\p{Cs}]{1,200})$/u;

/** The step behind a reference; undefined for what is none: no account has U+0000 in its name, or half a character. */
export function parseCarrierReference(reference: string): SentStep | undefined {
  const [, msgKey, step, repeats = "0", accountId] = REFERENCE.exec(reference) ?? [];
  if (msgKey === undefined || step === undefined || accountId === undefined) return undefined;
  return { ref: { accountId, msgKey, step: Number(step) }, repeats: Number(repeats) };
}
