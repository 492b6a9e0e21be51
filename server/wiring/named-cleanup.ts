/** Stops what was started, in the opposite order, and knows what is not stopped yet. Each step is tried, also after another has failed. */
export class NamedCleanup {
  readonly #stack = new AsyncDisposableStack();
  readonly #unfinished: Set<string>;

  constructor(unfinished = new Set<string>()) {
    this.#unfinished = unfinished;
  }

  /** `name` says in the log what was cut off, where a stop must be ended by force. */
  defer(stop: () => unknown, name = "another part"): void {
    this.#unfinished.add(name);
    this.#stack.defer(async () => {
      try {
        await stop();
      } finally {
        this.#unfinished.delete(name);
      }
    });
  }

  /** A part of this cleanup that runs in this place, whatever is added to it later. */
  nest(): NamedCleanup {
    const nested = new NamedCleanup(this.#unfinished);
    this.#stack.defer(() => nested.disposeAsync());
    return nested;
  }

  disposeAsync(): Promise<void> {
    return this.#stack.disposeAsync();
  }

  /** What is not stopped yet: what is being stopped now comes last, because it was started last. */
  get unfinished(): readonly string[] {
    return [...this.#unfinished];
  }
}
