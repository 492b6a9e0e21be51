/** A lock for each key, granted in the order of the calls. The number of holders and waiters of all keys is limited. */
export class KeyedMutex {
  readonly #lastByKey = new Map<string, Promise<void>>();
  readonly #maxWaiting: number;
  #count = 0;

  constructor(maxWaiting: number) {
    this.#maxWaiting = maxWaiting;
  }

  /** Resolves with the function that releases the lock; with undefined, at once, when too many wait. */
  async acquire(key: string): Promise<(() => void) | undefined> {
    if (this.#count >= this.#maxWaiting) return undefined;
    this.#count += 1;
    const previous = this.#lastByKey.get(key);
    const { promise: released, resolve } = Promise.withResolvers<void>();
    this.#lastByKey.set(key, released);
    await previous;
    return () => {
      this.#count -= 1;
      if (this.#lastByKey.get(key) === released) this.#lastByKey.delete(key);
      resolve();
    };
  }
}
