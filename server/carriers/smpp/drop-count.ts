import type { Log } from "../../telemetry/log.ts";

const LOGGED_EVERY_MS = 60_000;

/** Counts what is acknowledged and not used; the log tells of it at most once a minute. */
export class DropCount {
  readonly #log: Log;
  readonly #now: () => number;
  #messages = 0;
  #unclear = 0;
  #loggedMs = Number.NEGATIVE_INFINITY;

  constructor(log: Log, now: () => number) {
    this.#log = log;
    this.#now = now;
  }

  /** A message of a subscriber: there is no one here to read it. */
  message(): void {
    this.#messages++;
    this.#tell({});
  }

  /** A receipt with a state that neither the protocol nor the settings know, or without the name of a message. */
  unclear(stat: string): void {
    this.#unclear++;
    this.#tell({ stat: /^[A-Z0-9]{1,10}$/.test(stat) ? stat : "" });
  }

  #tell(last: { readonly stat?: string }): void {
    if (this.#now() - this.#loggedMs < LOGGED_EVERY_MS) return;
    this.#loggedMs = this.#now();
    const counts = { messages: this.#messages, unclearReceipts: this.#unclear };
    this.#log.warn({ ...counts, ...last }, "acknowledged and not used, since the start");
  }
}
