import { after, TimeOver } from "./wait.ts";

interface Limited {
  readonly endMs: number;
  readonly timeoutMs: number;
  readonly controller: AbortController;
}

/**
 * Time limits of many calls on one timer. A timer for each would be most of what a time limit costs, and nearly all of
 * them are taken back: calls are answered long before.
 */
export class TimeLimits {
  readonly #limited = new Set<Limited>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the timer ends; it may do so for calls that are long over. */
  #firesAtMs = Number.POSITIVE_INFINITY;

  /** Aborts the controller when the time is over, unless it is taken back before. */
  set(timeoutMs: number, controller: AbortController): Limited {
    const nowMs = performance.now();
    const limited = { endMs: nowMs + timeoutMs, timeoutMs, controller };
    this.#limited.add(limited);
    if (limited.endMs < this.#firesAtMs) this.#arm(limited.endMs, nowMs);
    else if (this.#limited.size === 1) held(this.#timer, true);
    return limited;
  }

  takeBack(limited: Limited): void {
    this.#limited.delete(limited);
    if (this.#limited.size === 0) held(this.#timer, false);
  }

  #arm(endMs: number, nowMs: number): void {
    clearTimeout(this.#timer);
    this.#firesAtMs = endMs;
    // Timers of Node may end a moment before their time.
    this.#timer = after(Math.ceil(endMs - nowMs), () => this.#fire());
  }

  #fire(): void {
    const nowMs = performance.now();
    let nextMs = Number.POSITIVE_INFINITY;
    for (const limited of this.#limited) {
      if (limited.endMs > nowMs) nextMs = Math.min(nextMs, limited.endMs);
      else {
        this.#limited.delete(limited);
        limited.controller.abort(new TimeOver(limited.timeoutMs));
      }
    }
    this.#firesAtMs = nextMs;
    this.#timer = undefined;
    if (nextMs < Number.POSITIVE_INFINITY) this.#arm(nextMs, nowMs);
  }
}

/** Whether a timer keeps a process of Node from ending: only while there is a call. */
function held(timer: unknown, isHeld: boolean): void {
  if (typeof timer === "object" && timer !== null) (timer as NodeTimer)[isHeld ? "ref" : "unref"]?.();
}

type NodeTimer = { ref?(): void; unref?(): void };
