/** A lock that many tasks can share, or one task can have exclusively. Nobody overtakes one that waits to have it exclusively. */
export class SharedLock {
  #holders = 0;
  #isExclusive = false;
  #wantsExclusive = 0;
  #waiting: (() => void)[] = [];

  async run<Value>(exclusive: boolean, work: () => Promise<Value>): Promise<Value> {
    if (exclusive) this.#wantsExclusive += 1;
    while (this.#isExclusive || (exclusive ? this.#holders > 0 : this.#wantsExclusive > 0))
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    if (exclusive) this.#wantsExclusive -= 1;
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
