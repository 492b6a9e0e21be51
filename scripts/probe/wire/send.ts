import { Agent, request as httpRequest } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { setTimeout as sleep } from "node:timers/promises";
import { streamFormat } from "../../runtime/streams.ts";
import type { WireAnswer } from "./answer.ts";
import { readStream } from "./read-stream.ts";
import { type WireRequest, withLength } from "./request.ts";

/** Long enough for a machine that is busy with other things; what takes longer has been forgotten. */
const TIMEOUT_MS = 60_000;

/** So many requests on average share a connection: a server may treat the first ones of a connection in its own way. */
const REQUESTS_PER_CONNECTION = 10;

export interface SenderOptions {
  /** How long an answer may take. */
  readonly timeoutMs?: number;
  /** At most so many requests in a second. */
  readonly rate?: number | undefined;
}

/** No answer came: the connection was closed, or nothing happened. */
export class NoAnswer extends Error {
  override readonly name = "NoAnswer";
  /** The server took too long, and did not close the connection. */
  readonly isTimeout: boolean;

  constructor(reason: string, isTimeout = false) {
    super(reason);
    this.isTimeout = isTimeout;
  }
}

/** Sends requests over connections that are kept. */
export class Sender {
  readonly #agent: Agent;
  readonly #base: URL;
  readonly #timeoutMs: number;
  readonly #pauseMs: number;
  #sent = 0;
  #nextMs = 0;

  constructor(url: string, { timeoutMs = TIMEOUT_MS, rate }: SenderOptions = {}) {
    this.#base = new URL(url);
    const options = { keepAlive: true, maxSockets: 32, scheduling: "fifo" } as const;
    this.#agent = this.#base.protocol === "https:" ? new HttpsAgent(options) : new Agent(options);
    this.#timeoutMs = timeoutMs;
    this.#pauseMs = rate === undefined ? 0 : 1000 / rate;
  }

  get sent(): number {
    return this.#sent;
  }

  get url(): string {
    return this.#base.origin;
  }

  async send(request: WireRequest): Promise<WireAnswer> {
    this.#sent += 1;
    await this.#waitForTurn();
    return this.#try(request, this.#agent);
  }

  /** Keeps to the highest rate that is allowed. */
  async #waitForTurn(): Promise<void> {
    if (this.#pauseMs === 0) return;
    const now = performance.now();
    const turnMs = Math.max(now, this.#nextMs);
    this.#nextMs = turnMs + this.#pauseMs;
    if (turnMs > now) await sleep(turnMs - now);
  }

  /** Without an agent the connection is a new one. */
  #try(asked: WireRequest, agent: Agent | false): Promise<WireAnswer> {
    return new Promise((resolve, reject) => {
      const { hostname, port, host, protocol } = this.#base;
      const begin = protocol === "https:" ? httpsRequest : httpRequest;
      const request = begin({
        ...{ agent, port, method: asked.method, path: asked.path },
        hostname: hostname.replace(/^\[|\]$/g, ""),
        headers: complete(asked, host, agent && this.#sent % REQUESTS_PER_CONNECTION !== 0 ? "keep-alive" : "close"),
        setDefaultHeaders: false,
      });
      // Of the whole answer: one that comes a byte at a time is none.
      const timer = setTimeout(
        () => request.destroy(new NoAnswer(`no answer within ${this.#timeoutMs / 1000} s`, true)),
        this.#timeoutMs,
      );
      request.on("close", () => clearTimeout(timer));
      request.on("error", (error: NodeJS.ErrnoException) => {
        // A connection that was kept may be closed just as it is used again: that is HTTP, not a fault. The next one of the pool
        // may be as old, so the request goes over a new one.
        if (request.reusedSocket && agent !== false && /ECONNRESET|EPIPE/.test(error.code ?? ""))
          resolve(this.#try(asked, false));
        else reject(error instanceof NoAnswer ? error : new NoAnswer(error.message));
      });
      request.on("response", (response) => {
        const head = { status: response.statusCode ?? 0, headers: toHeaders(response.rawHeaders) };
        if (streamFormat(response.headers["content-type"] ?? "") !== undefined) {
          clearTimeout(timer);
          void readStream(response, asked.reading).then((read) => resolve({ ...head, ...read }));
          return;
        }
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", (error) => reject(error instanceof NoAnswer ? error : new NoAnswer(error.message)));
        response.on("end", () => resolve({ ...head, body: Buffer.concat(chunks) }));
      });
      request.end(asked.body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** As a list of names and values in turn: that way Node sends them as they are. */
function complete(asked: WireRequest, host: string, connection: string): string[] {
  const has = (name: string) => asked.headers.some(([given]) => given.toLowerCase() === name);
  return [
    ...(has("host") ? [] : ["Host", host]),
    ...(has("connection") ? [] : ["Connection", connection]),
    ...withLength(asked).flat(),
  ];
}

export function toHeaders(raw: readonly string[]): Headers {
  const headers = new Headers();
  for (let index = 0; index + 1 < raw.length; index += 2) headers.append(raw[index] ?? "", raw[index + 1] ?? "");
  return headers;
}
