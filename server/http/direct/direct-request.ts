import type { IncomingHttpHeaders } from "node:http";
import type { Incoming } from "../incoming.ts";
import type { WholeRequest } from "./whole-request.ts";

const NO_VALUES = {};

/** Knows where a request comes from. */
interface Peer {
  addressOf(headers: IncomingHttpHeaders): string;
}

/** A request that is here as a whole: a path without parameters or query, and a body that is no form. */
export class DirectRequest implements Incoming {
  readonly headers: IncomingHttpHeaders;
  readonly nowMs: number;
  readonly path = NO_VALUES;
  readonly query = "";
  #body: Buffer;
  #isRead = false;
  readonly #peer: Peer;

  constructor({ headers, body }: WholeRequest, nowMs: number, peer: Peer) {
    this.headers = headers;
    this.nowMs = nowMs;
    this.#body = body;
    this.#peer = peer;
  }

  get address(): string {
    return this.#peer.addressOf(this.headers);
  }

  get cookie(): string | undefined {
    return this.headers.cookie;
  }

  /** None comes twice: such a request is not read as a whole. */
  header(name: string): string | undefined {
    const value = this.headers[name];
    return typeof value === "string" ? value : undefined;
  }

  bytes(limit: number): Buffer | undefined {
    this.#isRead = true;
    return this.#body.length > limit ? undefined : this.#body;
  }

  /** Where the body lies, the next request will: it is put elsewhere if it is still to be read. */
  keepUnread(): void {
    if (!this.#isRead) this.#body = Buffer.from(this.#body);
  }

  form(): never {
    throw new Error("a form is not read as a whole");
  }
}
