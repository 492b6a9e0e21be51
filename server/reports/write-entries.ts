import { type Failure, failureOf } from "../store/failure.ts";
import { ensurePartitions } from "../store/partitions.ts";
import { type Persistence, persist } from "../store/persist.ts";
import type { ChangedStep } from "../store/record-steps.ts";
import type { Entry } from "./entry.ts";
import { type RecordingParts, recordOnce } from "./record-once.ts";

export interface EntryWriter extends RecordingParts {
  readonly now: () => number;
  readonly patienceMs: number;
}

export interface Written {
  readonly changed: readonly ChangedStep[];
  readonly failed: ReadonlyMap<Entry, Error>;
}

/** All but what a row is to blame for: nothing that is recorded twice does harm. */
const RETRIED: ReadonlySet<Failure> = new Set(["connection", "again", "partition", "database"]);

export const persistenceOf = ({ database, now, patienceMs }: EntryWriter): Persistence => ({
  patienceMs,
  makePartitions: () => ensurePartitions(database, now()),
  retried: RETRIED,
});

/** Records entries about steps that differ; never throws. */
export async function writeEntries(writer: EntryWriter, entries: readonly Entry[]): Promise<Written> {
  try {
    const changed = await persist(() => recordOnce(writer, entries, writer.now()), persistenceOf(writer));
    return { changed, failed: new Map() };
  } catch (caught) {
    const error = caught instanceof Error ? caught : new Error(String(caught));
    if (failureOf(error) === "row" && entries.length > 1) return writeApart(writer, entries);
    return { changed: [], failed: new Map(entries.map((entry) => [entry, error])) };
  }
}

/** One of them is not to the database's liking: halves find it in few steps, and its neighbours are recorded. */
async function writeApart(writer: EntryWriter, entries: readonly Entry[]): Promise<Written> {
  const middle = entries.length >> 1;
  const first = await writeEntries(writer, entries.slice(0, middle));
  const second = await writeEntries(writer, entries.slice(middle));
  return {
    changed: [...first.changed, ...second.changed],
    failed: new Map([...first.failed, ...second.failed]),
  };
}
