import type { Route } from "../../generated/routes.ts";
import type { Context } from "../handlers/all.ts";
import type { Identify } from "./identity.ts";
import { isLimitKind, type LimitKind } from "./limit.ts";
import type { Reply } from "./reply.ts";

export type AnyHandler = (request: never, context: Context) => Reply | Promise<Reply>;

/** What is known of an operation before anybody calls it. */
export interface Operation {
  readonly route: Route;
  readonly identify: Identify;
  readonly handler: AnyHandler;
  readonly limitKind: LimitKind | undefined;
  readonly bodyLimitBytes: number;
  /** In the order in which they stand in the path. */
  readonly pathNames: readonly string[];
}

/** `mostBytes` lowers the operation's own limit. */
export function operationOf(route: Route, identify: Identify, handler: AnyHandler, mostBytes: number): Operation {
  const { "x-rate-limit": kind, "x-body-limit": ownLimit } = route.extensions;
  return {
    route,
    identify,
    handler,
    limitKind: isLimitKind(kind) ? kind : undefined,
    bodyLimitBytes: typeof ownLimit === "number" ? Math.min(ownLimit, mostBytes) : mostBytes,
    pathNames: [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name),
  };
}
