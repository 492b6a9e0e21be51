/** Lets many through at a time, or one alone. */
export class SharedLock {
  #inside = 0;
  #alone = false;
  #waiting: (() => void)[] = [];

  async pass<Value>(alone: boolean, work: () => Promise<Value>): Promise<Value> {
    while (this.#alone || (alone && this.#inside > 0))
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#alone = alone;
    this.#inside += 1;
    try {
      return await work();
    } finally {
      this.#inside -= 1;
      this.#alone = false;
      const woken = this.#waiting;
      this.#waiting = [];
      for (const wake of woken) wake();
    }
  }
}
