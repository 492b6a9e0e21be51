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

/** Its recipient has opted out of advertising by its sender. */
export const OPTED_OUT: Ending = { state: "failed", code: "90003" };

/** A file that it takes along has expired or is gone. RCS shares the codes of what carries images. */
export const FILE_GONE: Ending = { state: "failed", code: "33034" };
