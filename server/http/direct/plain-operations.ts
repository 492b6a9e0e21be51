import type { IncomingHttpHeaders } from "node:http";
import { Readable } from "node:stream";
import type { IncomingRequest, Route } from "../../../generated/server.ts";
import type { GatewayApi } from "../api.ts";
import { busyReply, COMMON_HEADERS, getResultCode } from "../replies.ts";
import type { RequestObserver } from "../request-observer.ts";

export interface DirectParts {
  readonly api: GatewayApi;
  readonly observer: RequestObserver;
  readonly maxRequests: number;
  /** How many proxies in front are believed about the caller's address. */
  readonly trustedProxies: number;
}

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

/** By method and path with a space between, as a request begins. */
export type PlainOperations = ReadonlyMap<string, PlainOperation>;

type Operation = GatewayApi["operations"][number];

/** The operations that are answered at the connection. All other requests go through Koa. */
export function plainOperations(parts: DirectParts): PlainOperations {
  const plain = parts.api.operations.filter(({ route }) => isPlain(route));
  return new Map(
    plain.map((operation): [string, PlainOperation] => [
      `${operation.route.method.toUpperCase()} ${operation.route.path}`,
      (request) => serve(operation, request, parts),
    ]),
  );
}

/** Plain: a path without parameters, JSON or nothing both ways, and the bearer token as the only security scheme. */
export function isPlain({ path, body, replies, security }: Route): boolean {
  const media = [...Object.keys(body?.media ?? {}), ...Object.values(replies).flat()];
  const schemes = security.flatMap((together) => together.map(({ scheme }) => scheme));
  return (
    !path.includes("{") &&
    media.every((type) => type === "application/json") &&
    schemes.length > 0 &&
    schemes.every((scheme) => scheme === "bearerToken")
  );
}

/** Does around an operation what the middleware of the Koa front does: an id, the limit of requests, unexpected errors. */
async function serve(operation: Operation, request: PlainRequest, parts: DirectParts): Promise<PlainReply> {
  const { observer, maxRequests, trustedProxies } = parts;
  const incoming = new DirectRequest(operation.route.method.toUpperCase(), request, trustedProxies);
  const record = observer.begin(incoming.header("traceparent"));
  let reply = busyReply;
  try {
    if (observer.underWay <= maxRequests) reply = await operation.serve(incoming, { record });
    else record.code = getResultCode(busyReply);
  } catch (error) {
    reply = observer.replyToError(error, record);
  }
  observer.end(record, reply.status);
  const headers = { "X-Request-Id": record.requestId, ...COMMON_HEADERS, ...reply.headers };
  return {
    status: reply.status,
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify(reply.body),
  };
}

const NO_PARAMETERS = {};

/** A plain request as operations read it: no path parameters, no query, and a body that is all here. */
class DirectRequest implements IncomingRequest {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly path = NO_PARAMETERS;
  readonly query = "";
  readonly #body: Buffer;
  readonly #remoteAddress: string | undefined;
  readonly #trustedProxies: number;

  constructor(method: string, { headers, body, remoteAddress }: PlainRequest, trustedProxies: number) {
    this.method = method;
    this.headers = headers;
    this.#body = body;
    this.#remoteAddress = remoteAddress;
    this.#trustedProxies = trustedProxies;
  }

  /** The caller's address, found as Koa finds it. */
  get ip(): string {
    const remoteAddress = this.#remoteAddress ?? "";
    const { "x-forwarded-for": forwarded } = this.headers;
    if (this.#trustedProxies === 0 || typeof forwarded !== "string") return remoteAddress;
    return forwarded.split(/\s*,\s*/).slice(-this.#trustedProxies)[0] || remoteAddress;
  }

  get cookie(): string | undefined {
    return this.headers.cookie;
  }

  /** No header has several values: such a request is not plain. */
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
