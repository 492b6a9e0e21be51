import { ACCEPT_TIMEOUT_MS, type BatchWriter, IN_USE, writeRequests } from "./accept-batch.ts";
import type { AcceptOutcome, AcceptRequest, Idempotency, PendingRequest } from "./accept-request.ts";
import type { Database } from "./database.ts";
import { DatabaseTimeoutError, OutcomeUnknownError } from "./database-errors.ts";
import { GroupCommit } from "./group-commit.ts";
import { findAnswers } from "./idempotency.ts";
import { serializeMessage } from "./message-content.ts";
import { ensureMessageDays, ensurePartitions } from "./partitions.ts";

export type { AcceptOutcome, AcceptRequest, Idempotency } from "./accept-request.ts";

export interface AcceptorOptions {
  readonly database: Database;
  readonly now?: () => number;
  /** Above either of these two, requests are refused as busy. */
  readonly maxQueuedMessages?: number;
  readonly maxQueuedBytes?: number;
  readonly maxBatchMessages?: number;
  readonly maxBatchBytes?: number;
  /** How long a request waits for its commit before it is refused. */
  readonly timeoutMs?: number;
  /** Called after each commit. */
  readonly onBatch?: (batch: CommittedBatch) => void;
}

export interface CommittedBatch {
  readonly requests: readonly Pick<PendingRequest, "msgKeys">[];
  readonly messages: number;
  readonly startedAtMs: number;
  readonly endedAtMs: number;
}

interface QueuedRequest {
  readonly request: PendingRequest;
  /** In #claims until the request has its outcome. */
  readonly claim: string | undefined;
  readonly resolve: (outcome: AcceptOutcome) => void;
  readonly reject: (error: Error) => void;
}

const MEGABYTE = 1_048_576;
const BUSY: AcceptOutcome = { kind: "busy" };

/** Writes the messages of many requests with one commit. An answer waits for the commit that holds its messages. */
export class Acceptor {
  readonly #options: AcceptorOptions;
  readonly #now: () => number;
  readonly #timeoutMs: number;
  readonly #limits: { queuedMessages: number; queuedBytes: number; batchMessages: number; batchBytes: number };
  readonly #commits: GroupCommit<QueuedRequest>;
  /** Scheduled requests are written apart: the days of their messages may have no partitions yet, which nobody else has to wait for. */
  readonly #scheduledCommits: GroupCommit<QueuedRequest>;
  /** Idempotency keys of requests under way: a second request with one does not wait, and no batch has a key twice. */
  readonly #claims = new Set<string>();
  /** Requests without an outcome, the oldest first. */
  readonly #waiting = new Set<QueuedRequest>();
  #timer: NodeJS.Timeout | undefined;
  #queuedMessages = 0;
  #queuedBytes = 0;
  #isClosed = false;

