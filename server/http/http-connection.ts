import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Connection } from "./connections.ts";
import { LATE } from "./last-answers.ts";

export interface HttpConnectionTimes {
  /** How long the head of a request may take. */
  readonly headersTimeoutMs: number;
  readonly keepAliveTimeoutMs: number;
}

/** A request and its answer. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Refusal {
  readonly answer: string;
  /** The request in the middle of which it broke; undefined where it broke between two. */
  readonly broken: Exchange | undefined;
}

/** Longer than the answers promise, as in Node: a request that was sent just in time must not find a closed connection. */
export const KEEP_ALIVE_GRACE_MS = 1000;

/** How long a caller may go on sending after the last answer. Closing at once could make it lose that answer. */
const LINGER_MS = 2000;

/**
 * A connection that Node's HTTP reads. Its requests are served one after another: those that a caller sends before it has
 * the answer wait, so the answers that it does not read cannot pile up here.
 */
export class HttpConnection implements Connection {
  readonly #socket: Socket;
  readonly #listener: RequestListener;
  readonly #times: HttpConnectionTimes;
  /** The first is being served, the others wait. */
  readonly #exchanges: Exchange[] = [];
  #last: Exchange | undefined;
  /** Since when there is nothing to answer. */
  #waitingSinceMs: number;
  #isStopping = false;
  #refusal: Refusal | undefined;

  constructor(socket: Socket, listener: RequestListener, times: HttpConnectionTimes, waitingSinceMs: number) {
    this.#socket = socket;
    this.#listener = listener;
    this.#times = times;
    this.#waitingSinceMs = waitingSinceMs;
    socket.on("end", () => this.#onEnd());
    // Node resumes reading after each answer.
    socket.on("resume", () => this.#pauseIfHeld());
    // After CONNECT Node listens no longer, and an error without a listener would end the process.
    socket.on("error", ignore);
  }

  take(request: IncomingMessage, response: ServerResponse): void {
    // The connection is about to be closed: the request would get no answer, so it must not be served.
    if (this.#isStopping || this.#refusal !== undefined) return;
    const exchange = { request, response };
    this.#last = exchange;
    if (this.#exchanges.push(exchange) === 1) this.#serve(exchange);
    else this.#pauseIfHeld();
  }

  /**
   * Nothing more is read while requests wait, a refusal waits for the answers before it, or an answer for its caller to
   * read it. What came would only be kept, and would put off the write time-out.
   */
  #pauseIfHeld(): void {
    const [first, second] = this.#exchanges;
    const isNotRead = first?.response.headersSent === true && this.#socket.writableLength > 0;
    const isRefusing = this.#refusal !== undefined && this.#socket.writable;
    if (second !== undefined || isNotRead || isRefusing) this.#socket.pause();
  }

  #serve(exchange: Exchange): void {
    const { request, response } = exchange;
    // Before Node's own listener, which may close the connection.
    response.prependListener("finish", () => this.#onAnswered());
    this.#listener(request, response);
  }

  #onAnswered(): void {
    this.#exchanges.shift();
    const [next] = this.#exchanges;
    if (this.#isStopping) this.#socket.end(() => this.#socket.destroy());
    else if (this.#refusal !== undefined) this.#refuseWhenAnswered(this.#refusal);
    else if (this.#socket.isPaused()) this.#socket.resume();
    if (next === undefined) this.#waitingSinceMs = Date.now();
    else if (this.#isServed(next)) this.#serve(next);
  }

  #isServed(exchange: Exchange): boolean {
    return !this.#isStopping && exchange !== this.#refusal?.broken;
  }

  /**
   * Ends a connection on which something came that is no request, or a request that did not come in time. The answer is
   * sent after the answers to the requests before it, as HTTP orders them.
   */
  refuse(answer: string): void {
    if (this.#refusal !== undefined) return;
    // A caller that has said nothing expects no answer, and could take it for that to its next request.
    if (this.#socket.bytesRead === 0) {
      this.#socket.destroy();
      return;
    }
    const broken = this.#last?.request.complete === false ? this.#last : undefined;
    this.#refusal = { answer, broken };
    this.#pauseIfHeld();
    this.#refuseWhenAnswered(this.#refusal);
  }

  #refuseWhenAnswered({ answer, broken }: Refusal): void {
    const [first] = this.#exchanges;
    const isAnswered = broken?.response.headersSent === true;
    // The request that broke is not waited for, unless its answer was begun without the rest of it.
    if (first !== undefined && (first !== broken || isAnswered)) return;
    if (this.#socket.writable) this.#socket.end(isAnswered ? "" : answer);
    // What still comes is thrown away.
    this.#socket.resume();
    setTimeout(() => this.#socket.destroy(), LINGER_MS).unref();
  }

  /** The caller has closed its side, which it may do before it has its answers. */
  #onEnd(): void {
    if (this.#refusal === undefined) closeWith(this.#exchanges.at(-1));
  }

  check(nowMs: number): void {
    this.#pauseIfHeld();
    if (this.#exchanges.length > 0) return;
    // Node checks these times as well, but anew with each line break, and after a hand-over only from then on.
    const { headersTimeoutMs, keepAliveTimeoutMs } = this.#times;
    const idleMs = this.#last === undefined ? 0 : keepAliveTimeoutMs + KEEP_ALIVE_GRACE_MS;
    if (nowMs - this.#waitingSinceMs > idleMs + headersTimeoutMs) this.refuse(LATE);
  }

  /** For the write time-out nothing was sent or received, or for the keep-alive time-out no request came. */
  onQuiet(): void {
    const isHandlerAtWork = this.#exchanges.length > 0 && this.#socket.writableLength === 0;
    if (!isHandlerAtWork) this.#socket.destroy();
  }

  /** Requests that wait are not begun: their caller sees that there was no answer, and can ask another gateway. */
  stop(): void {
    this.#isStopping = true;
    if (this.#exchanges.length === 0) this.#socket.destroy();
    else closeWith(this.#exchanges[0]);
  }

  destroy(): void {
    this.#socket.destroy();
  }
}

/** Tells the caller that the connection is closed after this answer, and makes Node close it. */
function closeWith(last: Exchange | undefined): void {
  if (last?.response.headersSent === false) last.response.setHeader("Connection", "close");
}

/** An error is followed by the connection's end, which is all there is to know. */
const ignore = (): void => {};
