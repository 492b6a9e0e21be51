import { Gauge, type Registry } from "prom-client";
import { CHANNELS } from "../domain/channel-table.ts";

/** How many accounts fail, by channel. Every process that evaluates sets it: take the maximum. */
export function failureMetrics(registry: Registry): (failing: ReadonlyMap<string, number>) => void {
  const accounts = new Gauge({
    name: "gateway_failing_accounts",
    help: "Accounts whose newest reports fail, by channel; those in the sandbox are left out. Only with FAILURE_WATCH on.",
    labelNames: ["channel"],
    registers: [registry],
  });
  return (failing) => {
    for (const channel of CHANNELS) accounts.set({ channel }, failing.get(channel) ?? 0);
  };
}
