import type { Log } from "../telemetry/log.ts";
import type { WebhookMetrics } from "../telemetry/webhook-metrics.ts";

/** A receiver that is gone costs a line every so often, not one for every report. */
const TELL_EVERY_MS = 10_000;

export interface GivenUpOptions {
  readonly log: Pick<Log, "warn">;
  readonly metrics: Pick<WebhookMetrics, "observeGivenUp">;
  readonly now: () => number;
}

/** Tells the operator of reports that became dead letters. */
export class GivenUp {
  readonly #options: GivenUpOptions;
  #counts = new Map<string, Map<string, number>>();
  #toldMs = Number.NEGATIVE_INFINITY;

  constructor(options: GivenUpOptions) {
    this.#options = options;
  }

  add(accountId: string, reason: string): void {
    this.#options.metrics.observeGivenUp();
    const reasons = this.#counts.get(accountId) ?? new Map<string, number>();
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    this.#counts.set(accountId, reasons);
  }

  /** Called often; says something when there is something and the last time is long ago, or at the end. */
  tell({ atOnce = false } = {}): void {
    const nowMs = this.#options.now();
    if (this.#counts.size === 0 || (!atOnce && nowMs - this.#toldMs < TELL_EVERY_MS)) return;
    this.#toldMs = nowMs;
    const counts = this.#counts;
    this.#counts = new Map();
    for (const [account, reasons] of counts)
      for (const [reason, reports] of reasons)
        this.#options.log.warn({ account, reports, reason }, "webhooks given up");
  }
}
