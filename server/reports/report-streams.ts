/** How many streams one process has open. */
export interface StreamLimits {
  readonly ofAnAccount: number;
  readonly ofAll: number;
}

/** A partner needs one for each of its own processes, and some while it restarts. */
export const REPORT_STREAMS: StreamLimits = { ofAnAccount: 5, ofAll: Number.POSITIVE_INFINITY };
/** A person needs one for each message that is on a screen. They share their look at the database, so they are bounded by memory. */
export const INQUIRY_STREAMS: StreamLimits = { ofAnAccount: 20, ofAll: 1000 };

export interface ReportStreamsOptions {
  readonly limits: StreamLimits;
  readonly lookEveryMs: number;
  readonly maxAgeMs: number;
  readonly now?: () => number;
}

/** Counts the streams of one operation that are open, because each of them costs memory and looks at the database. */
export class ReportStreams {
  readonly lookEveryMs: number;
  readonly maxAgeMs: number;
  readonly now: () => number;
  readonly #limits: StreamLimits;
  readonly #openOf = new Map<string, number>();

  constructor({ limits, lookEveryMs, maxAgeMs, now = Date.now }: ReportStreamsOptions) {
    this.#limits = limits;
    this.lookEveryMs = lookEveryMs;
    this.maxAgeMs = maxAgeMs;
    this.now = now;
  }

  get open(): number {
    return [...this.#openOf.values()].reduce((sum, one) => sum + one, 0);
  }

  /** Counts a stream until the signal is aborted. False: the account or the process has as many as it may. */
  begin(accountId: string, signal: AbortSignal): boolean {
    const open = this.#openOf.get(accountId) ?? 0;
    if (open >= this.#limits.ofAnAccount || this.open >= this.#limits.ofAll) return false;
    // The signal of a caller that is gone already tells nothing any more.
    if (signal.aborted) return true;
    this.#openOf.set(accountId, open + 1);
    // By the signal, because a generator that was never asked for its first event runs nothing when it is ended.
    signal.addEventListener("abort", () => this.#end(accountId), { once: true });
    return true;
  }

  #end(accountId: string): void {
    const left = (this.#openOf.get(accountId) ?? 0) - 1;
    if (left > 0) this.#openOf.set(accountId, left);
    else this.#openOf.delete(accountId);
  }
}
