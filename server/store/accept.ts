import { type AcceptOutcome, type AcceptRequest, type Entry, firstKeyOf, type Idempotency } from "./accept-request.ts";
import { ArrayWriter } from "./binary-array.ts";
import { contentOf } from "./content.ts";
import type { Database } from "./database.ts";
import { KeptConnection } from "./kept-connection.ts";
import { ensurePartitions } from "./partitions.ts";
import { recallAnswers } from "./recall.ts";
import { type BatchWriter, type Results, writeBatch } from "./write-batch.ts";

export type { AcceptOutcome, AcceptRequest, Idempotency } from "./accept-request.ts";

export interface AcceptorOptions {
  readonly database: Database;
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
  /** In #running until the request is told what became of it. */
  readonly claim: string | undefined;
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
  readonly #options: Required<Omit<AcceptorOptions, "onBatch" | "database" | "now">>;
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
    const { now = Date.now, database } = options;
    this.#options = {
      maxQueuedMessages: options.maxQueuedMessages ?? 20_000,
      maxQueuedBytes: options.maxQueuedBytes ?? 64 * MEGABYTE,
      maxBatchMessages: options.maxBatchMessages ?? 1000,
      maxBatchBytes: options.maxBatchBytes ?? 8 * MEGABYTE,
    };
    this.#onBatch = options.onBatch;
    const connection = new KeptConnection(database);
    const arrays = { accounts: new ArrayWriter(), keys: new ArrayWriter(), contents: new ArrayWriter() };
    this.#writer = { database, connection, arrays, now, makePartitions: () => ensurePartitions(database, now()) };
  }

  /**
   * Resolves when the messages are committed, and with them that they are to be sent. Rejects if the database refuses them
   * or cannot be reached.
   */
  accept(request: AcceptRequest): Promise<AcceptOutcome> {
    if (request.messages.length === 0) return Promise.reject(new RangeError("There is no message to accept"));
    const claim = request.idempotency && claimOf(request.accountId, request.operation, request.idempotency);
    if (claim !== undefined && this.#running.has(claim)) return Promise.resolve(IN_USE);
    const full =
      this.#queuedMessages >= this.#options.maxQueuedMessages || this.#queuedBytes >= this.#options.maxQueuedBytes;
    if (this.#closed || full) return Promise.resolve(BUSY);
    if (claim !== undefined) this.#running.add(claim);
    return this.#enqueue(this.#entryOf(request), claim);
  }

  /** The answer kept under a key, undefined when there is none. */
  async recall(accountId: string, operation: string, idempotency: Idempotency): Promise<AcceptOutcome | undefined> {
    if (this.#running.has(claimOf(accountId, operation, idempotency))) return IN_USE;
    const { database, now } = this.#writer;
    return (await recallAnswers(database.pool, [{ accountId, operation, ...idempotency }], now()))[0];
  }

  /** Takes nothing more and waits for what it took. */
  async close(): Promise<void> {
    this.#closed = true;
    while (this.#flushing !== undefined) await this.#flushing;
  }

  #entryOf({ messages, accountId, operation, idempotency, answer, status }: AcceptRequest): Entry {
    let bytes = 0;
    const contents = messages.map((message) => {
      const content = contentOf(message);
      bytes += content.length;
      return content;
    });
    const msgKeys = messages.map(({ msgKey }) => msgKey);
    return { accountId, operation, idempotency, answer, status, msgKeys, contents, bytes };
  }

  #enqueue(entry: Entry, claim: string | undefined): Promise<AcceptOutcome> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ entry, claim, resolve, reject });
      this.#queuedMessages += entry.contents.length;
      this.#queuedBytes += entry.bytes;
      this.#flushing ??= this.#flush();
    });
  }

  async #flush(): Promise<void> {
    // Requests that arrived in the same turn of the event loop go together.
    await new Promise((resolve) => setImmediate(resolve));
    let next = this.#writeNext();
    while (next !== undefined) {
      const { batch, writing } = next;
      const results = await writing;
      // On its way before the answers are: the database does not wait while they are sent.
      next = this.#writeNext();
      this.#tell(batch, results);
    }
    this.#writer.connection.release();
    // In the same turn in which nothing was left: whoever comes next starts a flush of its own.
    this.#flushing = undefined;
  }

  #writeNext(): { readonly batch: readonly Waiting[]; readonly writing: Promise<Results> } | undefined {
    if (this.#queue.length === 0) return undefined;
    const batch = this.#takeBatch();
    return { batch, writing: this.#write(batch.map(({ entry }) => entry)) };
  }

  async #write(entries: readonly Entry[]): Promise<Results> {
    const startedAt = performance.now();
    const results = await writeBatch(this.#writer, entries);
    const messages = entries.reduce((count, { contents }) => count + contents.length, 0);
    this.#onBatch?.({ requests: entries.length, messages, tookMs: performance.now() - startedAt });
    return results;
  }

  #tell(batch: readonly Waiting[], results: Results): void {
    for (const { entry, claim, resolve, reject } of batch) {
      if (claim !== undefined) this.#running.delete(claim);
      const result = results.get(entry) ?? new Error(`${firstKeyOf(entry)} was forgotten`);
      if (result instanceof Error) reject(result);
      else resolve(result);
    }
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
