import { cleanCarrierReason } from "../../domain/carrier-reason.ts";
import type { Ending, NetworkCode, ReportCode } from "../../domain/delivery.ts";

// The protocol's codes and what they mean in the contract's terms, as data. The setting `codes` of a carrier changes rows.

/** The meaning of a command status in the answer to a submit: a code that ends the step, or a reason to try again. */
export type StatusMeaning = ReportCode | "throttled" | "unavailable";
/** The meaning of a receipt's state; `pending`: it is not final. */
export type StateMeaning = ReportCode | "pending";

/** The meanings that hold for one carrier: these tables, changed by its settings. */
export interface Codes {
  readonly status: ReadonlyMap<number, StatusMeaning>;
  readonly stat: ReadonlyMap<string, StateMeaning>;
  /** Of `err` in a receipt's text. Every carrier has codes of its own, so the protocol has no table. */
  readonly err: ReadonlyMap<string, ReportCode>;
}

const OK: ReportCode = "10000";
const UNKNOWN: ReportCode = "99999";
/** The request itself was wrong: settings that do not suit the carrier, or a mistake of the gateway. */
const BAD_REQUEST: ReportCode = "90000";
const NO_ROUTE: ReportCode = "23015";

/** SMPP 3.4, 5.1.3. What is not listed is `UNKNOWN`. */
export const STATUS_MEANINGS: ReadonlyMap<number, StatusMeaning> = new Map<number, StatusMeaning>([
  [0x01, BAD_REQUEST], // ESME_RINVMSGLEN
  [0x02, BAD_REQUEST], // ESME_RINVCMDLEN
  [0x03, BAD_REQUEST], // ESME_RINVCMDID
  [0x04, "unavailable"], // ESME_RINVBNDSTS: not bound, as the carrier sees it
  [0x06, BAD_REQUEST], // ESME_RINVPRTFLG
  [0x07, BAD_REQUEST], // ESME_RINVREGDLVFLG
  [0x0a, "23023"], // ESME_RINVSRCADR
  [0x0b, "23003"], // ESME_RINVDSTADR
  [0x14, "throttled"], // ESME_RMSGQFUL
  [0x15, BAD_REQUEST], // ESME_RINVSERTYP
  [0x43, BAD_REQUEST], // ESME_RINVESMCLASS
  [0x48, BAD_REQUEST], // ESME_RINVSRCTON
  [0x49, BAD_REQUEST], // ESME_RINVSRCNPI
  [0x50, BAD_REQUEST], // ESME_RINVDSTTON
  [0x51, BAD_REQUEST], // ESME_RINVDSTNPI
  [0x58, "throttled"], // ESME_RTHROTTLED
  [0x61, BAD_REQUEST], // ESME_RINVSCHED
  [0x62, BAD_REQUEST], // ESME_RINVEXPIRY
  [0xc0, BAD_REQUEST], // ESME_RINVOPTPARSTREAM
  [0xc1, BAD_REQUEST], // ESME_ROPTPARNOTALLWD
  [0xc2, BAD_REQUEST], // ESME_RINVPARLEN
  [0xc3, BAD_REQUEST], // ESME_RMISSINGOPTPARAM
  [0xc4, BAD_REQUEST], // ESME_RINVOPTPARAMVAL
  [0x100, NO_ROUTE], // ESME_RSERTYPUNAUTH (SMPP 5.0, as those below)
  [0x101, NO_ROUTE], // ESME_RPROHIBITED
  [0x102, NO_ROUTE], // ESME_RSERTYPUNAVAIL
  [0x103, NO_ROUTE], // ESME_RSERTYPDENIED
  [0x104, "23022"], // ESME_RINVDCS
]);

/** SMPP 3.4, appendix B. A state that is not listed is not final. */
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

/** The values of `message_state` (SMPP 3.4, 5.2.28; the first and the last are of 5.0), as receipts write them. */
export const MESSAGE_STATES: readonly string[] = [
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

export function toStatusMeaning(status: number, codes: Codes): StatusMeaning {
  return codes.status.get(status) ?? UNKNOWN;
}

/** `045` and 45 are the same `err`: a carriers file may have it without quotes. */
export const normalizeErrorCode = (err: string): string => err.replace(/^0+(?=[0-9])/, "");

/** What a carrier tells about a message. */
export interface CarrierStatus {
  readonly stat: string;
  readonly err: string | undefined;
  /** The error of the mobile network, where that is a GSM network. */
  readonly gsmError: number | undefined;
}

/** The meaning of a status, from its most precise part; undefined where the state is not known. */
export function findMeaning({ stat, err, gsmError }: CarrierStatus, codes: Codes): StateMeaning | undefined {
  const meaning = codes.stat.get(stat);
  if (meaning === undefined || meaning === "pending" || meaning === OK) return meaning;
  return (
    (err === undefined ? undefined : codes.err.get(normalizeErrorCode(err))) ??
    (gsmError === undefined ? undefined : GSM_ERRORS.get(gsmError)) ??
    meaning
  );
}

export function toEnding(code: ReportCode, status: CarrierStatus, network: NetworkCode | undefined): Ending {
  const state = code === OK ? "delivered" : status.stat === "EXPIRED" ? "expired" : "failed";
  const carrierReason = code === OK ? undefined : describeStatus(status);
  return {
    ...{ state, code },
    ...(network !== undefined && { network }),
    ...(carrierReason !== undefined && { carrierReason }),
  };
}

/** As the text of a receipt has it. */
function describeStatus({ stat, err, gsmError }: CarrierStatus): string | undefined {
  const parts = [
    `stat:${stat}`,
    ...(err === undefined || err === "" ? [] : [`err:${err}`]),
    ...(gsmError === undefined ? [] : [`gsm:${gsmError}`]),
  ];
  return cleanCarrierReason(parts.join(" "));
}

/** A command status as the SMPP specification writes it. */
export const describeCommandStatus = (status: number): string =>
  `command_status:0x${status.toString(16).toUpperCase().padStart(8, "0")}`;

export const toFailure = (code: ReportCode, carrierReason?: string): Ending => ({
  ...{ state: "failed", code },
  ...(carrierReason !== undefined && { carrierReason }),
});
