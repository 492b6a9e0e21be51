import { Counter, Gauge, type Registry } from "prom-client";

/** The database counts no further than this, because counting more would take long and change no decision. */
const MAX_COUNT = 100_000;

/** How many rows there are, counted up to `max`. */
export interface WebhookCounts {
  waiting(max: number): Promise<number>;
  dead(max: number): Promise<number>;
}

export type WebhookMetrics = ReturnType<typeof webhookMetrics>;

export function webhookMetrics(registry: Registry, counts: WebhookCounts) {
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
  addGauge("gateway_webhook_waiting", "Reports of all gateways on their way to webhooks", counts.waiting);
  addGauge("gateway_webhook_dead", "Dead letters of all accounts", counts.dead);

  function addGauge(name: string, help: string, count: (max: number) => Promise<number>): void {
    new Gauge({
      name,
      help: `${help}, counted up to ${MAX_COUNT}.`,
      registers,
      async collect() {
        // A failing database must not take the other metrics away.
        this.set(await count(MAX_COUNT).catch(() => Number.NaN));
      },
    });
  }

  return {
    observeAttempt: (outcome: string): void => attempts.inc({ outcome }),
    observeGivenUp: (): void => givenUp.inc(),
  };
}
