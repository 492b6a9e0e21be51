import type { Ending, NetworkCode, ReportCode } from "../../domain/delivery.ts";

/** What a command status in answer to a submit means: a code that ends the step, or that it may be tried again. */
export type Verdict = ReportCode | "throttled" | "unavailable";
/** What a receipt's state means; `pending`: it is not the end. */
export type StateMeaning = ReportCode | "pending";

/** The meanings of a carrier: these tables, and what its settings say otherwise. */
export interface Codes {
  readonly status: ReadonlyMap<number, Verdict>;
  readonly stat: ReadonlyMap<string, StateMeaning>;
  /** Of `err` in a receipt's text; every carrier has its own, so there is no table of ours. */
  readonly err: ReadonlyMap<string, ReportCode>;
}

const OK: ReportCode = "10000";
const UNKNOWN: ReportCode = "99999";
/** The request was wrong in itself: settings that do not suit the carrier, or a fault of ours. */
const OUR_FAULT: ReportCode = "90000";
const NO_ROUTE: ReportCode = "23015";

/** SMPP 3.4, 5.1.3. What is not listed is `UNKNOWN`. */
export const STATUS_MEANINGS: ReadonlyMap<number, Verdict> = new Map<number, Verdict>([
  [0x01, OUR_FAULT], // ESME_RINVMSGLEN
  [0x02, OUR_FAULT], // ESME_RINVCMDLEN
  [0x03, OUR_FAULT], // ESME_RINVCMDID
  [0x04, "unavailable"], // ESME_RINVBNDSTS: the carrier takes us for not bound
  [0x06, OUR_FAULT], // ESME_RINVPRTFLG
  [0x07, OUR_FAULT], // ESME_RINVREGDLVFLG
  [0x0a, "23023"], // ESME_RINVSRCADR
  [0x0b, "23003"], // ESME_RINVDSTADR
  [0x14, "throttled"], // ESME_RMSGQFUL
  [0x15, OUR_FAULT], // ESME_RINVSERTYP
  [0x43, OUR_FAULT], // ESME_RINVESMCLASS
  [0x48, OUR_FAULT], // ESME_RINVSRCTON
  [0x49, OUR_FAULT], // ESME_RINVSRCNPI
  [0x50, OUR_FAULT], // ESME_RINVDSTTON
  [0x51, OUR_FAULT], // ESME_RINVDSTNPI
  [0x58, "throttled"], // ESME_RTHROTTLED
  [0x61, OUR_FAULT], // ESME_RINVSCHED
  [0x62, OUR_FAULT], // ESME_RINVEXPIRY
  [0xc0, OUR_FAULT], // ESME_RINVOPTPARSTREAM
  [0xc1, OUR_FAULT], // ESME_ROPTPARNOTALLWD
  [0xc2, OUR_FAULT], // ESME_RINVPARLEN
  [0xc3, OUR_FAULT], // ESME_RMISSINGOPTPARAM
  [0xc4, OUR_FAULT], // ESME_RINVOPTPARAMVAL
  [0x100, NO_ROUTE], // ESME_RSERTYPUNAUTH (SMPP 5.0, as those below)
  [0x101, NO_ROUTE], // ESME_RPROHIBITED
  [0x102, NO_ROUTE], // ESME_RSERTYPUNAVAIL
  [0x103, NO_ROUTE], // ESME_RSERTYPDENIED
  [0x104, "23022"], // ESME_RINVDCS
]);

/** SMPP 3.4, appendix B. What is not listed is no end. */
export const STATE_MEANINGS: ReadonlyMap<string, StateMeaning> = new Map<string, StateMeaning>([
  ["SCHEDULED", "pending"],
  ["ENROUTE", "pending"],
  ["ACCEPTD", "pending"],
  ["DELIVRD", OK],
  ["EXPIRED", "22000"],
  ["DELETED", UNKNOWN],
  ["UNDELIV", UNKNOWN],
  ["UNKNOWN", UNKNOWN],
  ["REJECTD", "23012"],
  ["SKIPPED", UNKNOWN],
]);

/** `message_state` (SMPP 3.4, 5.2.28; the first and the last are of 5.0), in the words that receipts use. */
export const STATES: readonly string[] = [
  "SCHEDULED",
  "ENROUTE",
  "DELIVRD",
  "EXPIRED",
  "DELETED",
  "UNDELIV",
  "ACCEPTD",
  "UNKNOWN",
  "REJECTD",
  "SKIPPED",
];

/** `network_error_code` of a GSM network: errors of its Mobile Application Part (3GPP TS 29.002, 17.6). */
export const GSM_ERRORS: ReadonlyMap<number, ReportCode> = new Map<number, ReportCode>([
  [1, "23001"], // unknown subscriber
  [5, "23001"], // unidentified subscriber
  [6, "22003"], // absent subscriber, short message
  [9, "23001"], // illegal subscriber
  [11, NO_ROUTE], // teleservice not provisioned
  [13, "23012"], // call barred
  [21, NO_ROUTE], // facility not supported
  [27, "22003"], // absent subscriber
  [31, "22003"], // subscriber busy for short messages
]);

export function verdictOf(status: number, codes: Codes): Verdict {
  return codes.status.get(status) ?? UNKNOWN;
}

/** An `err` as the table has it: `045` is 45, also in a carriers file that has it without quotes. */
export const errorName = (err: string): string => err.replace(/^0+(?=[0-9])/, "");

/** A carrier's word about a message. */
export interface Word {
  readonly stat: string;
  readonly err: string | undefined;
  /** Of the mobile network, where it is a GSM network that gave it. */
  readonly gsmError: number | undefined;
}

/** What a word means, the most telling part of it first; undefined where it says nothing that is known. */
export function meaningOf({ stat, err, gsmError }: Word, codes: Codes): StateMeaning | undefined {
  const meaning = codes.stat.get(stat);
  if (meaning === undefined || meaning === "pending" || meaning === OK) return meaning;
  return (
    (err === undefined ? undefined : codes.err.get(errorName(err))) ??
    (gsmError === undefined ? undefined : GSM_ERRORS.get(gsmError)) ??
    meaning
  );
}

export function endingOf(code: ReportCode, stat: string, network: NetworkCode | undefined): Ending {
  const state = code === OK ? "delivered" : stat === "EXPIRED" ? "expired" : "failed";
  return network === undefined ? { state, code } : { state, code, network };
}

export const refusalOf = (code: ReportCode): Ending => ({ state: "failed", code });
