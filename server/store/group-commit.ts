export interface GroupCommitOptions<Item> {
  /** Writes a batch and tells each caller what became of its items. It must not throw. */
  readonly write: (batch: readonly Item[]) => Promise<void>;
  /** How many of the waiting items make the next batch, at least one. */
  readonly countNext: (waiting: readonly Item[]) => number;
}

/**
 * Group commit: a batch is everything that came while the batch before was being written. So a batch is one item on a quiet day and a
 * thousand on a busy one, without a timer to tune.
 */
export class GroupCommit<Item> {
  readonly #options: GroupCommitOptions<Item>;
  #waiting: Item[] = [];
  #writing: Promise<void> | undefined;

  constructor(options: GroupCommitOptions<Item>) {
    this.#options = options;
  }

  add(items: readonly Item[]): void {
    if (items.length === 0) return;
    // Not push(...items): a list of a hundred thousand arguments overflows the stack.
    for (const item of items) this.#waiting.push(item);
    this.#writing ??= this.#writeAll();
  }

  /** For items of the batch under way that have to wait for the next one. */
  putBack(items: readonly Item[]): void {
    this.#waiting.unshift(...items);
  }

  /** Resolves when nothing waits any more. */
  async drain(): Promise<void> {
    while (this.#writing !== undefined) await this.#writing;
  }

  async #writeAll(): Promise<void> {
    // Items that come in the same turn of the event loop go together.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      await this.#options.write(this.#waiting.splice(0, this.#options.countNext(this.#waiting)));
    }
    this.#writing = undefined;
  }
}
