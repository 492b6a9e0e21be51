import type { IncomingHttpHeaders } from "node:http";
import type { Socket } from "node:net";
import { loggable } from "../../telemetry/log.ts";
import type { ExactPaths } from "../exact-paths.ts";
import type { Exchange } from "../exchange.ts";
import type { Observer } from "../observer.ts";
import type { Operation } from "../operation.ts";
import type { Reply } from "../reply.ts";
import { type ServeParts, serve } from "../serve.ts";
import { DirectRequest } from "./direct-request.ts";
import { Reads } from "./reads.ts";
import { replyText } from "./reply-text.ts";
import { readWhole, type WholeRequest } from "./whole-request.ts";

export interface DirectParts {
  readonly exact: ExactPaths;
  readonly observer: Observer;
  readonly serve: ServeParts;
  /** Whose request it is, by its connection and by what proxies say. */
  readonly addressOf: (remoteAddress: string | undefined, headers: IncomingHttpHeaders) => string;
}

/** What a connection needs of those who keep all of them. */
export interface Keeper {
  readonly isStopping: boolean;
  taken: number;
  /** Takes a connection from here on, with what was read of it and not answered. */
  handOver(socket: Socket, read: Buffer | undefined): void;
  forget(connection: DirectConnection): void;
}

export interface ConnectionTimes {
  readonly keepAliveTimeoutS: number;
  readonly requestTimeoutS: number;
}

/** Longer than is promised: a request that was sent just in time must not meet a connection that is being closed. */
const GRACE_MS = 1000;

/** One caller's connection, for as long as every request on it is plain. */
export class DirectConnection {
  readonly #socket: Socket;
  readonly #parts: DirectParts;
  readonly #keeper: Keeper;
  readonly #times: ConnectionTimes;
  readonly #stays: string;
  readonly #reads: Reads;
  /** Came while a request was being answered. */
  #waiting: Buffer | undefined;
  #isBusy = false;
  #hasSpoken = false;
  #hasEnded = false;
  #lastMs = Date.now();

  constructor(socket: Socket, parts: DirectParts, keeper: Keeper, times: ConnectionTimes) {
    this.#socket = socket;
    this.#parts = parts;
    this.#keeper = keeper;
    this.#times = times;
    this.#stays = `Connection: keep-alive\r\nKeep-Alive: timeout=${times.keepAliveTimeoutS}`;
    socket.on("end", this.#onEnd).on("close", this.#onClose).on("error", ignore);
    this.#reads = new Reads(socket, (bytes) => this.#onBytes(bytes));
  }

  #onBytes(bytes: Buffer): void {
    if (this.#isBusy) this.#hold(bytes);
    else this.#take(bytes);
  }

  /** Who does not wait for an answer before asking on is made to: nothing more is read until then. */
  #hold(bytes: Buffer): void {
    this.#waiting = Buffer.concat(this.#waiting === undefined ? [bytes] : [this.#waiting, bytes]);
    this.#socket.pause();
  }

  #take(bytes: Buffer): void {
    this.#hasSpoken = true;
    const request = readWhole(bytes);
    const operation = request && this.#parts.exact.find(request.operation);
    if (request !== undefined && operation !== undefined) this.#answer(request, operation);
    else this.#handOver(Buffer.from(bytes));
  }

  #answer(request: WholeRequest, operation: Operation): void {
    const { observer, serve: parts } = this.#parts;
    const exchange = observer.begin();
    const incoming = new DirectRequest(request, exchange.nowMs, this);
    this.#isBusy = true;
    this.#keeper.taken++;
    void observer.attend(exchange, () => serve(exchange, operation, incoming, parts), this.#sending(exchange));
    // Its place is needed for the next read.
    incoming.keepUnread();
  }

  /** Made here, where it holds on to nothing but what it needs. */
  #sending(exchange: Exchange): (reply: Reply | undefined) => number {
    return (reply) => {
      try {
        return this.#send(exchange, reply);
      } catch (error) {
        return this.#giveUp(exchange, error);
      }
    };
  }

  /** A reply that cannot be written is a fault of ours; its caller learns no more than that there is none. */
  #giveUp({ requestId, operation }: Exchange, error: unknown): number {
    this.#parts.serve.log.error({ requestId, operation, error: loggable(error) }, "not answered");
    this.#socket.destroy();
    return NOT_ANSWERED;
  }

  #send(exchange: Exchange, reply: Reply | undefined): number {
    if (reply === undefined) throw new Error("an operation had no reply");
    const isLast = this.#keeper.isStopping || (this.#hasEnded && this.#waiting === undefined);
    const { text, encoding } = replyText(exchange, reply, isLast ? "Connection: close" : this.#stays);
    // Busy for good: what is still waiting would be done without an answer, and its caller would ask for it again.
    if (isLast) this.#socket.end(text, encoding, () => this.#socket.destroy());
    else if (this.#socket.write(text, encoding)) this.#goOn();
    // Whose answers are not taken gets to ask no more.
    else this.#socket.once("drain", () => this.#goOn());
    return reply.status;
  }

  #goOn(): void {
    const waiting = this.#waiting;
    this.#isBusy = false;
    this.#lastMs = Date.now();
    if (waiting === undefined) return;
    this.#waiting = undefined;
    this.#socket.resume();
    this.#take(waiting);
  }

  #handOver(read: Buffer | undefined): void {
    this.#reads.stop();
    this.#socket.off("end", this.#onEnd).off("close", this.#onClose).off("error", ignore);
    this.#keeper.forget(this);
    this.#keeper.handOver(this.#socket, read);
  }

  readonly #onEnd = (): void => {
    this.#hasEnded = true;
    if (!this.#isBusy) this.#socket.end();
  };

  readonly #onClose = (): void => this.#keeper.forget(this);

  addressOf(headers: IncomingHttpHeaders): string {
    return this.#parts.addressOf(this.#socket.remoteAddress, headers);
  }

  /** Asked now and then: one that never says anything is Node's to answer, one that has nothing more to say is closed. */
  check(nowMs: number): void {
    if (this.#isBusy) return;
    const { keepAliveTimeoutS, requestTimeoutS } = this.#times;
    const quietMs = nowMs - this.#lastMs;
    if (!this.#hasSpoken && quietMs > requestTimeoutS * 1000) this.#handOver(undefined);
    if (this.#hasSpoken && quietMs > keepAliveTimeoutS * 1000 + GRACE_MS) this.#socket.destroy();
  }

  closeIfIdle(): void {
    if (!this.#isBusy) this.#socket.destroy();
  }

  destroy(): void {
    this.#socket.destroy();
  }
}

/** The status in the line of a request whose reply could not be written. */
const NOT_ANSWERED = 500;

/** An error is followed by the connection's end, which is all there is to know. */
const ignore = (): void => {};
