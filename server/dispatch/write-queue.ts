import { Loop, type LoopOptions, UNTIL_WOKEN_MS } from "./loop.ts";

export interface WriteQueueOptions<Item> extends Pick<LoopOptions, "name" | "log" | "random"> {
  /** Items of one write. */
  readonly mostAtOnce: number;
  /** While so many items wait, there is no room for more. */
  readonly mostWaiting: number;
  /** If it throws, all of the items are written again a little later. */
  readonly write: (items: readonly Item[]) => Promise<Written<Item>>;
}

export interface Written<Item> {
  /** Those that must be written again. */
  readonly again?: readonly Item[];
  /** Why they must be. The next write waits a little. */
  readonly error?: unknown;
}

/** Steps on their way to the database, in the order in which they came. Those that are not written yet stay in the outbox, or have a lease. */
export class WriteQueue<Item> {
  readonly #options: WriteQueueOptions<Item>;
  readonly #loop: Loop;
  #waiting: Item[] = [];
  #roomWaiters: (() => void)[] = [];
  #isStopped = false;

  constructor(options: WriteQueueOptions<Item>) {
    const { name, log, random } = options;
    this.#options = options;
    this.#loop = new Loop({ name, run: () => this.#writeNext(), log, random });
  }

  add(item: Item): void {
    this.#waiting.push(item);
    this.#loop.wake();
  }

  /** Everything that was added is written by now. */
  get isIdle(): boolean {
    return this.#waiting.length === 0;
  }

  /** Resolves when few items wait: steps must not be claimed faster than they can be written. */
  async waitForRoom(): Promise<void> {
    if (this.#isFull() && !this.#isStopped) await new Promise<void>((resolve) => this.#roomWaiters.push(resolve));
  }

  /** Other workers claim what was not written. */
  async stop(): Promise<void> {
    await this.#loop.stop();
    this.#isStopped = true;
    this.#tellWaiters();
  }

  async #writeNext(): Promise<number> {
    const items = this.#waiting.slice(0, this.#options.mostAtOnce);
    if (items.length === 0) return UNTIL_WOKEN_MS;
    const { again = [], error } = await this.#options.write(items);
    this.#waiting = [...this.#waiting.slice(items.length), ...again];
    if (!this.#isFull()) this.#tellWaiters();
    if (error !== undefined) throw error;
    return 0;
  }

  #isFull(): boolean {
    return this.#waiting.length >= this.#options.mostWaiting;
  }

  #tellWaiters(): void {
    for (const resolve of this.#roomWaiters.splice(0)) resolve();
  }
}
