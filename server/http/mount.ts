import type Router from "@koa/router";
import { routes } from "../../generated/routes.ts";
import { ExactPaths } from "./exact-paths.ts";
import type { State } from "./exchange.ts";
import { type Operation, operationOf } from "./operation.ts";
import type { PathValues } from "./received.ts";
import { type ServeParts, serve } from "./serve.ts";

/** The one loop: every operation of the contract is served by the same walk. Returns what needs no router to be found. */
export function mount(router: Router<State>, parts: ServeParts): ExactPaths {
  const exact = new ExactPaths();
  for (const route of routes) {
    const identify = parts.authenticator.wayOf(route);
    const operation = operationOf(route, identify, parts.handlers[route.operationId], parts.bodyLimitBytes);
    const path = route.path.replaceAll(/\{(\w+)\}/g, ":$1");
    // Those with an exact path as well: the router knows which methods a path has, and takes a query off it.
    router.register(path, [route.method], (ctx) => serve(ctx, operation, valuesIn(ctx.captures, operation), parts));
    if (operation.pathNames.length === 0) exact.add(operation);
  }
  return exact;
}

function valuesIn(captures: readonly (string | undefined)[] | undefined, { pathNames }: Operation): PathValues {
  return Object.fromEntries(pathNames.map((name, index) => [name, captures?.[index] ?? ""]));
}
