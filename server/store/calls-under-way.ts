/** Calls that have not ended, by a name such as that of their account. */
export class CallsUnderWay {
  readonly #calls = new Map<string, Set<Promise<unknown>>>();

  /** Returns the call. */
  track<Value>(name: string, call: Promise<Value>): Promise<Value> {
    const known = this.#calls.get(name);
    const calls = known ?? new Set();
    if (known === undefined) this.#calls.set(name, calls);
    calls.add(call);
    const end = (): void => {
      calls.delete(call);
      // Names are those of accounts, of which there may be many.
      if (calls.size === 0 && this.#calls.get(name) === calls) this.#calls.delete(name);
    };
    call.then(end, end);
    return call;
  }

  /** Resolves when all calls with these names have ended that are under way now. */
  async untilEnded(...names: readonly string[]): Promise<void> {
    await Promise.allSettled(names.flatMap((name) => [...(this.#calls.get(name) ?? [])]));
  }
}
