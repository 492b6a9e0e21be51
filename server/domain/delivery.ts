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

/** The step behind its name; undefined for what is none: no account has U+0000 in its name, or half a character. */
export function parseStepName(name: string): StepRef | undefined {
  const [, msgKey, step, accountId] = /^([0-9A-Z]{26})\.([0-9])\.([^\0\p{Cs}]{1,200})$/u.exec(name) ?? [];
  if (msgKey === undefined || step === undefined || accountId === undefined) return undefined;
  return { accountId, msgKey, step: Number(step) };
}
