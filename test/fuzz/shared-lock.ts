/** A lock that many tasks can share, or one task can have exclusively. */
export class SharedLock {
  #holders = 0;
  #isExclusive = false;
  #waiting: (() => void)[] = [];

  async run<Value>(exclusive: boolean, work: () => Promise<Value>): Promise<Value> {
    while (this.#isExclusive || (exclusive && this.#holders > 0))
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isExclusive = exclusive;
    this.#holders += 1;
    try {
      return await work();
    } finally {
      this.#holders -= 1;
      this.#isExclusive = false;
      const woken = this.#waiting;
      this.#waiting = [];
      for (const wake of woken) wake();
    }
  }
}
