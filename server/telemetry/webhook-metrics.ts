import { Counter, type Registry } from "prom-client";

export type WebhookMetrics = ReturnType<typeof webhookMetrics>;

/** What a worker counts while it posts reports. */
export function webhookMetrics(registry: Registry) {
  const registers = [registry];
  const attempts = new Counter({
    name: "gateway_webhook_attempts_total",
    help: "Tries to deliver a report by webhook, by outcome.",
    labelNames: ["outcome"],
    registers,
  });
  const givenUp = new Counter({
    name: "gateway_webhook_given_up_total",
    help: "Reports that were moved to the dead letters by this gateway.",
    registers,
  });
  return {
    observeAttempt: (outcome: string): void => attempts.inc({ outcome }),
    observeGivenUp: (): void => givenUp.inc(),
  };
}
