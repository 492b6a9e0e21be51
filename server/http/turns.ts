/** One at a time for each key, in the order they came; so many in all may wait. */
export class Turns {
  readonly #last = new Map<string, Promise<void>>();
  readonly #most: number;
  #taken = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Resolves when it is the caller's turn, with what ends it; undefined at once when too many wait already. */
  async take(key: string): Promise<(() => void) | undefined> {
    if (this.#taken >= this.#most) return undefined;
    this.#taken += 1;
    const before = this.#last.get(key);
    const { promise: turn, resolve } = Promise.withResolvers<void>();
    this.#last.set(key, turn);
    await before;
    return () => {
      this.#taken -= 1;
      if (this.#last.get(key) === turn) this.#last.delete(key);
      resolve();
    };
  }
}
