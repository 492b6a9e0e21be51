/** An iterator that was told to end has this long for it. */
const GRACE_MS = 2000;

/**
 * Finds iterators of handlers that go on although their callers are gone: they wait for something without the signal of the call. Each of
 * them holds its memory, and more with every caller.
 */
export class AbandonedIterators {
  readonly #since = new Set<{ readonly ms: number }>();
  readonly #graceMs: number;

  constructor(graceMs: number = GRACE_MS) {
    this.#graceMs = graceMs;
  }

  add(ended: Promise<unknown>): void {
    const entry = { ms: performance.now() };
    this.#since.add(entry);
    void ended.finally(() => this.#since.delete(entry));
  }

  /** How many should have ended long ago. */
  get left(): number {
    const now = performance.now();
    return [...this.#since].filter(({ ms }) => now - ms >= this.#graceMs).length;
  }
}
