import type { Socket } from "node:net";
import { type Log, loggable } from "../../telemetry/log.ts";
import type { Connection, Connections } from "../connections.ts";
import { KEEP_ALIVE_GRACE_MS } from "../http-connection.ts";
import { type FormattedReply, formatReply } from "./format-reply.ts";
import { parseWholeRequest, type WholeRequest } from "./parse-request.ts";
import type { PlainOperation, PlainOperations } from "./plain-operations.ts";

export interface ConnectionTimes {
  /** How long a new connection may send nothing. */
  readonly headersTimeoutMs: number;
  readonly keepAliveTimeoutMs: number;
  /** How long an answer may make no progress because its caller does not read it. */
  readonly writeTimeoutMs: number;
}

export interface DirectConnectionParts {
  readonly operations: PlainOperations;
  readonly connections: Connections;
  readonly times: ConnectionTimes;
  readonly log: Log;
  /** Lets Node's HTTP read the connection from now on. The time is when the wait for its next request began. */
  readonly handOver: (socket: Socket, waitingSinceMs: number) => void;
}

/** A longer answer is written in chunks: each chunk that is taken shows that the caller reads. */
const CHUNK_BYTES = 65_536;

/** A connection on which every request so far was plain. */
export class DirectConnection implements Connection {
  readonly #socket: Socket;
  readonly #parts: DirectConnectionParts;
  readonly #keepAlive: string;
  #isBusy = false;
  #isWriting = false;
  #hasAnswered = false;
  #hasEnded = false;
  #isStopping = false;
  /** When the connection was opened, or the last answer or a chunk of it was written. */
  #lastActiveMs = Date.now();

  constructor(socket: Socket, parts: DirectConnectionParts) {
    this.#socket = socket;
    this.#parts = parts;
    this.#keepAlive = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(parts.times.keepAliveTimeoutMs / 1000)}`;
    parts.connections.add(this);
    socket.on("data", this.#onData).on("end", this.#onEnd).on("close", this.#onClose).on("error", ignore);
  }

  readonly #onData = (bytes: Buffer): void => {
    if (this.#isBusy) {
      // One request at a time: bytes that come before its answer is sent go back into the socket.
      this.#socket.pause();
      this.#socket.unshift(bytes);
      return;
    }
    const request = parseWholeRequest(bytes);
    const operation = request && this.#parts.operations.get(request.operation);
    if (request === undefined || operation === undefined) this.#handOver(bytes);
    else void this.#answer(operation, request);
  };

  async #answer(operation: PlainOperation, { headers, body }: WholeRequest): Promise<void> {
    this.#isBusy = true;
    try {
      const reply = await operation({ headers, body, remoteAddress: this.#socket.remoteAddress });
      const isLast = this.#isStopping || this.#hasEnded;
      await this.#write(formatReply(reply, isLast ? "Connection: close" : this.#keepAlive));
    } catch (error) {
      this.#parts.log.error(
        { event: "reply_not_written", error: loggable(error) },
        "A reply could not be written; its connection is closed",
      );
      this.#socket.destroy();
    }
    this.#finishRequest();
  }

  async #write({ text, encoding }: FormattedReply): Promise<void> {
    this.#isWriting = true;
    if (text.length <= CHUNK_BYTES) await this.#writeChunk(text, encoding);
    else {
      const bytes = Buffer.from(text, encoding);
      for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
        await this.#writeChunk(bytes.subarray(at, at + CHUNK_BYTES), encoding);
    }
    this.#isWriting = false;
  }

  /** Resolves when the system has taken the chunk, or when the connection has broken. */
  #writeChunk(chunk: string | Buffer, encoding: BufferEncoding): Promise<void> {
    this.#lastActiveMs = Date.now();
    return new Promise((resolve) => void this.#socket.write(chunk, encoding, () => resolve()));
  }

  #finishRequest(): void {
    if (this.#isStopping || this.#hasEnded) {
      // It stays busy, so that a request that is still in the socket is not served: it would get no answer.
      this.#socket.end(() => this.#socket.destroy());
      return;
    }
    this.#isBusy = false;
    this.#hasAnswered = true;
    this.#lastActiveMs = Date.now();
    if (this.#socket.isPaused()) this.#socket.resume();
  }

  #handOver(bytes: Buffer): void {
    const socket = this.#socket;
    socket.off("data", this.#onData).off("end", this.#onEnd).off("close", this.#onClose).off("error", ignore);
    this.#onClose();
    this.#parts.handOver(socket, this.#hasAnswered ? Date.now() : this.#lastActiveMs);
    // Node listens by now, and gets these bytes before any others.
    socket.unshift(bytes);
  }

  readonly #onEnd = (): void => {
    this.#hasEnded = true;
    if (!this.#isBusy) this.#socket.end();
  };

  readonly #onClose = (): void => this.#parts.connections.delete(this);

  check(nowMs: number): void {
    const { headersTimeoutMs, keepAliveTimeoutMs, writeTimeoutMs } = this.#parts.times;
    const idleMs = nowMs - this.#lastActiveMs;
    if (this.#isWriting) this.#destroyIf(idleMs > writeTimeoutMs);
    else if (this.#isBusy) return;
    else if (this.#hasAnswered) this.#destroyIf(idleMs > keepAliveTimeoutMs + KEEP_ALIVE_GRACE_MS);
    else this.#destroyIf(idleMs > headersTimeoutMs);
  }

  #destroyIf(isOver: boolean): void {
    if (isOver) this.#socket.destroy();
  }

  stop(): void {
    this.#isStopping = true;
    this.#destroyIf(!this.#isBusy);
  }

  destroy(): void {
    this.#socket.destroy();
  }
}

/** An error is followed by `close`, which is handled. */
const ignore = (): void => {};
