import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { TLSSocket } from "node:tls";
import type { ParameterizedContext } from "koa";
import { Aborted, type IncomingRequest } from "./call.ts";
import { ChunkList } from "./chunk-list.ts";

/** A request of Koa, whose body is still arriving. */
export class KoaRequest implements IncomingRequest {
  readonly #ctx: ParameterizedContext<unknown>;
  readonly #saysContinue: boolean;
  readonly headers: IncomingHttpHeaders;
  readonly path: Readonly<Record<string, string>>;

  constructor(ctx: ParameterizedContext<unknown>, path: Readonly<Record<string, string>>, saysContinue: boolean) {
    this.#ctx = ctx;
    this.#saysContinue = saysContinue;
    this.headers = ctx.req.headers;
    this.path = path;
  }

  get method(): string {
    return this.#ctx.method;
  }

  get ip(): string {
    return this.#ctx.ip;
  }

  get query(): string {
    return this.#ctx.querystring;
  }

  get cookie(): string | undefined {
    return this.headers.cookie;
  }

  get certificate(): unknown {
    const { socket } = this.#ctx.req;
    if (!(socket instanceof TLSSocket) || !socket.authorized) return undefined;
    return socket.getPeerX509Certificate();
  }

  get signal(): AbortSignal {
    const { res } = this.#ctx;
    const controller = new AbortController();
    if (res.closed) controller.abort();
    else res.once("close", () => controller.abort());
    return controller.signal;
  }

  header(name: string): string | undefined {
    const value = this.headers[name];
    return Array.isArray(value) ? value.join(", ") : value;
  }

  async bytes(take: (chunkBytes: number) => boolean): Promise<Buffer | undefined> {
    this.#beginReading();
    return readBytes(this.#ctx.req, take);
  }

  stream(): Readable {
    this.#beginReading();
    return this.#ctx.req;
  }

  #beginReading(): void {
    // A body can be read only once; waiting for one that was read already would never end.
    if (this.#ctx.req.readableEnded)
      throw new Error("The body was read before the binding could read it: mount the binding before body parsers");
    // The caller waits for this before it sends the body.
    if (this.#saysContinue && this.headers.expect !== undefined) this.#ctx.res.writeContinue();
  }
}

/** The whole body, or undefined if a chunk was not taken; the rest then stays unread. */
export function readBytes(
  request: IncomingMessage,
  take: (chunkBytes: number) => boolean,
): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    // The connection was closed earlier, so no event will come.
    if (request.destroyed) return reject(new Aborted("the caller closed the connection"));
    const chunks = new ChunkList();
    const onData = (chunk: Buffer<ArrayBuffer>): void => {
      if (take(chunk.length)) chunks.add(chunk);
      else {
        request.off("data", onData).pause();
        resolve(undefined);
      }
    };
    const onEnd = (): void => resolve(chunks.join());
    const onClose = (): void => {
      if (!request.readableEnded) reject(new Aborted("the caller closed the connection"));
    };
    request.on("data", onData).on("end", onEnd).on("close", onClose);
  });
}
