import type { Socket } from "node:net";
import { type Log, loggable } from "../../telemetry/log.ts";
import type { Connection, Connections } from "../connections.ts";
import { KEEP_ALIVE_GRACE_MS } from "../http-connection.ts";
import type { PlainOperation, PlainOperations } from "./plain-operation.ts";
import { type ReplyText, replyText } from "./reply-text.ts";
import { readWhole, type WholeRequest } from "./whole-request.ts";

export interface ConnectionTimes {
  /** How long a new connection may say nothing. */
  readonly headersTimeoutMs: number;
  readonly keepAliveTimeoutMs: number;
  /** How long an answer may stand still because its caller does not read it. */
  readonly writeTimeoutMs: number;
}

export interface DirectConnectionParts {
  readonly operations: PlainOperations;
  readonly connections: Connections;
  readonly times: ConnectionTimes;
  readonly log: Log;
  /** Lets Node's HTTP read the connection from here on. The time is since when its next request is waited for. */
  readonly handOver: (socket: Socket, waitingSinceMs: number) => void;
}

/** A longer answer is written in pieces, so that it shows whether the caller reads. */
const PIECE_BYTES = 65_536;

/** One caller's connection, for as long as every request on it is plain. */
export class DirectConnection implements Connection {
  readonly #socket: Socket;
  readonly #parts: DirectConnectionParts;
  readonly #keepAlive: string;
  #isBusy = false;
  #isWriting = false;
  #hasAnswered = false;
  #hasEnded = false;
  #isStopping = false;
  /** When the connection was opened, or its last answer was sent, or a piece of it. */
  #lastMs = Date.now();

  constructor(socket: Socket, parts: DirectConnectionParts) {
    this.#socket = socket;
    this.#parts = parts;
    this.#keepAlive = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(parts.times.keepAliveTimeoutMs / 1000)}`;
    parts.connections.add(this);
    socket.on("data", this.#onData).on("end", this.#onEnd).on("close", this.#onClose).on("error", ignore);
  }

  readonly #onData = (bytes: Buffer): void => {
    if (this.#isBusy) {
      // One request at a time: what comes before its answer is sent stays in the socket.
      this.#socket.pause();
      this.#socket.unshift(bytes);
      return;
    }
    const request = readWhole(bytes);
    const operation = request && this.#parts.operations.get(request.operation);
    if (request === undefined || operation === undefined) this.#handOver(bytes);
    else void this.#answer(operation, request);
  };

  async #answer(operation: PlainOperation, { headers, body }: WholeRequest): Promise<void> {
    this.#isBusy = true;
    try {
      const reply = await operation({ headers, body, remoteAddress: this.#socket.remoteAddress });
      const isLast = this.#isStopping || this.#hasEnded;
      await this.#write(replyText(reply, isLast ? "Connection: close" : this.#keepAlive));
    } catch (error) {
      this.#parts.log.error(
        { event: "reply_not_written", error: loggable(error) },
        "A reply could not be written; its connection is closed",
      );
      this.#socket.destroy();
    }
    this.#goOn();
  }

  async #write({ text, encoding }: ReplyText): Promise<void> {
    this.#isWriting = true;
    if (text.length <= PIECE_BYTES) await this.#writePiece(text, encoding);
    else {
      const bytes = Buffer.from(text, encoding);
      for (let at = 0; at < bytes.length; at += PIECE_BYTES)
        await this.#writePiece(bytes.subarray(at, at + PIECE_BYTES), encoding);
    }
    this.#isWriting = false;
  }

  /** Resolves when the system has taken it, or when the connection has broken. */
  #writePiece(piece: string | Buffer, encoding: BufferEncoding): Promise<void> {
    this.#lastMs = Date.now();
    return new Promise((resolve) => void this.#socket.write(piece, encoding, () => resolve()));
  }

  #goOn(): void {
    if (this.#isStopping || this.#hasEnded) {
      // It stays busy: what is still in the socket must not be served, because it would get no answer.
      this.#socket.end(() => this.#socket.destroy());
      return;
    }
    this.#isBusy = false;
    this.#hasAnswered = true;
    this.#lastMs = Date.now();
    if (this.#socket.isPaused()) this.#socket.resume();
  }

  #handOver(read: Buffer): void {
    const socket = this.#socket;
    socket.off("data", this.#onData).off("end", this.#onEnd).off("close", this.#onClose).off("error", ignore);
    this.#onClose();
    this.#parts.handOver(socket, this.#hasAnswered ? Date.now() : this.#lastMs);
    // Its new reader is there, and gets these bytes before any others.
    socket.unshift(read);
  }

  readonly #onEnd = (): void => {
    this.#hasEnded = true;
    if (!this.#isBusy) this.#socket.end();
  };

  readonly #onClose = (): void => this.#parts.connections.delete(this);

  check(nowMs: number): void {
    const { headersTimeoutMs, keepAliveTimeoutMs, writeTimeoutMs } = this.#parts.times;
    const quietMs = nowMs - this.#lastMs;
    if (this.#isWriting) this.#destroyIf(quietMs > writeTimeoutMs);
    else if (this.#isBusy) return;
    else if (this.#hasAnswered) this.#destroyIf(quietMs > keepAliveTimeoutMs + KEEP_ALIVE_GRACE_MS);
    else this.#destroyIf(quietMs > headersTimeoutMs);
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

/** An error is followed by the connection's end, which is all there is to know. */
const ignore = (): void => {};
