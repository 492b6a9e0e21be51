import type { RequestListener } from "node:http";
import type { AppParts } from "./app-parts.ts";
import type { DirectParts } from "./direct/connection.ts";
import { Observer } from "./observer.ts";
import { exactPathsOf, operationsOf } from "./operations.ts";
import { Admission } from "./overload.ts";

export interface App {
  readonly listener: RequestListener;
  readonly direct: DirectParts;
  /** Resolves when everything is loaded that any request may need. */
  readonly complete: () => Promise<unknown>;
}

/** Both ways of a request, with everything that they have in common. */
export function createApp(parts: AppParts): App {
  const observer = new Observer({ ...parts, admission: new Admission(parts.maxRequests) });
  const operations = operationsOf(parts);
  // Plain requests need none of it, and with it a start would take a tenth longer.
  let loading: Promise<RequestListener> | undefined;
  const load = (): Promise<RequestListener> => {
    loading ??= import("./koa-app.ts").then(({ koaApp }) => koaApp(parts, observer, operations));
    return loading;
  };
  let listener: RequestListener = async (request, response) => {
    listener = await load();
    listener(request, response);
  };
  return {
    listener: (request, response) => listener(request, response),
    complete: load,
    direct: {
      ...{ observer, serve: parts },
      exact: exactPathsOf(operations),
      addressOf: addressOf(parts.trustedProxies),
    },
  };
}

/** As Koa finds it. */
const addressOf =
  (trustedProxies: number): DirectParts["addressOf"] =>
  (remoteAddress = "", { "x-forwarded-for": forwarded }) => {
    if (trustedProxies === 0 || typeof forwarded !== "string") return remoteAddress;
    return forwarded.split(/\s*,\s*/).slice(-trustedProxies)[0] || remoteAddress;
  };
