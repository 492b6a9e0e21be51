import type Router from "@koa/router";
import { type Route, routes } from "../../generated/routes.ts";
import { ExactPaths } from "./exact-paths.ts";
import type { State } from "./exchange.ts";
import { type Operation, operationOf } from "./operation.ts";
import { type PathValues, Received } from "./received.ts";
import { type ServeParts, serve } from "./serve.ts";

/** The one loop: every operation of the contract is served by the same walk. Returns what needs no router to be found. */
export function mount(router: Router<State>, parts: ServeParts): ExactPaths {
  const exact = new ExactPaths();
  for (const route of routes) {
    const identify = parts.authenticator.wayOf(route);
    const operation = operationOf(route, identify, parts.handlers[route.operationId], parts.bodyLimitBytes);
    const path = route.path.replaceAll(/\{(\w+)\}/g, ":$1");
    // Those with an exact path as well: not every request can be answered directly, and the router takes a query off.
    router.register(path, [route.method], (ctx) =>
      serve(ctx.state.exchange, operation, new Received(ctx, valuesIn(ctx.captures, operation)), parts),
    );
    if (operation.pathNames.length === 0 && isPlain(route)) exact.add(operation);
  }
  return exact;
}

function valuesIn(captures: readonly (string | undefined)[] | undefined, { pathNames }: Operation): PathValues {
  return Object.fromEntries(pathNames.map((name, index) => [name, captures?.[index] ?? ""]));
}

/** JSON, or nothing, both ways. */
function isPlain({ body, replies }: Route): boolean {
  const media = [...Object.keys(body?.media ?? {}), ...Object.values(replies).flat()];
  return media.every((type) => type === "application/json");
}
