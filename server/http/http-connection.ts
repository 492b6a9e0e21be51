import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { TIMEOUT_REPLY } from "./replies.ts";

/** Why a connection was closed that its caller would have used on. */
export type DropReason = "max_connections" | "pipelining";

export interface HttpConnectionTimes {
  /** How long the head of a request may take. */
  readonly headersTimeoutMs: number;
  /** How long nothing of a body may come. A body that flows has the time of the whole request. */
  readonly stallTimeoutMs: number;
  readonly keepAliveTimeoutMs: number;
}

/** A request that is not answered yet, with its response. */
interface PendingRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Refusal {
  readonly answer: string;
  /** The request that is incomplete; undefined if the error came between two requests. */
  readonly broken: PendingRequest | undefined;
}

/** Longer than the Keep-Alive header says, as in Node: a request that was sent in time must not find a closed connection. */
const KEEP_ALIVE_GRACE_MS = 1000;

/** How long a caller may still send after the last answer. If the connection closed at once, it could lose that answer. */
const CLOSE_DELAY_MS = 2000;

/**
 * Requests of one connection that may be unanswered. Clients of this API wait for each answer; a proxy may send a few ahead. Node parses
 * everything that it has read, which can be thousands of requests, before it can be told to stop.
 */
export const MAX_PENDING_REQUESTS = 16;

/**
 * A connection of a caller. Its requests are served one after another, so that answers that the caller does not
 * read cannot fill the memory. Other connections have their turn between two of them.
 */
export class HttpConnection {
  readonly #socket: Socket;
  readonly #listener: RequestListener;
  readonly #times: HttpConnectionTimes;
  readonly #onDropped: (reason: DropReason) => void;
  /** The first is being served, the others wait. */
  readonly #pending: PendingRequest[] = [];
  #last: PendingRequest | undefined;
  /** When the wait for the next request began. */
  #waitingSinceMs = Date.now();
  /** How much had come when it was last seen that something came, and when that was. */
  #progress = { bytesRead: 0, atMs: 0 };
  #isStopping = false;
  #refusal: Refusal | undefined;

