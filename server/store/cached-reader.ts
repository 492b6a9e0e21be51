export interface CachedReaderOptions<Value> {
  readonly load: (name: string) => Promise<Value>;
  readonly now?: () => number;
  /** How long a value is used. A missing value may be loaded again sooner. */
  readonly ttlMs: (value: Value) => number;
  /** Names come from callers, so the number of entries is bounded. */
  readonly maxEntries?: number;
}

interface CachedValue<Value> {
  readonly value: Value;
  /** The same value as a promise. */
  readonly reading: Promise<Value>;
  readonly untilMs: number;
}

/** Caches values for a short time, and loads each of them at most once at a time. */
export class CachedReader<Value> {
  readonly #load: (name: string) => Promise<Value>;
  readonly #now: () => number;
  readonly #ttlMs: (value: Value) => number;
  readonly #maxEntries: number;
  readonly #cached = new Map<string, CachedValue<Value>>();
  readonly #loading = new Map<string, Promise<Value>>();

  constructor({ load, now = Date.now, ttlMs, maxEntries = 10_000 }: CachedReaderOptions<Value>) {
    this.#load = load;
    this.#now = now;
    this.#ttlMs = ttlMs;
    this.#maxEntries = maxEntries;
  }

  /** The value if it is in the cache. */
  peek(name: string): { readonly value: Value } | undefined {
    return this.#fresh(name);
  }

  read(name: string): Promise<Value> {
    return this.#fresh(name)?.reading ?? this.#loadOnce(name);
  }

  #fresh(name: string): CachedValue<Value> | undefined {
    const found = this.#cached.get(name);
    return found !== undefined && this.#now() < found.untilMs ? found : undefined;
  }

  forget(name: string): void {
    this.#cached.delete(name);
    // A read that starts from now on must not get the value of a load that started before.
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
    // Deleted first, so that the map stays in the order of loading and the oldest entry is removed first.
    this.#cached.delete(name);
    if (this.#cached.size >= this.#maxEntries) {
      const [oldest] = this.#cached.keys();
      if (oldest !== undefined) this.#cached.delete(oldest);
    }
    this.#cached.set(name, { value, reading, untilMs: this.#now() + this.#ttlMs(value) });
  }
}