  constructor(options: AcceptorOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#timeoutMs = options.timeoutMs ?? ACCEPT_TIMEOUT_MS;
    this.#limits = {
      queuedMessages: options.maxQueuedMessages ?? 20_000,
      queuedBytes: options.maxQueuedBytes ?? 64 * MEGABYTE,
      batchMessages: options.maxBatchMessages ?? 1000,
      batchBytes: options.maxBatchBytes ?? 8 * MEGABYTE,
    };
    const makeCommits = (makePartitions: BatchWriter["makePartitions"]) =>
      new GroupCommit<QueuedRequest>({
        write: (batch) => this.#write(batch, makePartitions),
        countNext: (waiting) => this.#countNext(waiting),
      });
    const { database } = options;
    const makeDays = () => ensurePartitions(database, this.#now());
    this.#commits = makeCommits(makeDays);
    this.#scheduledCommits = makeCommits((requests) =>
      Promise.all([
        makeDays(),
        ensureMessageDays(
          database,
          requests.flatMap(({ sendAtMs }) => sendAtMs ?? []),
        ),
      ]),
    );
  }

  /**
   * Resolves when the messages are committed together with their outbox row. Rejects if the database refuses them, cannot be reached or
   * does not answer in time. Then nothing is stored later, unless the error says that the outcome is unknown.
   */
  accept(request: AcceptRequest): Promise<AcceptOutcome> {
    if (request.messages.length === 0) return Promise.reject(new RangeError("A request has no message"));
    const claim = request.idempotency && getClaim(request.accountId, request.operation, request.idempotency);
    if (claim !== undefined && this.#claims.has(claim)) return Promise.resolve(IN_USE);
    const { queuedMessages, queuedBytes } = this.#limits;
    const isFull = this.#queuedMessages >= queuedMessages || this.#queuedBytes >= queuedBytes;
    if (this.#isClosed || isFull) return Promise.resolve(BUSY);
    if (claim !== undefined) this.#claims.add(claim);
    const pending = toPendingRequest(request, performance.now() + this.#timeoutMs);
    this.#queuedMessages += pending.contents.length;
    this.#queuedBytes += pending.bytes;
    return new Promise((resolve, reject) => {
      const queued = { request: pending, claim, resolve, reject };
      this.#waiting.add(queued);
      this.#watch(this.#timeoutMs);
      (pending.sendAtMs === undefined ? this.#commits : this.#scheduledCommits).add([queued]);
    });
  }

  /** The answer stored under a key, undefined when there is none. */
  async findAnswer(accountId: string, operation: string, idempotency: Idempotency): Promise<AcceptOutcome | undefined> {
    if (this.#claims.has(getClaim(accountId, operation, idempotency))) return IN_USE;
    const { pool } = this.#options.database;
    return (await findAnswers(pool, [{ accountId, operation, ...idempotency }], this.#now()))[0];
  }

  /** Refuses further requests and waits for those under way. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([this.#commits.drain(), this.#scheduledCommits.drain()]);
  }

  /**
   * One timer for all requests, because requests are many and mostly answered in milliseconds. The refusal waits for setImmediate: a
   * process that was held up reads the answers that have arrived meanwhile first.
   */
  #watch(ms: number): void {
    this.#timer ??= setTimeout(() => setImmediate(() => this.#refuseOverdue()), ms).unref();
  }

  #refuseOverdue(): void {
    this.#timer = undefined;
    const nowMs = performance.now();
    for (const queued of this.#waiting) {
      const { dueMs } = queued.request;
      if (dueMs > nowMs) {
        this.#watch(dueMs - nowMs);
        return;
      }
      this.#refuse(queued, new DatabaseTimeoutError(`The database did not commit in ${this.#timeoutMs} ms`));
    }
  }

  #refuse(queued: QueuedRequest, error: Error): void {
    this.#waiting.delete(queued);
    queued.reject(queued.request.mayBeStored ? new OutcomeUnknownError(error) : error);
  }

  async #write(queued: readonly QueuedRequest[], makePartitions: BatchWriter["makePartitions"]): Promise<void> {
    const { database, onBatch } = this.#options;
    for (const { request } of queued) {
      this.#queuedMessages -= request.contents.length;
      this.#queuedBytes -= request.bytes;
    }
    // A request that was refused while it waited is not written: its caller sends it again.
    const batch = queued.filter((one) => this.#waiting.has(one));
    for (const { claim } of queued.filter((one) => !this.#waiting.has(one)))
      if (claim !== undefined) this.#claims.delete(claim);
    if (batch.length === 0) return;
    const requests = batch.map(({ request }) => request);
    const messages = requests.reduce((count, { contents }) => count + contents.length, 0);
    const startedAtMs = Date.now();
    const outcomes = await writeRequests({ database, now: this.#now, makePartitions }, requests);
    onBatch?.({ requests, messages, startedAtMs, endedAtMs: Date.now() });
    for (const one of batch) {
      const { request, claim, resolve } = one;
      this.#waiting.delete(one);
      if (claim !== undefined) this.#claims.delete(claim);
      const outcome = outcomes.get(request) ?? new Error("A request of the batch has no outcome");
      if (outcome instanceof Error) this.#refuse(one, outcome);
      else resolve(outcome);
    }
  }

  #countNext(waiting: readonly QueuedRequest[]): number {
    const { batchMessages, batchBytes } = this.#limits;
    let messages = 0;
    let bytes = 0;
    const end = waiting.findIndex(({ request }) => {
      messages += request.contents.length;
      bytes += request.bytes;
      return messages > batchMessages || bytes > batchBytes;
    });
    return end === -1 ? waiting.length : Math.max(1, end);
  }
}

function toPendingRequest({ messages, ...rest }: AcceptRequest, dueMs: number): PendingRequest {
  const contents = messages.map(serializeMessage);
  const bytes = contents.reduce((sum, { length }) => sum + length, 0);
  const sendAtMs = messages[0]?.schedule?.sendAtMs;
  const msgKeys = messages.map(({ msgKey }) => msgKey);
  return { ...rest, msgKeys, contents, bytes, sendAtMs, dueMs, mayBeStored: false };
}

const getClaim = (accountId: string, operation: string, { key }: Idempotency): string =>
  `${accountId}\n${operation}\n${key}`;
