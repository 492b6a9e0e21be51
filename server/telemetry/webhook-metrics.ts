import { Counter, type Registry } from "prom-client";

export type WebhookMetrics = ReturnType<typeof webhookMetrics>;

/** What a worker counts while it posts reports. */
export function webhookMetrics(registry: Registry) {
  const registers = [registry];
  const attempts = new Counter({
    name: "gateway_webhook_attempts_total",
    help: "Tries to deliver a report by webhook, by account and outcome.",
    labelNames: ["account", "outcome"],
    registers,
  });
  const givenUp = new Counter({
    name: "gateway_webhook_given_up_total",
    help: "Reports that were moved to the dead letters by this gateway, by account.",
    labelNames: ["account"],
    registers,
  });
  return {
    observeAttempt: (account: string, outcome: string): void => {
      attempts.inc({ account, outcome });
      // Prometheus sees no increase in the first value of a series, so that the first report that is given up needs a value before it.
      givenUp.inc({ account }, 0);
    },
    observeGivenUp: (account: string): void => givenUp.inc({ account }),
  };
}
