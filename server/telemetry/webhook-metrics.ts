import { Counter, Gauge, type Registry } from "prom-client";

/** Beyond this nobody needs to know more exactly, and counting would take its time. */
const COUNTED = 100_000;

/** How many there are, counted up to `most`. */
export interface WebhookCounts {
  waiting(most: number): Promise<number>;
  dead(most: number): Promise<number>;
}

export type WebhookMetrics = ReturnType<typeof webhookMetrics>;

export function webhookMetrics(registry: Registry, counts: WebhookCounts) {
  const registers = [registry];
  const attempts = new Counter({
    name: "gateway_webhook_attempts_total",
    help: "Tries to deliver a report by webhook, by outcome.",
    labelNames: ["outcome"] as const,
    registers,
  });
  const givenUp = new Counter({
    name: "gateway_webhook_given_up_total",
    help: "Reports that were moved to the dead letters by this gateway.",
    registers,
  });
  gauge("gateway_webhook_waiting", "Reports of all gateways on their way to webhooks", counts.waiting);
  gauge("gateway_webhook_dead", "Dead letters of all accounts", counts.dead);

  /** Asked when somebody looks. */
  function gauge(name: string, help: string, count: (most: number) => Promise<number>): void {
    new Gauge({
      name,
      help: `${help}, counted up to ${COUNTED}.`,
      registers,
      async collect() {
        // A database in trouble must not take the other figures along.
        this.set(await count(COUNTED).catch(() => Number.NaN));
      },
    });
  }

  return {
    observeAttempt(outcome: string): void {
      attempts.inc({ outcome });
    },
    observeGivenUp(): void {
      givenUp.inc();
    },
  };
}
