import { backOffMs } from "../domain/back-off.ts";
import { type Log, loggable } from "../telemetry/log.ts";
import { Bell } from "./bell.ts";

export interface LoopOptions {
  /** What it is called in the log. */
  readonly name: string;
  /** One round; it says how long to wait for the next one, unless the bell rings. */
  readonly round: () => Promise<number>;
  readonly log: Log;
  readonly random: () => number;
}

/** A database that restarts is back in seconds; one that is gone is asked again every five. */
const AFTER_FAILURE = { firstMs: 100, mostMs: 5000 };

/** Does something again and again, whatever goes wrong: a round that fails is logged and tried again a little later. */
export class Loop {
  readonly #options: LoopOptions;
  readonly #bell = new Bell();
  readonly #running: Promise<void>;
  #stopped = false;

  constructor(options: LoopOptions) {
    this.#options = options;
    this.#running = this.#run();
  }

  /** The next round comes at once. */
  ring(): void {
    this.#bell.ring();
  }

  /** Resolves when the round under way is over. */
  stop(): Promise<void> {
    this.#stopped = true;
    this.#bell.ring();
    return this.#running;
  }

  async #run(): Promise<void> {
    const { name, round, log, random } = this.#options;
    let failures = 0;
    while (!this.#stopped) {
      let waitMs: number;
      try {
        waitMs = await round();
        failures = 0;
      } catch (error) {
        failures++;
        waitMs = backOffMs(AFTER_FAILURE, failures, random());
        log.error({ loop: name, failures, error: loggable(error) }, "dispatch");
      }
      if (!this.#stopped) await this.#bell.wait(waitMs);
    }
  }
}
