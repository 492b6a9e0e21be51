import { isBareSubmit, type Waiting } from "./choose-batch.ts";
import { nameOfEntry } from "./entry.ts";

export interface LingeringOptions {
  /** How long each waits; 0: not at all. */
  readonly ms: number;
  /** How long it waits at most while others, who are more urgent, are being written. */
  readonly mostMs: number;
  readonly isBusy: () => boolean;
  /** Gets those that have waited for long enough. */
  readonly onOver: (waiting: readonly Waiting[]) => void;
}

interface Held {
  readonly waiting: Waiting;
  readonly since: number;
}

/**
 * That a carrier has a step is the least urgent news of it, and worth nothing once its end is known: it waits a little
 * for that end, longer when there is much to write, and mostly saves the database a change of the row. Should the process
 * die meanwhile, the step counts as one whose submit was not answered, and its carrier is asked.
 */
export class Lingering {
  readonly #options: LingeringOptions;
  /** In the order of time. */
  readonly #held = new Map<string, Held>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: LingeringOptions) {
    this.#options = options;
  }

  /** Puts down what is to be written now that this has come: nothing while it waits, or what waited for it first. */
  pass(waiting: Waiting, into: Waiting[]): void {
    const name = this.#options.ms === 0 ? undefined : nameOfEntry(waiting.entry);
    const before = name === undefined ? undefined : this.#held.get(name)?.waiting;
    if (name !== undefined && before !== undefined) {
      this.#held.delete(name);
      into.push(before, waiting);
    } else if (name !== undefined && isBareSubmit(waiting.entry)) {
      this.#held.set(name, { waiting, since: performance.now() });
      this.#lookIn(this.#options.ms);
    } else into.push(waiting);
  }

  /** Nobody waits any longer. */
  end(): readonly Waiting[] {
    clearTimeout(this.#timer);
    const all = [...this.#held.values()].map(({ waiting }) => waiting);
    this.#held.clear();
    return all;
  }

  #lookIn(milliseconds: number): void {
    this.#timer ??= setTimeout(() => this.#look(), milliseconds);
  }

  #look(): void {
    this.#timer = undefined;
    const { ms, mostMs, isBusy, onOver } = this.#options;
    const now = performance.now();
    const shortestMs = isBusy() ? mostMs : ms;
    const over: Waiting[] = [];
    for (const [name, { waiting, since }] of this.#held) {
      if (now - since < shortestMs) {
        // Whoever keeps it from being written may be done sooner than that.
        this.#lookIn(Math.min(ms, since + shortestMs - now));
        break;
      }
      this.#held.delete(name);
      over.push(waiting);
    }
    if (over.length > 0) onOver(over);
  }
}
