import type { Log } from "../telemetry/log.ts";
import type { WebhookMetrics } from "../telemetry/webhook-metrics.ts";

/** A receiver that is gone costs one line in this time, not one for every report. */
const LOG_INTERVAL_MS = 10_000;

interface DeadLetterLogOptions {
  readonly log: Pick<Log, "warn">;
  readonly metrics: Pick<WebhookMetrics, "observeGivenUp">;
  readonly now: () => number;
}

/** Counts and logs reports that became dead letters. */
export class DeadLetterLog {
  readonly #options: DeadLetterLogOptions;
  /** By account and reason. */
  #counts = new Map<string, Map<string, number>>();
  #loggedMs = Number.NEGATIVE_INFINITY;

  constructor(options: DeadLetterLogOptions) {
    this.#options = options;
  }

  add(accountId: string, reason: string): void {
    this.#options.metrics.observeGivenUp(accountId);
    const reasons = this.#counts.get(accountId) ?? new Map<string, number>();
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    this.#counts.set(accountId, reasons);
  }

  /** Writes the counts since the last lines, unless these are recent; `force` writes them in any case. */
  write({ force = false } = {}): void {
    const nowMs = this.#options.now();
    if (this.#counts.size === 0 || (!force && nowMs - this.#loggedMs < LOG_INTERVAL_MS)) return;
    this.#loggedMs = nowMs;
    const counts = this.#counts;
    this.#counts = new Map();
    for (const [account, reasons] of counts)
      for (const [reason, reports] of reasons)
        this.#options.log.warn(
          { event: "webhook_gave_up", account, reports, reason },
          "Reports could not be delivered by webhook and became dead letters",
        );
  }
}
