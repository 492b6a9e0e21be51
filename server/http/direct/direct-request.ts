import type { IncomingHttpHeaders } from "node:http";
import { Readable } from "node:stream";
import type { IncomingRequest } from "../../../generated/server.ts";
import type { PlainRequest } from "./plain-operation.ts";

/** Whose request it is, by its connection and by what proxies say. */
export type AddressOf = (remoteAddress: string | undefined, headers: IncomingHttpHeaders) => string;

const NO_VALUES = {};

/** A plain request as an operation reads it: no path parameters, no query, and a body that is all here. */
export class DirectRequest implements IncomingRequest {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly path = NO_VALUES;
  readonly query = "";
  readonly #body: Buffer;
  readonly #remoteAddress: string | undefined;
  readonly #addressOf: AddressOf;

  constructor(method: string, { headers, body, remoteAddress }: PlainRequest, addressOf: AddressOf) {
    this.method = method;
    this.headers = headers;
    this.#body = body;
    this.#remoteAddress = remoteAddress;
    this.#addressOf = addressOf;
  }

  get ip(): string {
    return this.#addressOf(this.#remoteAddress, this.headers);
  }

  get cookie(): string | undefined {
    return this.headers.cookie;
  }

  /** No header comes twice: such a request is not plain. */
  header(name: string): string | undefined {
    const value = this.headers[name];
    return typeof value === "string" ? value : undefined;
  }

  async bytes(limitBytes: number): Promise<Buffer | undefined> {
    return this.#body.length > limitBytes ? undefined : this.#body;
  }

  stream(): Readable {
    return Readable.from([this.#body]);
  }
}
