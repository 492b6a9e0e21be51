import type { RequestListener } from "node:http";
import Koa, { type Middleware } from "koa";
import { type ApiParts, gatewayApi } from "./api.ts";
import { type ConsoleSettings, consolePages } from "./console.ts";
import { consoleAccount } from "./console-account.ts";
import { consoleImage } from "./console-image.ts";
import { consoleOperators } from "./console-operators.ts";
import { type DocsSettings, docs } from "./docs.ts";
import { imageAnswers } from "./image-answers.ts";
import { limitRequests, observeRequests, renameVendorHeaders } from "./middleware.ts";
import { type ObserverParts, RequestObserver } from "./request-observer.ts";
import type { State } from "./request-record.ts";

export type GatewayMiddleware = Middleware<State>;

export interface AppParts extends ApiParts, ObserverParts {
  readonly docs: DocsSettings;
  readonly console: ConsoleSettings;
  /** The console of operators, for those who are on the machine itself. */
  readonly operatorsUrl?: () => string | undefined;
  readonly maxRequests: number;
  /** How many proxies in front of the gateway there are whose X-Forwarded-For is trusted. */
  readonly trustedProxies: number;
  readonly vendorPrefix: string;
  /** Further middleware for all requests: tracing, a list of addresses, CORS. */
  readonly middleware?: readonly GatewayMiddleware[];
}

export function createApp(parts: AppParts): RequestListener {
  const observer = new RequestObserver(parts);
  const api = gatewayApi(parts, (error, record) => observer.noteError(error, record));
  parts.metrics.watchBodies(api.heldBodyBytes);

  const app = new Koa<State>({ proxy: parts.trustedProxies > 0, maxIpsCount: parts.trustedProxies });
  // Every request goes through this list, in this order.
  for (const middleware of [
    observeRequests(observer),
    ...(parts.middleware ?? []),
    limitRequests(observer, parts.maxRequests),
    ...renameVendorHeaders(parts.vendorPrefix),
    docs(parts.docs),
    consoleAccount({ ...parts.services, demoId: parts.docs.demo?.id }),
    consoleOperators(parts.operatorsUrl),
    imageAnswers(),
    consoleImage(parts.services),
    consolePages(parts.console),
    api.middleware,
  ])
    app.use(middleware);

  // Errors after the answer was begun: mostly, the caller has closed the connection.
  app.on("error", (error: Error) =>
    parts.log.debug({ event: "answer_not_taken", type: error.name }, "Caller did not take the answer"),
  );
  return app.callback();
}
