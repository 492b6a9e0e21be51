import type { Adapter } from "../carrier.ts";
import { endingOf } from "./codes.ts";
import { HttpCarrier } from "./http-carrier.ts";
import { readHttpSettings } from "./settings.ts";

/** A provider that speaks the contract's own protocol for carriers: no code, only a URL and a secret. */
export const httpAdapter: Adapter = (given) => {
  const settings = readHttpSettings(given);
  return {
    limits: settings.limits,
    callback: { secrets: settings.secrets, endingOf: (result) => endingOf(result, settings.codes) },
    make: (context) => new HttpCarrier(context, settings),
  };
};
