export interface CachedReaderOptions<Value> {
  readonly load: (name: string) => Promise<Value>;
  readonly now?: () => number;
  /** How long a value is taken for true; what is not there may be asked for sooner. */
  readonly ttlMs: (value: Value) => number;
  /** Names come from callers: there must not be room for all they can think of. */
  readonly maxEntries?: number;
}

interface Held<Value> {
  readonly value: Value;
  /** The same value for those who wait for it. */
  readonly reading: Promise<Value>;
  readonly untilMs: number;
}

/** Remembers values for a short time, and asks for one at most once at a time. */
export class CachedReader<Value> {
  readonly #load: (name: string) => Promise<Value>;
  readonly #now: () => number;
  readonly #ttlMs: (value: Value) => number;
  readonly #maxEntries: number;
  readonly #held = new Map<string, Held<Value>>();
  readonly #loading = new Map<string, Promise<Value>>();

  constructor({ load, now = Date.now, ttlMs, maxEntries = 10_000 }: CachedReaderOptions<Value>) {
    this.#load = load;
    this.#now = now;
    this.#ttlMs = ttlMs;
    this.#maxEntries = maxEntries;
  }

  /** The value, if it is known without asking. */
  peek(name: string): { readonly value: Value } | undefined {
    return this.#fresh(name);
  }

  read(name: string): Promise<Value> {
    return this.#fresh(name)?.reading ?? this.#loadOnce(name);
  }

  #fresh(name: string): Held<Value> | undefined {
    const held = this.#held.get(name);
    return held !== undefined && this.#now() < held.untilMs ? held : undefined;
  }

  forget(name: string): void {
    this.#held.delete(name);
    // Whoever asks from now on must not be given what was read before.
    this.#loading.delete(name);
  }

  #loadOnce(name: string): Promise<Value> {
    const running = this.#loading.get(name);
    if (running !== undefined) return running;
    const loading = this.#load(name)
      .then((value) => {
        if (this.#loading.get(name) === loading) this.#keep(name, value, loading);
        return value;
      })
      .finally(() => {
        if (this.#loading.get(name) === loading) this.#loading.delete(name);
      });
    this.#loading.set(name, loading);
    return loading;
  }

  #keep(name: string, value: Value, reading: Promise<Value>): void {
    // Taken out first, so that the oldest reading is the first in the map and the first to go.
    this.#held.delete(name);
    if (this.#held.size >= this.#maxEntries) {
      const [oldest] = this.#held.keys();
      if (oldest !== undefined) this.#held.delete(oldest);
    }
    this.#held.set(name, { value, reading, untilMs: this.#now() + this.#ttlMs(value) });
  }
}
