import { getChannelRow } from "./channel-table.ts";
import type { Ending } from "./delivery.ts";
import type { Channel } from "./model.ts";

// Endings that no carrier gave: the contract's codes for what the gateway itself found out.

/** The step's validity ended before its carrier reported a result. */
export const expiredEnding = (channel: Channel): Ending => ({
  state: "expired",
  code: getChannelRow(channel).codes.expired,
});

/** No carrier takes messages of its kind. */
export const noRouteEnding = (channel: Channel): Ending => ({
  state: "failed",
  code: getChannelRow(channel).codes.noRoute,
});

/** An operator or the account ended it before a carrier had it. */
export const CANCELLED_ENDING: Ending = { state: "failed", code: "90001" };
/** Its recipient has opted out of advertising by its sender. */
export const OPTED_OUT: Ending = { state: "failed", code: "90003" };
/** No more messages of the account may fall back in this way today. */
export const CAPPED: Ending = { state: "failed", code: "90010" };

/** A file that it takes along has expired or is gone. RCS shares the codes of what carries images. */
export const FILE_GONE: Ending = { state: "failed", code: "33034" };
