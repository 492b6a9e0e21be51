import { after, TimeLimitError } from "contract-kit-runtime/wait";

interface Limited {
  readonly endMs: number;
  readonly timeoutMs: number;
  readonly controller: AbortController;
}

/**
 * The time limits of many calls with one timer. One timer for each call would be expensive, and nearly all of them would
 * be cancelled, because calls are usually answered much earlier.
 */
export class TimeLimits {
  readonly #limited = new Set<Limited>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the timer fires; its call may already be finished. */
  #firesAtMs = Number.POSITIVE_INFINITY;

  /** Aborts the controller at its time limit, unless it is cancelled before. */
  set(timeoutMs: number, controller: AbortController): Limited {
    const nowMs = performance.now();
    const limited = { endMs: nowMs + timeoutMs, timeoutMs, controller };
    this.#limited.add(limited);
    if (limited.endMs < this.#firesAtMs) this.#arm(limited.endMs, nowMs);
    else if (this.#limited.size === 1) held(this.#timer, true);
    return limited;
  }

  cancel(limited: Limited): void {
    this.#limited.delete(limited);
    if (this.#limited.size === 0) held(this.#timer, false);
  }

  #arm(endMs: number, nowMs: number): void {
    clearTimeout(this.#timer);
    this.#firesAtMs = endMs;
    // Node's timers may fire slightly too early.
    this.#timer = after(Math.ceil(endMs - nowMs), () => this.#fire());
  }

  #fire(): void {
    const nowMs = performance.now();
    let nextMs = Number.POSITIVE_INFINITY;
    for (const limited of this.#limited) {
      if (limited.endMs > nowMs) nextMs = Math.min(nextMs, limited.endMs);
      else {
        this.#limited.delete(limited);
        limited.controller.abort(new TimeLimitError(limited.timeoutMs));
      }
    }
    this.#firesAtMs = nextMs;
    this.#timer = undefined;
    if (nextMs < Number.POSITIVE_INFINITY) this.#arm(nextMs, nowMs);
  }
}

/** The timer keeps a Node process alive only while a call is running. */
export function held(timer: unknown, isHeld: boolean): void {
  if (typeof timer === "object" && timer !== null) (timer as NodeTimer)[isHeld ? "ref" : "unref"]?.();
}

type NodeTimer = { ref?(): void; unref?(): void };
