interface WaitingLoad<Value> {
  readonly name: string;
  readonly resolve: (value: Value) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Loads everything that is asked for in the same turn of the event loop with one statement: after a start, requests of thousands of
 * accounts come before any of them is in memory.
 */
export class BatchedLoads<Value> {
  readonly #loadAll: (names: readonly string[]) => Promise<readonly Value[]>;
  #waiting: WaitingLoad<Value>[] = [];

  /** `loadAll` returns values in the order of the names. */
  constructor(loadAll: (names: readonly string[]) => Promise<readonly Value[]>) {
    this.#loadAll = loadAll;
  }

  load(name: string): Promise<Value> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ name, resolve, reject });
      if (this.#waiting.length === 1) setImmediate(() => this.#loadWaiting());
    });
  }

  async #loadWaiting(): Promise<void> {
    const loads = this.#waiting;
    this.#waiting = [];
    try {
      const values = await this.#loadAll(loads.map(({ name }) => name));
      for (const [index, value] of values.entries()) loads[index]?.resolve(value);
    } catch (error) {
      for (const { reject } of loads) reject(error);
    }
  }
}
