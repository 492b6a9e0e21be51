import type { Ending, ReportCode } from "./delivery.ts";
import type { Channel } from "./model.ts";

/** Endings that no carrier gave: the contract's codes for what the gateway itself found out. */

const EXPIRED: Readonly<Record<Channel, ReportCode>> = {
  sms: "22000",
  international: "22000",
  mms: "32000",
  rcs: "51907",
  alimtalk: "67014",
  friendtalk: "67014",
  brandmessage: "67014",
};

/** The messenger has no code of its own for it. */
const NO_ROUTE: Readonly<Record<Channel, ReportCode>> = {
  sms: "23015",
  international: "23015",
  mms: "33015",
  rcs: "54003",
  alimtalk: "90000",
  friendtalk: "90000",
  brandmessage: "90000",
};

/** The step's validity ended before its carrier reported a result. */
export const expiredEnding = (channel: Channel): Ending => ({ state: "expired", code: EXPIRED[channel] });

/** No carrier takes messages of its kind. */
export const noRouteEnding = (channel: Channel): Ending => ({ state: "failed", code: NO_ROUTE[channel] });

/** A file that it takes along has expired or is gone. RCS shares the codes of what carries images. */
export const FILE_GONE: Ending = { state: "failed", code: "33034" };
