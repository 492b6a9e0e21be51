import type { IncomingHttpHeaders } from "node:http";
import type { ServerContext } from "./exchange.ts";
import type { Incoming } from "./incoming.ts";
import { type MultipartOutcome, readMultipart } from "./multipart.ts";
import { readBytes } from "./read-bytes.ts";

export type PathValues = Readonly<Record<string, string>>;

/** A request as Koa has it, its body still on the way. */
export class Received implements Incoming {
  readonly #ctx: ServerContext;
  readonly headers: IncomingHttpHeaders;
  readonly path: PathValues;

  constructor(ctx: ServerContext, path: PathValues) {
    this.#ctx = ctx;
    this.headers = ctx.req.headers;
    this.path = path;
  }

  get nowMs(): number {
    return this.#ctx.state.exchange.nowMs;
  }

  get address(): string {
    return this.#ctx.ip;
  }

  get query(): string {
    return this.#ctx.querystring;
  }

  get cookie(): string | undefined {
    return this.headers.cookie;
  }

  header(name: string): string | undefined {
    const value = this.headers[name];
    return Array.isArray(value) ? value.join(", ") : value;
  }

  bytes(limit: number): Promise<Buffer | undefined> {
    this.#sayContinue();
    return readBytes(this.#ctx.req, limit);
  }

  form(limit: number): Promise<MultipartOutcome> {
    this.#sayContinue();
    return readMultipart(this.#ctx.req, this.headers, { maxBytes: limit });
  }

  /** To a caller who does not send a body before it is known to be wanted. */
  #sayContinue(): void {
    if (this.headers.expect !== undefined) this.#ctx.res.writeContinue();
  }
}
