import type { IncomingHttpHeaders } from "node:http";
import type { RawParameters } from "../../generated/runtime/parameters.js";
import type { ServerContext } from "./exchange.ts";
import type { Caller } from "./identity.ts";

export type PathValues = Readonly<Record<string, string>>;

/** A request before its body was read, as those want to see it who look for parameters and for who calls. */
export class Received implements RawParameters, Caller {
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
}
