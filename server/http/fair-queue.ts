export interface FairQueueOptions {
  /** Works that run at one time. */
  readonly atOnce: number;
  /** Works that wait at one time, of all keys and of one key. */
  readonly maxWaiting: number;
  readonly maxWaitingPerKey: number;
  /** A work that has waited longer is not begun. */
  readonly maxWaitMs: number;
  readonly now?: () => number;
}

interface WaitingWork {
  readonly begin: () => Promise<void>;
  readonly refuse: () => void;
  readonly sinceMs: number;
}

/** Runs a few works at a time. Keys take turns, so one key with many works does not hold up the others. */
export class FairQueue {
  readonly #options: Required<FairQueueOptions>;
  /** The first key is the next to get a turn. */
  readonly #waitingByKey = new Map<string, WaitingWork[]>();
  #waiting = 0;
  #running = 0;

  constructor(options: FairQueueOptions) {
    this.#options = { now: Date.now, ...options };
  }

  get state(): { readonly running: number; readonly waiting: number } {
    return { running: this.#running, waiting: this.#waiting };
  }

  /** Resolves with what the work returns; with undefined if the work is refused: too many wait, or it has waited too long. */
  run<Value>(key: string, work: () => Promise<Value>): Promise<Value | undefined> {
    const { maxWaiting, maxWaitingPerKey, now } = this.#options;
    const ofKey = this.#waitingByKey.get(key) ?? [];
    if (ofKey.length >= maxWaitingPerKey) return Promise.resolve(undefined);
    if (this.#waiting >= maxWaiting && !this.#makeRoom(ofKey.length + 1)) return Promise.resolve(undefined);
    const { promise, resolve, reject } = Promise.withResolvers<Value | undefined>();
    ofKey.push({ begin: () => work().then(resolve, reject), refuse: () => resolve(undefined), sinceMs: now() });
    this.#waitingByKey.set(key, ofKey);
    this.#waiting++;
    this.#beginNext();
    return promise;
  }

  /** Refuses the newest work of the key that has most, if that is more than another key would have: a few keys cannot keep the others out. */
  #makeRoom(wanted: number): boolean {
    const [key, most] = [...this.#waitingByKey].reduce((one, other) => (other[1].length > one[1].length ? other : one));
    if (most.length <= wanted) return false;
    most.pop()?.refuse();
    this.#waiting--;
    if (most.length === 0) this.#waitingByKey.delete(key);
    return true;
  }

  #beginNext(): void {
    const { atOnce, maxWaitMs, now } = this.#options;
    while (this.#running < atOnce) {
      const next = this.#takeNext();
      if (next === undefined) return;
      if (now() - next.sinceMs > maxWaitMs) {
        next.refuse();
        continue;
      }
      this.#running++;
      void next.begin().then(() => {
        this.#running--;
        this.#beginNext();
      });
    }
  }

  #takeNext(): WaitingWork | undefined {
    const [first] = this.#waitingByKey;
    if (first === undefined) return undefined;
    const [key, ofKey] = first;
    const next = ofKey.shift();
    this.#waiting--;
    // Set again, a key is the last one of the map.
    this.#waitingByKey.delete(key);
    if (ofKey.length > 0) this.#waitingByKey.set(key, ofKey);
    return next;
  }
}
