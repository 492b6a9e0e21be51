import { Router } from "@koa/router";
import type Koa from "koa";
import type { Metrics } from "../telemetry/metrics.ts";
import { type DocsSettings, docs } from "./docs.ts";
import type { State } from "./exchange.ts";
import { LeanKoa } from "./lean-koa.ts";
import { mount } from "./mount.ts";
import { noOperation } from "./no-operation.ts";
import { observe } from "./observe.ts";
import { Admission } from "./overload.ts";
import { type ServeParts, serve } from "./serve.ts";

export interface AppParts extends ServeParts {
  readonly metrics: Metrics;
  readonly docs: DocsSettings;
  readonly maxRequests: number;
  /** Whether an error means that something we depend on is away for now. */
  readonly isUnavailable: (error: unknown) => boolean;
  /** How many proxies in front are believed about the caller's address. */
  readonly trustedProxies: number;
}

const NO_VALUES = {};

/** The way of every request, from the top. */
export function createApp(parts: AppParts): Koa<State> {
  const router = new Router<State>({ strict: true, sensitive: true });
  const exact = mount(router, parts);
  const app = new LeanKoa(exact, { proxy: parts.trustedProxies > 0, maxIpsCount: parts.trustedProxies });

  app.use(observe({ ...parts, admission: new Admission(parts.maxRequests) }));
  app.use((ctx, next) => {
    const { exact } = ctx.state;
    return exact === undefined ? next() : serve(ctx, exact, NO_VALUES, parts);
  });
  app.use(docs(parts.docs));
  app.use(router.routes());
  app.use(noOperation);

  // What goes wrong after the answer was begun: the caller hung up, mostly.
  app.on("error", (error: Error) => parts.log.debug({ type: error.name }, "answer not taken"));
  return app;
}
