import { Agent, request as httpRequest } from "node:http";
import type { WireAnswer } from "../../../scripts/exercise/contract/contract.ts";
import type { WireRequest } from "./request.ts";

/** Long enough for a machine that is busy with other things; what takes longer has been forgotten. */
const TIMEOUT_MS = 60_000;

/** No answer came: the connection was closed, or nothing happened. */
export class NoAnswer extends Error {
  override readonly name = "NoAnswer";
}

/** Sends requests over connections that are kept. */
export class Sender {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 32, scheduling: "fifo" });
  readonly #base: URL;
  #sent = 0;

  constructor(url: string) {
    this.#base = new URL(url);
  }

  get sent(): number {
    return this.#sent;
  }

  get url(): string {
    return this.#base.origin;
  }

  async send(request: WireRequest): Promise<WireAnswer> {
    this.#sent += 1;
    return this.#try(request, 1);
  }

  #try(asked: WireRequest, retries: number): Promise<WireAnswer> {
    return new Promise((resolve, reject) => {
      const { hostname, port } = this.#base;
      const request = httpRequest({
        ...{ agent: this.#agent, hostname, port, method: asked.method, path: asked.path },
        headers: complete(asked, `${hostname}:${port}`),
        setDefaultHeaders: false,
        timeout: TIMEOUT_MS,
      });
      request.on("timeout", () => request.destroy(new NoAnswer(`no answer within ${TIMEOUT_MS / 1000} s`)));
      request.on("error", (error: NodeJS.ErrnoException) => {
        // A connection that was kept may be closed just as it is used again: that is HTTP, not a fault.
        if (request.reusedSocket && retries > 0 && /ECONNRESET|EPIPE/.test(error.code ?? ""))
          resolve(this.#try(asked, retries - 1));
        else reject(error instanceof NoAnswer ? error : new NoAnswer(error.message));
      });
      request.on("response", (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", (error) => reject(new NoAnswer(error.message)));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: toHeaders(response.rawHeaders),
            body: Buffer.concat(chunks),
          }),
        );
      });
      request.end(asked.body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** As a list of names and values in turn: that way Node sends them as they are. */
function complete({ headers, body }: WireRequest, host: string): string[] {
  const has = (name: string) => headers.some(([given]) => given.toLowerCase() === name);
  return [
    ...(has("host") ? [] : ["Host", host]),
    ...(has("connection") ? [] : ["Connection", "keep-alive"]),
    ...headers.flat(),
    ...(body === undefined || has("content-length") || has("transfer-encoding")
      ? []
      : ["Content-Length", String(body.length)]),
  ];
}

export function toHeaders(raw: readonly string[]): Headers {
  const headers = new Headers();
  for (let index = 0; index + 1 < raw.length; index += 2) headers.append(raw[index] ?? "", raw[index + 1] ?? "");
  return headers;
}
