import { AsyncLocalStorage } from "node:async_hooks";

/** A process of the simulation. What it started goes on only while it runs. */
export class SimulatedProcess {
  readonly name: string;
  isDead = false;
  /** It is stopped until then: its timers are late, and it does not read answers. */
  frozenUntilMs = 0;

  constructor(name: string) {
    this.name = name;
  }
}

interface Timer {
  readonly atMs: number;
  /** Undefined: it belongs to no process, but to the network or the test. */
  readonly process: SimulatedProcess | undefined;
  readonly fire: () => void;
}

type Callback = (...args: readonly unknown[]) => void;

const TIMERS = ["setTimeout", "clearTimeout", "setImmediate", "clearImmediate"] as const;
const realSetImmediate = setImmediate;

/** Everything that waits for a promise has gone on. */
export const settle = (): Promise<void> => new Promise((resolve) => realSetImmediate(resolve));

/**
 * A clock that is moved from one timer to the next. The product sets its timers by the global functions, so these are replaced while a
 * simulation runs. Which process has set a timer is known from the asynchronous context.
 */
export class SimulatedTime {
  nowMs: number;
  readonly #timers = new Map<number, Timer>();
  readonly #context = new AsyncLocalStorage<SimulatedProcess | undefined>();
  #lastId = 0;

  constructor(startMs: number) {
    this.nowMs = startMs;
  }

  /** The process whose code runs now. */
  get process(): SimulatedProcess | undefined {
    return this.#context.getStore();
  }

  runAs<Value>(process: SimulatedProcess | undefined, run: () => Value): Value {
    return this.#context.run(process, run);
  }

  /** Replaces the global timers. Returns the function that puts them back. */
  install(): () => void {
    const kept = TIMERS.map((name) => [name, globalThis[name]] as const);
    const set = (callback: Callback, ms: number | undefined, args: readonly unknown[]): number =>
      this.#add(() => callback(...args), ms ?? 0, this.process);
    const clear = (id: number): void => void this.#timers.delete(id);
    Object.assign(globalThis, {
      setTimeout: (callback: Callback, ms?: number, ...args: unknown[]) => set(callback, ms, args),
      setImmediate: (callback: Callback, ...args: unknown[]) => set(callback, 0, args),
      clearTimeout: clear,
      clearImmediate: clear,
    });
    return () => {
      for (const [name, value] of kept) Object.assign(globalThis, { [name]: value });
    };
  }

  /** Resolves after this time, whichever processes are dead or frozen by then. */
  wait(ms: number): Promise<void> {
    return new Promise((resolve) => this.#add(resolve, ms, undefined));
  }

  /** Resolves when the process runs; never, if it is dead. */
  async untilRunning(process: SimulatedProcess): Promise<void> {
    while (process.frozenUntilMs > this.nowMs) await this.wait(process.frozenUntilMs - this.nowMs);
    if (process.isDead) await new Promise<never>(() => {});
  }

  /** Moves to the next timer and fires it. */
  pass(): void {
    let next: readonly [id: number, timer: Timer, dueMs: number] | undefined;
    for (const [id, timer] of this.#timers) {
      if (timer.process?.isDead) this.#timers.delete(id);
      else {
        const dueMs = Math.max(timer.atMs, timer.process?.frozenUntilMs ?? 0);
        if (next === undefined || dueMs < next[2]) next = [id, timer, dueMs];
      }
    }
    if (next === undefined) throw new Error("Nothing is left that could happen");
    const [id, timer, dueMs] = next;
    this.#timers.delete(id);
    this.nowMs = Math.max(this.nowMs, dueMs);
    this.runAs(timer.process, timer.fire);
  }

  #add(fire: () => void, ms: number, process: SimulatedProcess | undefined): number {
    this.#timers.set(++this.#lastId, { atMs: this.nowMs + Math.max(0, ms), process, fire });
    return this.#lastId;
  }
}
