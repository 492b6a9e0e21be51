import { Router } from "@koa/router";
import Koa from "koa";
import type { Metrics } from "../telemetry/metrics.ts";
import { type DocsSettings, docs } from "./docs.ts";
import { type MountParts, mount } from "./mount.ts";
import { noOperation } from "./no-operation.ts";
import { observe } from "./observe.ts";
import { overload } from "./overload.ts";

export interface AppParts extends MountParts {
  readonly metrics: Metrics;
  readonly docs: DocsSettings;
  readonly maxRequests: number;
  /** Whether an error means that something we depend on is away for now. */
  readonly isUnavailable: (error: unknown) => boolean;
  /** How many proxies in front are believed about the caller's address. */
  readonly trustedProxies: number;
}

/** The way of every request, from the top. */
export function createApp(parts: AppParts): Koa {
  const app = new Koa({ proxy: parts.trustedProxies > 0, maxIpsCount: parts.trustedProxies });
  const router = new Router({ strict: true, sensitive: true });
  mount(router, parts);

  app.use(observe(parts.log, parts.metrics, parts.isUnavailable));
  app.use(overload(parts.maxRequests, parts.metrics));
  app.use(docs(parts.docs));
  app.use(router.routes());
  app.use(noOperation);

  // What goes wrong after the answer was begun: the caller hung up, mostly.
  app.on("error", (error: Error) => parts.log.debug({ type: error.name }, "answer not taken"));
  return app;
}
