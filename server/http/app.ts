import type { RequestListener } from "node:http";
import Koa, { type Middleware } from "koa";
import { type ApiParts, gatewayApi } from "./api.ts";
import type { DirectParts } from "./direct/plain-operations.ts";
import { type DocsSettings, docs } from "./docs.ts";
import type { State } from "./exchange.ts";
import { limitRequests } from "./limit-requests.ts";
import { observeRequests } from "./observe-requests.ts";
import { Observer, type ObserverParts } from "./observer.ts";
import { vendorHeaders } from "./vendor-headers.ts";

export type GatewayMiddleware = Middleware<State>;

export interface AppParts extends ApiParts, ObserverParts {
  readonly docs: DocsSettings;
  readonly maxRequests: number;
  /** How many proxies in front are believed about the caller's address. */
  readonly trustedProxies: number;
  readonly vendorPrefix: string;
  /** Whatever else requests are to go through: tracing, a list of addresses, CORS. */
  readonly middleware?: readonly GatewayMiddleware[];
}

export interface App {
  readonly listener: RequestListener;
  /** For the direct front, where it is chosen. */
  readonly direct: DirectParts;
}

export function createApp(parts: AppParts): App {
  const observer = new Observer(parts);
  const api = gatewayApi(parts);

  const app = new Koa<State>({ proxy: parts.trustedProxies > 0, maxIpsCount: parts.trustedProxies });
  // Every request goes through this list, in this order.
  for (const middleware of [
    observeRequests(observer),
    ...(parts.middleware ?? []),
    limitRequests(observer, parts.maxRequests),
    ...vendorHeaders(parts.vendorPrefix),
    docs(parts.docs),
    api.middleware,
  ])
    app.use(middleware);

  // What goes wrong after the answer was begun: the caller hung up, mostly.
  app.on("error", (error: Error) =>
    parts.log.debug({ event: "answer_not_taken", type: error.name }, "Caller did not take the answer"),
  );
  const { maxRequests, trustedProxies } = parts;
  return { listener: app.callback(), direct: { api, observer, maxRequests, trustedProxies } };
}
