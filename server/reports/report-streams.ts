/** Streams of one account in one process. A partner needs one for each of its own processes, and some while it restarts. */
const MOST_OF_AN_ACCOUNT = 5;

export interface ReportStreamsOptions {
  readonly lookEveryMs: number;
  readonly maxAgeMs: number;
  readonly now?: () => number;
}

/** Counts the streams of reports that are open, because each of them asks the database again and again. */
export class ReportStreams {
  readonly lookEveryMs: number;
  readonly maxAgeMs: number;
  readonly now: () => number;
  readonly #openOf = new Map<string, number>();

  constructor({ lookEveryMs, maxAgeMs, now = Date.now }: ReportStreamsOptions) {
    this.lookEveryMs = lookEveryMs;
    this.maxAgeMs = maxAgeMs;
    this.now = now;
  }

  get open(): number {
    return [...this.#openOf.values()].reduce((sum, one) => sum + one, 0);
  }

  /** Counts a stream until the signal is aborted. False: the account has as many as it may. */
  begin(accountId: string, signal: AbortSignal): boolean {
    const open = this.#openOf.get(accountId) ?? 0;
    if (open >= MOST_OF_AN_ACCOUNT) return false;
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
