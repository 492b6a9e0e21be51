/** Remembers what it has seen once, and forgets it the second time, or when too much has come since. */
export class FirstTimes {
  readonly #seen = new Set<string>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  isFirst(name: string): boolean {
    if (this.#seen.delete(name)) return false;
    this.#seen.add(name);
    const [oldest] = this.#seen;
    if (this.#seen.size > this.#most && oldest !== undefined) this.#seen.delete(oldest);
    return true;
  }
}
