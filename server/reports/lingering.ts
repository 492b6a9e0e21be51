import { nameOfStep } from "../domain/delivery.ts";
import { isBareSubmit, type Waiting } from "./choose-batch.ts";
import { type Entry, stepOfEntry } from "./entry.ts";

/**
 * That a carrier has a step is the least urgent news of it, and worth nothing once its end is known: it waits a little
 * for that end, and mostly saves the database a change of the row. Should the process die meanwhile, the step counts as
 * one whose submit was not answered, and its carrier is asked.
 */
export class Lingering {
  readonly #ms: number;
  readonly #isOver: (waiting: readonly Waiting[]) => void;
  /** In the order of time: each waits equally long. */
  readonly #held = new Map<string, { readonly waiting: Waiting; readonly until: number }>();
  #timer: NodeJS.Timeout | undefined;

  /** `isOver` gets those that have waited for long enough. */
  constructor(ms: number, isOver: (waiting: readonly Waiting[]) => void) {
    this.#ms = ms;
    this.#isOver = isOver;
  }

  /** What is to be written now that this has come, in order: nothing while it waits, or what waited for it first. */
  pass(waiting: Waiting): readonly Waiting[] {
    if (this.#ms === 0) return [waiting];
    const name = nameOf(waiting.entry);
    if (name === undefined) return [waiting];
    const before = this.#held.get(name)?.waiting;
    if (before !== undefined) this.#held.delete(name);
    if (before === undefined && isBareSubmit(waiting.entry)) {
      this.#held.set(name, { waiting, until: performance.now() + this.#ms });
      this.#timer ??= setTimeout(() => this.#look(), this.#ms);
      return [];
    }
    return before === undefined ? [waiting] : [before, waiting];
  }

  /** Nobody waits any longer. */
  end(): readonly Waiting[] {
    clearTimeout(this.#timer);
    const all = [...this.#held.values()].map(({ waiting }) => waiting);
    this.#held.clear();
    return all;
  }

  #look(): void {
    const now = performance.now();
    const over: Waiting[] = [];
    this.#timer = undefined;
    for (const [name, { waiting, until }] of this.#held) {
      if (until > now) {
        this.#timer = setTimeout(() => this.#look(), until - now);
        break;
      }
      this.#held.delete(name);
      over.push(waiting);
    }
    if (over.length > 0) this.#isOver(over);
  }
}

function nameOf(entry: Entry): string | undefined {
  const ref = stepOfEntry(entry);
  return ref && nameOfStep(ref);
}
