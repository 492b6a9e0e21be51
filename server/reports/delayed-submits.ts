import { getStepName } from "../domain/delivery.ts";
import { getItemStep, isBareSubmit, type RecorderItem } from "./recorder-item.ts";

/** A call that waits for its items to be committed. */
export interface Call {
  left: number;
  error: Error | undefined;
  readonly done: () => void;
}

/** An item with the calls that wait for it. */
export interface WaitingItem {
  readonly item: RecorderItem;
  readonly calls: readonly Call[];
}

/**
 * Delays the event that a carrier has a step for a moment. If the step's end comes within that time, the event need not be written: with
 * a carrier that reports quickly, that saves every second change of a row (docs/decisions.md). If the process dies meanwhile, the step
 * counts as one whose submit was not answered, and its carrier is asked.
 */
export class DelayedSubmits {
  readonly #delayMs: number;
  readonly #write: (items: readonly WaitingItem[]) => void;
  readonly #held = new Map<string, WaitingItem>();

  constructor(delayMs: number, write: (items: readonly WaitingItem[]) => void) {
    this.#delayMs = delayMs;
    this.#write = write;
  }

  /** Returns what is to be written now. Another item of a step that is held back ends the delay, and an end takes its place. */
  filter(items: readonly WaitingItem[]): readonly WaitingItem[] {
    if (this.#delayMs === 0) return items;
    const now: WaitingItem[] = [];
    const delayed: string[] = [];
    for (const one of items) {
      const ref = getItemStep(one.item);
      const name = ref === undefined ? "" : getStepName(ref);
      const submit = this.#held.get(name);
      this.#held.delete(name);
      if (isBareSubmit(one.item) && submit === undefined) {
        this.#held.set(name, one);
        delayed.push(name);
      } else if (submit !== undefined && isEndOf(submit.item, one.item))
        now.push({ item: one.item, calls: [...submit.calls, ...one.calls] });
      else now.push(...(submit === undefined ? [one] : [submit, one]));
    }
    if (delayed.length > 0) setTimeout(() => this.#release(delayed), this.#delayMs);
    return now;
  }

  /** Writes everything that is held back. */
  flush(): void {
    this.#release([...this.#held.keys()]);
  }

  #release(names: readonly string[]): void {
    const items = names.map((name) => this.#held.get(name)).filter((item) => item !== undefined);
    for (const name of names) this.#held.delete(name);
    this.#write(items);
  }
}

/** One of an earlier time that the step was sent is none: it may change nothing, and must not take the place of the submit. */
const isEndOf = (submit: RecorderItem, item: RecorderItem): boolean =>
  "event" in submit && "event" in item && item.event.kind === "ended" && item.event.repeats === submit.event.repeats;
