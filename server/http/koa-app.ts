import type { RequestListener } from "node:http";
import { Router } from "@koa/router";
import Koa from "koa";
import type { AppParts } from "./app-parts.ts";
import { docs } from "./docs.ts";
import type { State } from "./exchange.ts";
import { mount } from "./mount.ts";
import { noOperation } from "./no-operation.ts";
import { observe } from "./observe.ts";
import type { Observer } from "./observer.ts";
import type { Operation } from "./operation.ts";

/** The way of every request that is not plain, from the top. */
export function koaApp(parts: AppParts, observer: Observer, operations: readonly Operation[]): RequestListener {
  const router = new Router<State>({ strict: true, sensitive: true });
  mount(router, operations, parts);
  const app = new Koa<State>({ proxy: parts.trustedProxies > 0, maxIpsCount: parts.trustedProxies });

  app.use(observe(observer));
  app.use(docs(parts.docs));
  app.use(router.routes());
  app.use(noOperation);

  // What goes wrong after the answer was begun: the caller hung up, mostly.
  app.on("error", (error: Error) => parts.log.debug({ type: error.name }, "answer not taken"));
  return app.callback();
}
