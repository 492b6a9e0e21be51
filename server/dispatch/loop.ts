import { type BackOff, getBackOffMs } from "../domain/back-off.ts";
import { sleep } from "../store/retry.ts";
import { type Log, loggable } from "../telemetry/log.ts";
import { WakeSignal } from "./wake-signal.ts";

export interface LoopOptions {
  /** The loop's name in the log. */
  readonly name: string;
  /** One iteration. It returns how long to wait for the next one, unless something wakes the loop. */
  readonly run: () => Promise<number>;
  readonly log: Log;
  readonly random: () => number;
}

/** A wait that only a wake should end. */
export const UNTIL_WOKEN_MS = 60_000;

/** After a failed database call: a database that restarts is back in seconds, and one that is gone is tried every five. */
export const DATABASE_BACK_OFF: BackOff = { firstMs: 100, mostMs: 5000 };

/** Runs something again and again. An iteration that fails is logged and repeated a little later. */
export class Loop {
  readonly #options: LoopOptions;
  readonly #signal = new WakeSignal();
  readonly #running: Promise<void>;
  #isStopped = false;

  constructor(options: LoopOptions) {
    this.#options = options;
    this.#running = this.#runAll();
  }

  /** Starts the next iteration at once. */
  wake(): void {
    this.#signal.wake();
  }

  /** Resolves when the iteration under way is over. */
  stop(): Promise<void> {
    this.#isStopped = true;
    this.#signal.wake();
    return this.#running;
  }

  async #runAll(): Promise<void> {
    const { name, run, log, random } = this.#options;
    let failures = 0;
    while (!this.#isStopped) {
      let waitMs: number;
      try {
        waitMs = await run();
        failures = 0;
      } catch (error) {
        failures++;
        waitMs = getBackOffMs(DATABASE_BACK_OFF, failures, random());
        log.error(
          { event: "worker_loop_failed", loop: name, attempt: failures, retryInMs: waitMs, error: loggable(error) },
          "Worker loop iteration failed; it will be repeated",
        );
      }
      if (!this.#isStopped) await this.#signal.wait(waitMs);
    }
  }
}

/** Waits before the next try of a database call. False: the worker is stopping and waits no longer. */
export function backOff(
  failures: number,
  { random, stopping }: { readonly random: () => number; readonly stopping: AbortSignal },
): Promise<boolean> {
  return sleep(getBackOffMs(DATABASE_BACK_OFF, failures, random()), stopping);
}

/** A longer timer would fire at once. */
const MAX_TIMER_MS = 2_147_483_647;

/** Waits for work, but no longer than this. */
export async function orTimeout(work: Promise<unknown>, timeoutMs: number): Promise<void> {
  const timer = new AbortController();
  await Promise.race([work, sleep(Math.min(timeoutMs, MAX_TIMER_MS), timer.signal)]).finally(() => timer.abort());
}
