import type Router from "@koa/router";
import type { State } from "./exchange.ts";
import type { Operation } from "./operation.ts";
import { type PathValues, Received } from "./received.ts";
import { type ServeParts, serve } from "./serve.ts";

/** The one loop: every operation is served by the same walk. */
export function mount(router: Router<State>, operations: readonly Operation[], parts: ServeParts): void {
  for (const operation of operations) {
    const path = operation.route.path.replaceAll(/\{(\w+)\}/g, ":$1");
    // Those with an exact path as well: not every request can be answered directly, and the router takes a query off.
    router.register(path, [operation.route.method], (ctx) =>
      serve(ctx.state.exchange, operation, new Received(ctx, valuesIn(ctx.captures, operation)), parts),
    );
  }
}

function valuesIn(captures: readonly (string | undefined)[] | undefined, { pathNames }: Operation): PathValues {
  return Object.fromEntries(pathNames.map((name, index) => [name, captures?.[index] ?? ""]));
}
