import {
  type AcceptOutcome,
  type AcceptRequest,
  type Entry,
  firstKeyOf,
  type Idempotency,
  type JobWriter,
} from "./accept-request.ts";
import type { Database } from "./database.ts";
import { ensurePartitions } from "./partitions.ts";
import { recallAnswers } from "./recall.ts";
import { type BatchWriter, writeBatch } from "./write-batch.ts";

export type { AcceptedBatch, AcceptOutcome, AcceptRequest, Idempotency, JobWriter } from "./accept-request.ts";

export interface AcceptorOptions {
  readonly database: Database;
  readonly jobs: JobWriter;
  readonly now?: () => number;
  /** Above either of them there is no room: the caller is told to come back. */
  readonly maxQueuedMessages?: number;
  readonly maxQueuedBytes?: number;
  readonly maxBatchMessages?: number;
  readonly maxBatchBytes?: number;
  /** Told after each commit. */
  readonly onBatch?: (figures: {
    readonly requests: number;
    readonly messages: number;
    readonly tookMs: number;
  }) => void;
}

interface Waiting {
  readonly entry: Entry;
  readonly resolve: (outcome: AcceptOutcome) => void;
  readonly reject: (error: Error) => void;
}

const MEGABYTE = 1_048_576;
const BUSY: AcceptOutcome = { kind: "busy" };
const IN_USE: AcceptOutcome = { kind: "in-use", retryAfterS: 1 };

/**
 * Group commit: a batch is all that came while the one before was written, so it is one message on a quiet day and a
 * thousand on a busy one, without a timer to tune. An answer waits for the commit that holds its message.
 */
export class Acceptor {
  readonly #options: Required<Omit<AcceptorOptions, "onBatch" | "jobs" | "database">>;
  readonly #onBatch: AcceptorOptions["onBatch"];
  readonly #writer: BatchWriter;
  /** Claims of this process that are not decided: a second request does not wait, and no batch names a key twice. */
  readonly #running = new Set<string>();
  #queue: Waiting[] = [];
  #queuedMessages = 0;
  #queuedBytes = 0;
  #flushing: Promise<void> | undefined;
  #closed = false;

  constructor(options: AcceptorOptions) {
    const { now = Date.now, database, jobs } = options;
    this.#options = {
      now,
      maxQueuedMessages: options.maxQueuedMessages ?? 20_000,
      maxQueuedBytes: options.maxQueuedBytes ?? 64 * MEGABYTE,
      maxBatchMessages: options.maxBatchMessages ?? 1000,
      maxBatchBytes: options.maxBatchBytes ?? 8 * MEGABYTE,
    };
    this.#onBatch = options.onBatch;
    this.#writer = { database, jobs, makePartitions: () => ensurePartitions(database, now()) };
  }

  /** Resolves when the messages and their job are committed. Rejects if the database refuses them or cannot be reached. */
  async accept(request: AcceptRequest): Promise<AcceptOutcome> {
    if (request.messages.length === 0) throw new RangeError("There is no message to accept");
    const claim = request.idempotency && claimOf(request.accountId, request.operation, request.idempotency);
    if (claim !== undefined && this.#running.has(claim)) return IN_USE;
    const full =
      this.#queuedMessages >= this.#options.maxQueuedMessages || this.#queuedBytes >= this.#options.maxQueuedBytes;
    if (this.#closed || full) return BUSY;
    if (claim === undefined) return this.#enqueue(this.#entryOf(request));
    this.#running.add(claim);
    try {
      return await this.#enqueue(this.#entryOf(request));
    } finally {
      this.#running.delete(claim);
    }
  }

  /** The answer kept under a key, undefined when there is none. */
  async recall(accountId: string, operation: string, idempotency: Idempotency): Promise<AcceptOutcome | undefined> {
    if (this.#running.has(claimOf(accountId, operation, idempotency))) return IN_USE;
    const asked = { accountId, operation, ...idempotency, atMs: this.#options.now() };
    return (await recallAnswers(this.#writer.database.pool, [asked]))[0];
  }

  /** Takes nothing more and waits for what it took. */
  async close(): Promise<void> {
    this.#closed = true;
    while (this.#flushing !== undefined) await this.#flushing;
  }

  #entryOf(request: AcceptRequest): Entry {
    let bytes = 0;
    const contents = request.messages.map(({ to, steps, ref, paymentCode, parts }) => {
      const content = JSON.stringify({ to, steps, ref, paymentCode, parts });
      bytes += content.length;
      return content;
    });
    return { request, contents, bytes, atMs: this.#options.now() };
  }

  #enqueue(entry: Entry): Promise<AcceptOutcome> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ entry, resolve, reject });
      this.#queuedMessages += entry.contents.length;
      this.#queuedBytes += entry.bytes;
      this.#flushing ??= this.#flush();
    });
  }

  async #flush(): Promise<void> {
    // Requests that arrived in the same turn of the event loop go together.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#queue.length > 0) {
      const batch = this.#takeBatch();
      const startedAt = performance.now();
      const results = await writeBatch(
        this.#writer,
        batch.map(({ entry }) => entry),
      );
      const messages = batch.reduce((count, { entry }) => count + entry.contents.length, 0);
      this.#onBatch?.({ requests: batch.length, messages, tookMs: performance.now() - startedAt });
      for (const { entry, resolve, reject } of batch) {
        const result = results.get(entry) ?? new Error(`${firstKeyOf(entry)} was forgotten`);
        if (result instanceof Error) reject(result);
        else resolve(result);
      }
    }
    // In the same turn in which nothing was left: whoever comes next starts a flush of its own.
    this.#flushing = undefined;
  }

  #takeBatch(): readonly Waiting[] {
    let count = 0;
    let messages = 0;
    let bytes = 0;
    for (const { entry } of this.#queue) {
      if (count > 0 && messages + entry.contents.length > this.#options.maxBatchMessages) break;
      if (count > 0 && bytes + entry.bytes > this.#options.maxBatchBytes) break;
      count++;
      messages += entry.contents.length;
      bytes += entry.bytes;
    }
    this.#queuedMessages -= messages;
    this.#queuedBytes -= bytes;
    return this.#queue.splice(0, count);
  }
}

const claimOf = (accountId: string, operation: string, { key }: Idempotency): string =>
  `${accountId}\n${operation}\n${key}`;
