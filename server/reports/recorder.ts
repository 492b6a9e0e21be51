import type { Receipt } from "../carriers/carrier.ts";
import { type StepRef, stepOfName } from "../domain/delivery.ts";
import { findNamedParts } from "../store/carrier-ids.ts";
import type { Database } from "../store/database.ts";
import type { JobWriter } from "../store/job-writer.ts";
import type { UnwrittenSteps } from "../store/new-steps.ts";
import { findMatchedOrphans } from "../store/orphan-receipts.ts";
import { persist } from "../store/persist.ts";
import type { ChangedStep } from "../store/record-steps.ts";
import { type Call, chooseBatch, type Waiting } from "./choose-batch.ts";
import { type Entry, entryOf, isReceipt, type StepEvent } from "./entry.ts";
import { Lingering } from "./lingering.ts";
import { type EntryWriter, persistenceOf, writeEntries } from "./write-entries.ts";

export type { StepEvent } from "./entry.ts";

export interface RecorderOptions {
  readonly database: Database;
  readonly jobs: JobWriter;
  readonly now?: () => number;
  readonly maxBatch?: number;
  /** How long the news that a carrier has a step may wait for the step's end, to be written together (default 0). */
  readonly lingerMs?: number;
  /** How long a database that fails is tried again before a call is refused. */
  readonly patienceMs?: number;
  /** Told after each commit of the steps that ended, or succeeded after their end, with it. */
  readonly onEnded?: (steps: readonly ChangedStep[]) => void;
  /** Told of receipts that cannot be for anything we sent: they are passed over. */
  readonly onUnusable?: (carrier: string, receipts: number) => void;
}

/** How far back orphans are looked through: further than two commits that missed each other can lie apart. */
const SWEPT_MS = 300_000;
const SWEPT_AT_ONCE = 1000;
const LONGEST_NAME = 255;
const LONGER_WHEN_BUSY = 8;

/**
 * Group commit of what happens to steps: a batch is all that came while the one before was written. Several recorders may
 * work on the same steps; what two of them record is recorded once.
 */
export class Recorder {
  /** Steps that this process has begun without rows: each row is written with what is recorded of it first. */
  readonly unwritten: UnwrittenSteps = new Map();
  readonly #writer: EntryWriter;
  readonly #options: RecorderOptions;
  readonly #maxBatch: number;
  readonly #lingering: Lingering;
  #queue: Waiting[] = [];
  #flushing: Promise<void> | undefined;
  #closed = false;
  #hasSwept = false;

