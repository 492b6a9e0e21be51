export interface CachedReaderOptions<Value> {
  readonly load: (name: string) => Promise<Value>;
  readonly now?: () => number;
  /** How long a value is used. A missing value may be loaded again sooner. */
  readonly ttlMs: (value: Value) => number;
  /** Whether a value whose load began at that time may still be used; by default its `ttlMs` alone decides. */
  readonly isCurrent?: (loadedMs: number) => boolean;
  /** Names come from callers, so the number of entries is bounded. The entries that were loaded first are dropped first. */
  readonly maxEntries?: number;
  /** As how many entries a value counts, where values differ much in size. By default each is one. */
  readonly countEntries?: (value: Value) => number;
}

interface CachedValue<Value> {
  readonly value: Value;
  /** The same value as a promise. */
  readonly reading: Promise<Value>;
  readonly loadedMs: number;
  readonly untilMs: number;
  readonly entries: number;
}

/** Caches values, and loads each of them at most once at a time. */
export class CachedReader<Value> {
  readonly #load: (name: string) => Promise<Value>;
  readonly #now: () => number;
  readonly #ttlMs: (value: Value) => number;
  readonly #isCurrent: (loadedMs: number) => boolean;
  readonly #countEntries: (value: Value) => number;
  readonly #maxEntries: number;
  readonly #cached = new Map<string, CachedValue<Value>>();
  readonly #loading = new Map<string, Promise<Value>>();
  #entries = 0;

  constructor(options: CachedReaderOptions<Value>) {
    this.#load = options.load;
    this.#now = options.now ?? Date.now;
    this.#ttlMs = options.ttlMs;
    this.#isCurrent = options.isCurrent ?? (() => true);
    this.#countEntries = options.countEntries ?? (() => 1);
    this.#maxEntries = options.maxEntries ?? 10_000;
  }

  /** The value if it is in the cache. */
  peek(name: string): { readonly value: Value } | undefined {
    return this.#fresh(name);
  }

  read(name: string): Promise<Value> {
    return this.#fresh(name)?.reading ?? this.#loadOnce(name);
  }

  forget(name: string): void {
    this.#drop(name);
    // A read that starts from now on must not get the value of a load that started before.
    this.#loading.delete(name);
  }

  forgetAll(): void {
    this.#cached.clear();
    this.#entries = 0;
    this.#loading.clear();
  }

  #fresh(name: string): CachedValue<Value> | undefined {
    const found = this.#cached.get(name);
    return found !== undefined && this.#now() < found.untilMs && this.#isCurrent(found.loadedMs) ? found : undefined;
  }

  #loadOnce(name: string): Promise<Value> {
    const running = this.#loading.get(name);
    if (running !== undefined) return running;
    const loadedMs = this.#now();
    const loading = this.#load(name)
      .then((value) => {
        if (this.#loading.get(name) === loading) this.#keep(name, value, loading, loadedMs);
        return value;
      })
      .finally(() => {
        if (this.#loading.get(name) === loading) this.#loading.delete(name);
      });
    this.#loading.set(name, loading);
    return loading;
  }

  #keep(name: string, value: Value, reading: Promise<Value>, loadedMs: number): void {
    // Deleted first, so that the map stays in the order of loading.
    this.#drop(name);
    const entries = this.#countEntries(value);
    this.#cached.set(name, { value, reading, loadedMs, untilMs: loadedMs + this.#ttlMs(value), entries });
    this.#entries += entries;
    for (const oldest of this.#cached.keys()) {
      if (this.#entries <= this.#maxEntries || oldest === name) return;
      this.#drop(oldest);
    }
  }

  #drop(name: string): void {
    this.#entries -= this.#cached.get(name)?.entries ?? 0;
    this.#cached.delete(name);
  }
}
