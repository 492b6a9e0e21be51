import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import { TLSSocket } from "node:tls";
import type { ParameterizedContext } from "koa";
import type { IncomingRequest } from "./call.ts";
import { readBytes } from "./read-bytes.ts";

/** A request as Koa has it, its body still on the way. */
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

  header(name: string): string | undefined {
    const value = this.headers[name];
    return Array.isArray(value) ? value.join(", ") : value;
  }

  async bytes(limitBytes: number): Promise<Buffer | undefined> {
    this.#beginReading();
    return readBytes(this.#ctx.req, limitBytes);
  }

  stream(): Readable {
    this.#beginReading();
    return this.#ctx.req;
  }

  #beginReading(): void {
    // Nothing would ever come of a body that somebody else has read.
    if (this.#ctx.req.readableEnded)
      throw new Error("The body was read before the binding got it: put the binding before body parsers");
    // To a caller who does not send a body before it is known to be wanted.
    if (this.#saysContinue && this.headers.expect !== undefined) this.#ctx.res.writeContinue();
  }
}
