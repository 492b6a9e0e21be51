import type { RequestListener } from "node:http";
import { Router } from "@koa/router";
import Koa from "koa";
import type { Metrics } from "../telemetry/metrics.ts";
import type { DirectParts } from "./direct/connection.ts";
import { type DocsSettings, docs } from "./docs.ts";
import type { State } from "./exchange.ts";
import { mount } from "./mount.ts";
import { noOperation } from "./no-operation.ts";
import { observe } from "./observe.ts";
import { Observer } from "./observer.ts";
import { Admission } from "./overload.ts";
import type { ServeParts } from "./serve.ts";

export interface AppParts extends ServeParts {
  readonly metrics: Metrics;
  readonly docs: DocsSettings;
  readonly maxRequests: number;
  /** Whether an error means that something we depend on is away for now. */
  readonly isUnavailable: (error: unknown) => boolean;
  /** How many proxies in front are believed about the caller's address. */
  readonly trustedProxies: number;
}

export interface App {
  readonly listener: RequestListener;
  readonly direct: DirectParts;
}

/** The way of every request, from the top. */
export function createApp(parts: AppParts): App {
  const observer = new Observer({ ...parts, admission: new Admission(parts.maxRequests) });
  const router = new Router<State>({ strict: true, sensitive: true });
  const exact = mount(router, parts);
  const app = new Koa<State>({ proxy: parts.trustedProxies > 0, maxIpsCount: parts.trustedProxies });

  app.use(observe(observer));
  app.use(docs(parts.docs));
  app.use(router.routes());
  app.use(noOperation);

  // What goes wrong after the answer was begun: the caller hung up, mostly.
  app.on("error", (error: Error) => parts.log.debug({ type: error.name }, "answer not taken"));
  return {
    listener: app.callback(),
    direct: { exact, observer, serve: parts, addressOf: addressOf(parts.trustedProxies) },
  };
}

/** As Koa finds it. */
const addressOf =
  (trustedProxies: number): DirectParts["addressOf"] =>
  (remoteAddress = "", { "x-forwarded-for": forwarded }) => {
    if (trustedProxies === 0 || typeof forwarded !== "string") return remoteAddress;
    return forwarded.split(/\s*,\s*/).slice(-trustedProxies)[0] || remoteAddress;
  };
