export interface FairQueueOptions {
  /** Works that run at one time, of all keys and of one key. */
  readonly atOnce: number;
  readonly atOncePerKey?: number;
  /** Works that wait at one time, of all keys and of one key. */
  readonly maxWaiting: number;
  readonly maxWaitingPerKey: number;
  /** A work that has waited so long is refused. */
  readonly maxWaitMs: number;
}

interface Work {
  readonly key: string;
  readonly begin: () => Promise<void>;
  readonly refuse: () => void;
}

/** Runs a few works at a time. Keys take turns, so one key with many works does not hold up the others. */
export class FairQueue {
  readonly #options: Required<FairQueueOptions>;
  /** The first one that may is the next to begin. */
  #waiting: readonly Work[] = [];
  /** The keys of the works that run. */
  #running: readonly string[] = [];

  constructor(options: FairQueueOptions) {
    this.#options = { atOncePerKey: options.atOnce, ...options };
  }

  get state(): { readonly running: number; readonly waiting: number } {
    return { running: this.#running.length, waiting: this.#waiting.length };
  }

  /** Resolves with what the work returns; with undefined if the work is refused: too many wait, or it has waited too long. */
  run<Value>(key: string, start: () => Promise<Value>): Promise<Value | undefined> {
    const { maxWaiting, maxWaitingPerKey, maxWaitMs } = this.#options;
    const waitingOfKey = this.#waiting.filter((work) => work.key === key).length;
    if (waitingOfKey >= maxWaitingPerKey) return Promise.resolve(undefined);
    if (this.#waiting.length >= maxWaiting && !this.#makeRoom(waitingOfKey + 1)) return Promise.resolve(undefined);
    const { promise, resolve, reject } = Promise.withResolvers<Value | undefined>();
    const leave = (): void => {
      clearTimeout(timer);
      this.#waiting = this.#waiting.filter((other) => other !== work);
    };
    const work: Work = {
      key,
      begin: () => {
        leave();
        return start().then(resolve, reject);
      },
      refuse: () => {
        leave();
        resolve(undefined);
      },
    };
    // A wait has an end also while no other work ends.
    const timer = setTimeout(work.refuse, maxWaitMs);
    this.#waiting = [...this.#waiting, work];
    this.#beginNext();
    return promise;
  }

  /** Refuses the newest work of the key that has most, if that is more than another key would have: a few keys cannot keep the others out. */
  #makeRoom(wanted: number): boolean {
    const works = [...Map.groupBy(this.#waiting, ({ key }) => key).values()];
    const most = works.reduce((one, other) => (other.length > one.length ? other : one));
    if (most.length <= wanted) return false;
    most.at(-1)?.refuse();
    return true;
  }

  #beginNext(): void {
    const { atOnce, atOncePerKey } = this.#options;
    while (this.#running.length < atOnce) {
      const countRunning = (key: string): number => this.#running.filter((other) => other === key).length;
      const next = this.#waiting.find(({ key }) => countRunning(key) < atOncePerKey);
      if (next === undefined) return;
      const { key, begin } = next;
      // The other keys have their turns before this one has another.
      const { own = [], others = [] } = Object.groupBy(this.#waiting, (work) => (work.key === key ? "own" : "others"));
      this.#waiting = [...others, ...own];
      this.#running = [...this.#running, key];
      void begin().then(() => {
        this.#running = this.#running.toSpliced(this.#running.indexOf(key), 1);
        this.#beginNext();
      });
    }
  }
}
