import type { Log } from "../telemetry/log.ts";
import { Loop } from "./loop.ts";
import type { DeliveryStore } from "./ports.ts";

export interface FollowedWatchesOptions {
  readonly store: Pick<DeliveryStore, "endWatches">;
  readonly log: Log;
  readonly random: () => number;
}

/** Names in memory, some 20 MB. What is beyond is found ended by whoever looks when its watch is due. */
const MOST_STEPS = 100_000;
const IDLE_MS = 60_000;

/**
 * Most steps end within seconds, told by a receipt to the very process that submitted them. It ends their watch when the
 * last of its members has ended, and nobody has to read them all again only to see that nothing is left to do.
 */
export class FollowedWatches {
  readonly #options: FollowedWatchesOptions;
  /** The longest followed first. */
  readonly #watches = new Map<string, Followed>();
  readonly #watchOf = new Map<string, Followed>();
  readonly #loop: Loop;
  #over: string[] = [];

  constructor(options: FollowedWatchesOptions) {
    const { log, random } = options;
    this.#options = options;
    this.#loop = new Loop({ name: "end watches", round: () => this.#round(), log, random });
  }

  /** Before the carrier hears of them: their receipts may come at any time from then on. */
  follow(watchId: string, names: readonly string[]): void {
    const watch = { watchId, open: new Set(names), isLeft: false };
    this.#watches.set(watchId, watch);
    for (const name of names) this.#watchOf.set(name, watch);
    for (const oldest of this.#watches.keys()) {
      if (this.#watchOf.size <= MOST_STEPS) break;
      this.forget(oldest);
    }
  }

  forget(watchId: string): void {
    const watch = this.#watches.get(watchId);
    for (const name of watch?.open ?? []) if (this.#watchOf.get(name) === watch) this.#watchOf.delete(name);
    this.#watches.delete(watchId);
  }

  /** These have ended, or are to be begun anew, and that is committed. */
  ended(names: readonly string[]): void {
    for (const name of names) {
      const watch = this.#watchOf.get(name);
      if (watch === undefined) continue;
      this.#watchOf.delete(name);
      watch.open.delete(name);
      if (watch.isLeft && watch.open.size === 0) this.#end(watch.watchId);
    }
  }

  /** Whether no member is left, as far as this process knows. */
  isOver(watchId: string): boolean {
    return this.#watches.get(watchId)?.open.size === 0;
  }

  /** Whoever submitted its members is done: from now on it is ended here. */
  leave(watchId: string): void {
    const watch = this.#watches.get(watchId);
    if (watch === undefined) return;
    watch.isLeft = true;
    if (watch.open.size === 0) this.#end(watchId);
  }

  stop(): Promise<void> {
    return this.#loop.stop();
  }

  #end(watchId: string): void {
    this.#watches.delete(watchId);
    this.#over.push(watchId);
    this.#loop.ring();
  }

  async #round(): Promise<number> {
    const over = [...this.#over];
    if (over.length === 0) return IDLE_MS;
    await this.#options.store.endWatches(over);
    this.#over = this.#over.slice(over.length);
    return this.#over.length > 0 ? 0 : IDLE_MS;
  }
}

interface Followed {
  readonly watchId: string;
  /** Those that have not ended, and no others: a few may stay open for days. */
  readonly open: Set<string>;
  isLeft: boolean;
}
