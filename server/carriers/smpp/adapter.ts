import type { Adapter } from "../carrier.ts";
import { readSettings } from "./settings.ts";
import { SmppCarrier } from "./smpp-carrier.ts";

/** Speaks SMPP 3.4: domestic and international short messages. */
export const smppAdapter: Adapter = (given) => {
  const { limits, settings } = readSettings(given);
  return {
    limits,
    channels: ["sms", "international"],
    make: (context) => new SmppCarrier(settings, context, Math.random),
  };
};