  constructor(
    socket: Socket,
    listener: RequestListener,
    times: HttpConnectionTimes,
    onDropped: (reason: DropReason) => void,
  ) {
    this.#socket = socket;
    this.#listener = listener;
    this.#times = times;
    this.#onDropped = onDropped;
    socket.on("end", () => this.#onEnd());
    // Node resumes reading after each answer.
    socket.on("resume", () => this.#pauseIfBlocked());
    // After CONNECT Node listens no longer, and an error without a listener would end the process.
    socket.on("error", ignore);
  }

  take(request: IncomingMessage, response: ServerResponse): void {
    // The connection is about to close. The request would get no answer, so it must not be served.
    if (this.#isStopping || this.#refusal !== undefined) return;
    const pending = { request, response };
    this.#last = pending;
    this.#progress = { bytesRead: this.#socket.bytesRead, atMs: Date.now() };
    const count = this.#pending.push(pending);
    if (count === 1) this.#serve(pending);
    else if (count > MAX_PENDING_REQUESTS) this.#endAfterAnswer();
    else this.#pauseIfBlocked();
  }

  /** The caller sends far more than it waits for. It gets the answer that is under way, and none of the other requests is served. */
  #endAfterAnswer(): void {
    this.#onDropped("pipelining");
    this.stop();
    this.#socket.pause();
    closeWithoutStackTraces(this.#socket);
    // Node keeps every request that it has parsed until the connection closes, so an answer that takes long is not waited for.
    setTimeout(() => this.#socket.destroy(), CLOSE_DELAY_MS).unref();
  }

  /**
   * Reading pauses while requests wait, while a refusal waits for the answers before it, or while the caller does not read
   * its answer. What is read now would only take memory, and would restart the write time-out.
   */
  #pauseIfBlocked(): void {
    const [first, second] = this.#pending;
    const isAnswerUnread = first?.response.headersSent === true && this.#socket.writableLength > 0;
    const isRefusing = this.#refusal !== undefined && this.#socket.writable;
    if (second !== undefined || isAnswerUnread || isRefusing) this.#socket.pause();
  }

  #serve({ request, response }: PendingRequest): void {
    // Before Node's own listener, which may close the connection.
    response.prependListener("finish", () => this.#onAnswered());
    this.#listener(request, response);
  }

  #onAnswered(): void {
    this.#pending.shift();
    if (this.#isStopping) {
      this.#endAndClose();
      return;
    }
    if (this.#refusal !== undefined) this.#refuseWhenAnswered(this.#refusal);
    else if (this.#socket.isPaused()) this.#socket.resume();
    if (this.#pending.length === 0) this.#waitingSinceMs = Date.now();
    // Not at once: many answers need no I/O, so this connection would keep all others waiting until its last request is answered.
    else setImmediate(() => this.#serveNext());
  }

  #serveNext(): void {
    const [next] = this.#pending;
    if (next === undefined || this.#socket.destroyed) return;
    if (this.#isStopping) this.#endAndClose();
    else if (next !== this.#refusal?.broken) this.#serve(next);
  }

  #endAndClose(): void {
    this.#socket.end(() => this.#socket.destroy());
  }

  /**
   * Ends a connection after bytes that are not a request, or after a request that did not arrive in time. As HTTP demands,
   * the answer follows the answers to the requests before it.
   */
  refuse(answer: string): void {
    if (this.#refusal !== undefined) return;
    // A caller that has sent nothing expects no answer, and could take this for the answer to its next request.
    if (this.#socket.bytesRead === 0) {
      this.#socket.destroy();
      return;
    }
    const broken = this.#last?.request.complete === false ? this.#last : undefined;
    this.#refusal = { answer, broken };
    this.#pauseIfBlocked();
    this.#refuseWhenAnswered(this.#refusal);
  }

  #refuseWhenAnswered({ answer, broken }: Refusal): void {
    const [first] = this.#pending;
    const isAnswered = broken?.response.headersSent === true;
    // The incomplete request is not waited for, unless its answer was begun without the rest of the request.
    if (first !== undefined && (first !== broken || isAnswered)) return;
    if (this.#socket.writable) this.#socket.end(isAnswered ? "" : answer);
    // Bytes that still arrive are discarded.
    this.#socket.resume();
    setTimeout(() => this.#socket.destroy(), CLOSE_DELAY_MS).unref();
  }

  /** The caller has closed its side, which it may do before it has its answers. */
  #onEnd(): void {
    const [first] = this.#pending;
    // A stream of events goes on for long. Who closes its side has most likely closed both, and writing would show it only later.
    if (first !== undefined && isEventStream(first)) this.#socket.destroy();
    else if (this.#refusal === undefined) closeWith(this.#pending.at(-1));
  }

  /** Called once a second: closes the connection if no request came in time, or if a body does not go on. */
  check(nowMs: number): void {
    this.#pauseIfBlocked();
    if (this.#pending.length > 0) {
      if (this.#isBodyStalled(nowMs)) this.refuse(TIMEOUT_REPLY);
      return;
    }
    // Node checks these times too, but starts again with each line break.
    const { headersTimeoutMs, keepAliveTimeoutMs } = this.#times;
    const idleMs = this.#last === undefined ? 0 : keepAliveTimeoutMs + KEEP_ALIVE_GRACE_MS;
    if (nowMs - this.#waitingSinceMs > idleMs + headersTimeoutMs) this.refuse(TIMEOUT_REPLY);
  }

  /** Who sends the beginning of a body and no more must not keep a place among MAX_REQUESTS for as long as one who sends slowly. */
  #isBodyStalled(nowMs: number): boolean {
    const [first] = this.#pending;
    if (first === undefined || first !== this.#last) return false;
    const { request, response } = first;
    const { bytesRead } = this.#socket;
    // Bytes that nobody has taken yet: it is the gateway that does not go on.
    const isWaiting = !request.complete && request.readableLength === 0 && !response.headersSent;
    if (!isWaiting || bytesRead !== this.#progress.bytesRead) this.#progress = { bytesRead, atMs: nowMs };
    return nowMs - this.#progress.atMs > this.#times.stallTimeoutMs;
  }

  /** Called when nothing was sent or received for the write time-out, or no request came for the keep-alive time-out. */
  onIdle(): void {
    const isHandlerAtWork = this.#pending.length > 0 && this.#socket.writableLength === 0;
    if (!isHandlerAtWork) this.#socket.destroy();
  }

  /** Takes no further request. Requests that wait are not served: their caller gets no answer, and can send them to another gateway. */
  stop(): void {
    this.#isStopping = true;
    if (this.#pending.length === 0) this.#socket.destroy();
    else closeWith(this.#pending[0]);
  }

  destroy(): void {
    this.#socket.destroy();
  }
}

const isEventStream = ({ response }: PendingRequest): boolean =>
  String(response.getHeader("Content-Type")).startsWith("text/event-stream");

/** Tells the caller that the connection is closed after this answer, and makes Node close it. */
function closeWith(last: PendingRequest | undefined): void {
  if (last?.response.headersSent === false) last.response.setHeader("Connection", "close");
}

/**
 * When the connection closes, Node makes an error for each request that it has parsed, and their stack traces take most of the time in which
 * nobody else is served. Nobody reads them.
 */
function closeWithoutStackTraces(socket: Socket): void {
  const { stackTraceLimit } = Error;
  // Before Node's own listener and after it. All are called without anything between them.
  socket.prependListener("close", () => {
    Error.stackTraceLimit = 0;
  });
  socket.on("close", () => {
    Error.stackTraceLimit = stackTraceLimit;
  });
}

/** An error is followed by `close`, which is handled. */
const ignore = (): void => {};
