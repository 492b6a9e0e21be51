import { Counted } from "./counted.ts";
import type { Figures } from "./figures.ts";

/** Beyond this nobody needs to know more exactly, and counting would take its time. */
const COUNTED = 100_000;

/** How many there are, counted up to `most`. */
export interface WebhookCounts {
  waiting(most: number): Promise<number>;
  dead(most: number): Promise<number>;
}

export type WebhookMetrics = ReturnType<typeof webhookMetrics>;

export function webhookMetrics(figures: Figures, counts: WebhookCounts) {
  const attempts = new Counted(figures, {
    name: "gateway_webhook_attempts_total",
    help: "Tries to deliver a report by webhook, by outcome.",
    labelNames: ["outcome"],
  });
  const givenUp = new Counted(figures, {
    name: "gateway_webhook_given_up_total",
    help: "Reports that were moved to the dead letters by this gateway.",
  });
  gauge("gateway_webhook_waiting", "Reports of all gateways on their way to webhooks", counts.waiting);
  gauge("gateway_webhook_dead", "Dead letters of all accounts", counts.dead);

  function gauge(name: string, help: string, count: (most: number) => Promise<number>): void {
    figures.add({
      name,
      help: `${help}, counted up to ${COUNTED}.`,
      type: "gauge",
      // A database in trouble must not take the other figures along.
      rows: async () => [{ labels: {}, value: await count(COUNTED).catch(() => Number.NaN) }],
    });
  }

  return {
    observeAttempt: (outcome: string): void => attempts.add([outcome]),
    observeGivenUp: (): void => givenUp.add(),
  };
}
