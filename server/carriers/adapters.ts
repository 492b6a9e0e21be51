import type { Adapter } from "./carrier.ts";
import { httpAdapter } from "./http/adapter.ts";
import { SIMULATOR, simulatorAdapter } from "./simulator/adapter.ts";
import { smppAdapter } from "./smpp/adapter.ts";

/** Every kind of carrier there is, by the name that a carriers file gives it. */
export const adapters: ReadonlyMap<string, Adapter> = new Map([
  [SIMULATOR, simulatorAdapter],
  ["smpp", smppAdapter],
  ["http", httpAdapter],
]);
