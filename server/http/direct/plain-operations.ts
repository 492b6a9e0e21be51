import type { Route } from "../../../generated/server.ts";
import type { GatewayApi } from "../api.ts";
import { busyReply, codeOf } from "../envelope.ts";
import { ON_EVERY_ANSWER } from "../observe-requests.ts";
import type { Observer } from "../observer.ts";
import { type AddressOf, DirectRequest } from "./direct-request.ts";
import type { PlainOperation, PlainOperations, PlainReply, PlainRequest } from "./plain-operation.ts";

export interface DirectParts {
  readonly api: GatewayApi;
  readonly observer: Observer;
  readonly maxRequests: number;
  /** How many proxies in front are believed about the caller's address. */
  readonly trustedProxies: number;
}

type Operation = GatewayApi["operations"][number];

/** The operations that are answered directly. All others, and what they have in common, are Koa's. */
export function plainOperations(parts: DirectParts): PlainOperations {
  const addressOf = addressAsKoaFindsIt(parts.trustedProxies);
  const plain = parts.api.operations.filter(({ route }) => isPlain(route));
  return new Map(
    plain.map((operation): [string, PlainOperation] => [
      `${operation.route.method.toUpperCase()} ${operation.route.path}`,
      (request) => answer(operation, request, addressOf, parts),
    ]),
  );
}

/** JSON or nothing both ways, a path without parameters, and the bearer token as the only way to show who calls. */
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

/** What the middleware of the Koa front does around an operation, done here: an id, the limit, and what throws. */
async function answer(
  operation: Operation,
  request: PlainRequest,
  addressOf: AddressOf,
  { observer, maxRequests }: DirectParts,
): Promise<PlainReply> {
  const exchange = observer.begin();
  const incoming = new DirectRequest(operation.route.method.toUpperCase(), request, addressOf);
  let reply = busyReply;
  try {
    if (observer.underWay <= maxRequests) reply = await operation.serve(incoming, { exchange });
    else exchange.code = codeOf(busyReply);
  } catch (error) {
    reply = observer.replyTo(error, exchange);
  }
  observer.end(exchange, reply.status);
  const headers = { "X-Request-Id": exchange.requestId, ...ON_EVERY_ANSWER, ...reply.headers };
  return {
    status: reply.status,
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify(reply.body),
  };
}

const addressAsKoaFindsIt =
  (trustedProxies: number): AddressOf =>
  (remoteAddress = "", { "x-forwarded-for": forwarded }) => {
    if (trustedProxies === 0 || typeof forwarded !== "string") return remoteAddress;
    return forwarded.split(/\s*,\s*/).slice(-trustedProxies)[0] || remoteAddress;
  };
