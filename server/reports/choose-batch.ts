import { type Entry, isReceipt, nameOfEntry } from "./entry.ts";

/** Whoever waits for a number of entries to be committed. */
export interface Call {
  left: number;
  error: Error | undefined;
  readonly done: () => void;
}

/** An entry with those who wait for it. */
export interface Waiting {
  readonly entry: Entry;
  readonly calls: readonly Call[];
}

/**
 * What can be written together: of each step one thing, since a statement changes a row once. The rest goes next, in the
 * order in which it came. That a step was submitted need not be written when its end is known.
 */
export function chooseBatch(waiting: readonly Waiting[]): { batch: readonly Waiting[]; later: readonly Waiting[] } {
  const batch: Waiting[] = [];
  const places = new Map<string, number>();
  const postponed = new Set<string>();
  const later: Waiting[] = [];
  for (const one of waiting) {
    const name = nameOfEntry(one.entry);
    const place = name === undefined ? undefined : places.get(name);
    const before = place === undefined ? undefined : batch[place];
    if (name === undefined || place === undefined || before === undefined) {
      if (name !== undefined) places.set(name, batch.length);
      batch.push(one);
    } else if (!postponed.has(name) && isBareSubmit(before.entry) && isEnd(one.entry)) {
      batch[place] = { entry: one.entry, calls: [...before.calls, ...one.calls] };
    } else {
      postponed.add(name);
      later.push(one);
    }
  }
  return { batch, later };
}

/** It says that the carrier has the step, and nothing else. */
export const isBareSubmit = (entry: Entry): boolean =>
  !isReceipt(entry) && entry.event.kind === "submitted" && entry.event.carrierIds.length === 0;

const isEnd = (entry: Entry): boolean => !isReceipt(entry) && entry.event.kind === "ended";