  constructor(options: RecorderOptions) {
    const { database, jobs, now = Date.now, maxBatch = 1000, patienceMs = 30_000, lingerMs = 0 } = options;
    this.#options = options;
    this.#maxBatch = maxBatch;
    this.#writer = { database, jobs, unwritten: this.unwritten, now, patienceMs };
    this.#lingering = new Lingering({
      ms: lingerMs,
      mostMs: lingerMs * LONGER_WHEN_BUSY,
      isBusy: () => this.#flushing !== undefined,
      onOver: (waiting) => this.#write(waiting),
    });
  }

  /** Resolves when they are committed. */
  record(events: readonly StepEvent[]): Promise<void> {
    const atMs = this.#writer.now();
    return this.#enqueue(events.map((event) => entryOf(event, atMs)));
  }

  /** Resolves when they are committed: only then may the carrier be told that we have them. */
  receive(carrier: string, receipts: readonly Receipt[]): Promise<void> {
    const nowMs = this.#writer.now();
    const entries: Entry[] = [];
    // Receipts of one moment for one name are kept apart by their times.
    const times = new Map<string, number>();
    for (const { of, ending } of receipts) {
      if ("reference" in of) {
        const ref = this.unwritten.get(of.reference)?.ref ?? stepOfReference(of.reference);
        if (ref !== undefined)
          entries.push(entryOf({ kind: "ended", ref, name: of.reference, ending, carrier }, nowMs));
      } else if (isName(of.carrierId)) {
        const receivedMs = (times.get(of.carrierId) ?? nowMs - 1) + 1;
        times.set(of.carrierId, receivedMs);
        entries.push({ carrier, carrierId: of.carrierId, receivedMs, ending, isKept: false, named: undefined });
      }
    }
    if (entries.length < receipts.length) this.#options.onUnusable?.(carrier, receipts.length - entries.length);
    return this.#enqueue(entries);
  }

  /**
   * Matches receipts that came before the names they are for and says how many; to be called about once a second. The
   * first time it looks through all of them: nobody may have done so for a while.
   */
  async matchOrphans(): Promise<number> {
    const nowMs = this.#writer.now();
    const sinceMs = this.#hasSwept ? nowMs - SWEPT_MS : 0;
    const matched = await findMatchedOrphans(this.#writer.database.pool, { sinceMs, nowMs, limit: SWEPT_AT_ONCE });
    this.#hasSwept ||= matched.length < SWEPT_AT_ONCE;
    await this.#enqueue(
      matched.map(({ carrier, carrierId, receivedMs, ending, ref, part, parts }) => {
        return { carrier, carrierId, receivedMs, ending, isKept: true, named: { ref, part, parts } };
      }),
    );
    return matched.length;
  }

  /** Takes nothing more and waits for what it took. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#write(this.#lingering.end());
    while (this.#flushing !== undefined) await this.#flushing;
  }

  #enqueue(entries: readonly Entry[]): Promise<void> {
    if (this.#closed) return Promise.reject(new Error("The recorder is closed"));
    if (entries.length === 0) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const call: Call = {
        left: entries.length,
        error: undefined,
        done: () => (call.error === undefined ? resolve() : reject(call.error)),
      };
      const calls = [call];
      const passed: Waiting[] = [];
      for (const entry of entries) this.#lingering.pass({ entry, calls }, passed);
      this.#write(passed);
    });
  }

  #write(waiting: readonly Waiting[]): void {
    if (waiting.length === 0) return;
    for (const one of waiting) this.#queue.push(one);
    this.#flushing ??= this.#flush();
  }

  async #flush(): Promise<void> {
    // Events of the same turn of the event loop go together.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#queue.length > 0) {
      const { batch, later } = chooseBatch(await this.#withNames(this.#queue.splice(0, this.#maxBatch)));
      this.#queue.unshift(...later);
      const { changed, failed } = await writeEntries(
        this.#writer,
        batch.map(({ entry }) => entry),
      );
      for (const { entry, calls } of batch) settle(calls, failed.get(entry));
      const ended = changed.filter(({ outcome }) => outcome !== "none");
      if (ended.length > 0) this.#options.onEnded?.(ended);
    }
    // In the same turn in which nothing was left: whoever comes next starts a flush of its own.
    this.#flushing = undefined;
  }

  /** Looks up which step each receipt is for; those that cannot be looked up are refused. */
  async #withNames(waiting: readonly Waiting[]): Promise<readonly Waiting[]> {
    const { database, now } = this.#writer;
    const receipts = waiting.map(({ entry }) => entry).filter(isReceipt);
    const asked = receipts.filter(({ named }) => named === undefined);
    if (asked.length === 0) return waiting;
    try {
      const named = await persist(() => findNamedParts(database.pool, asked, now()), persistenceOf(this.#writer));
      for (const [index, receipt] of asked.entries()) receipt.named = named[index] ?? null;
      return waiting;
    } catch (error) {
      const refused = new Set<Entry>(asked);
      for (const { entry, calls } of waiting) if (refused.has(entry)) settle(calls, error as Error);
      return waiting.filter(({ entry }) => !refused.has(entry));
    }
  }
}

function settle(calls: readonly Call[], error: Error | undefined): void {
  for (const call of calls) {
    call.error ??= error;
    if (--call.left === 0) call.done();
  }
}

/** What a carrier calls a step by our own name for it. */
const stepOfReference = (reference: string): StepRef | undefined =>
  reference.includes("\0") ? undefined : stepOfName(reference);

const isName = (carrierId: string): boolean =>
  carrierId.length > 0 && carrierId.length <= LONGEST_NAME && !carrierId.includes("\0");
