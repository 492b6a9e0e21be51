import type { IncomingHttpHeaders } from "node:http";

/** A request that came whole. */
export interface PlainRequest {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly remoteAddress: string | undefined;
}

export interface PlainReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** JSON. */
  readonly body: string;
}

export type PlainOperation = (request: PlainRequest) => Promise<PlainReply>;

/** By method and path with a space in between, as a request begins. */
export type PlainOperations = ReadonlyMap<string, PlainOperation>;
