import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach } from "vitest";

/** A fault that the proxy injects into a request. */
export type Fault =
  /** The connection breaks before the gateway gets the request. */
  | "cut-before"
  /** The gateway executes the request, and the connection breaks before the response. */
  | "cut-after"
  /** The connection breaks in the middle of the response. */
  | "cut-within"
  /** There is no response. */
  | "stall"
  /** Only the headers of the response arrive. */
  | "stall-within"
  | { readonly delayMs: number }
  /** The request is held back, and goes to the gateway when this resolves. */
  | { readonly held: Promise<void> }
  /** The proxy answers instead of the gateway. */
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string }
  | "pass";

/** A refusal of the gateway. */
export const refusal = (status: number, code: string, result: string, headers: Record<string, string> = {}): Fault => ({
  status,
  headers: { "content-type": "application/json", ...headers },
  body: JSON.stringify({ code, result }),
});
export const EXPIRED = refusal(401, "A001", "Expired token");
export const REVOKED = refusal(401, "A002", "Invalid token");

interface Seen {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
}

/** A proxy in front of the gateway. A fault that was injected for a path breaks one of the next requests to that path. */
export class FaultProxy {
  readonly seen: Seen[] = [];
  /** How many requests the gateway has answered. */
  answered = 0;
  readonly #target: () => string;
  readonly #faults: { readonly path: string; readonly fault: Fault }[] = [];
  #expired: string | undefined;
  readonly #server = createServer((incoming, outgoing) => {
    this.#handle(incoming, outgoing).catch(() => outgoing.destroy());
  });

  constructor(target: () => string) {
    this.#target = target;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async start(): Promise<void> {
    this.#server.listen({ port: 0, host: "127.0.0.1", backlog: MOST_AT_ONCE });
    await once(this.#server, "listening");
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  reset(): void {
    this.seen.length = 0;
    this.answered = 0;
    this.#faults.length = 0;
    this.#expired = undefined;
  }

  /** Injects these faults into the next requests to this path, in this order; later requests pass. */
  injectFaults(path: string, ...faults: readonly Fault[]): void {
    this.#faults.push(...faults.map((fault) => ({ path, fault })));
  }

  /** From now on, requests with the token of the last request are refused as expired. */
  expireLastToken(): void {
    this.#expired = this.seen.at(-1)?.headers.authorization;
  }

  count(path: string): number {
    return this.seen.filter((one) => one.path === path).length;
  }

  async #handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = "", url: path = "", headers } = incoming;
    this.seen.push({ method, path, headers });
    const isExpired = this.#expired !== undefined && headers.authorization === this.#expired;
    const fault = isExpired ? EXPIRED : this.#take(path);
    const body = await buffer(incoming);
    if (fault === "stall") return;
    if (fault === "cut-before") return void outgoing.destroy();
    if (typeof fault === "object" && "status" in fault) return answer(outgoing, fault);
    if (typeof fault === "object") await ("held" in fault ? fault.held : sleep(fault.delayMs));
    const { status, answered, text } = await forward(this.#target() + path, method, headers, body);
    this.answered++;
    if (fault === "cut-after") return void outgoing.destroy();
    outgoing.writeHead(status, answered);
    if (fault === "cut-within" || fault === "stall-within") {
      outgoing.write(text.subarray(0, text.length / 2));
      if (fault === "cut-within") setTimeout(() => outgoing.destroy(), 20);
    } else outgoing.end(text);
  }

  #take(path: string): Fault {
    const index = this.#faults.findIndex((one) => one.path === path);
    return index < 0 ? "pass" : (this.#faults.splice(index, 1)[0]?.fault ?? "pass");
  }
}

function answer(outgoing: ServerResponse, { status, headers, body }: Extract<Fault, { status: number }>): void {
  outgoing.writeHead(status, headers).end(body);
}

/** Limits the connections to the gateway, so that a thousand concurrent calls do not overflow its listen queue. */
const agent = new Agent({ maxSockets: 64 });
const MOST_AT_ONCE = 2048;

async function forward(url: string, method: string, headers: IncomingMessage["headers"], body: Buffer) {
  const sent = request(url, { agent, method, headers: { ...headers, connection: "close" } }).end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const { "transfer-encoding": _, connection: __, ...answered } = response.headers;
  const text = await buffer(response);
  return { status: response.statusCode ?? 0, answered, text };
}

/** A proxy for a whole test file. */
export function useFaultProxy(target: () => string): FaultProxy {
  const proxy = new FaultProxy(target);
  beforeAll(() => proxy.start());
  afterAll(() => proxy.stop());
  beforeEach(() => proxy.reset());
  return proxy;
}
