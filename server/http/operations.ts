import { type Route, routes } from "../../generated/routes.ts";
import { ExactPaths } from "./exact-paths.ts";
import { type Operation, operationOf } from "./operation.ts";
import type { ServeParts } from "./serve.ts";

/** Every operation of the contract, with whoever serves it. */
export const operationsOf = ({ authenticator, handlers, bodyLimitBytes }: ServeParts): readonly Operation[] =>
  routes.map((route) => operationOf(route, authenticator.wayOf(route), handlers[route.operationId], bodyLimitBytes));

/** Those that need no router to be found, and whose requests and answers are plain enough for the direct way. */
export function exactPathsOf(operations: readonly Operation[]): ExactPaths {
  const exact = new ExactPaths();
  for (const operation of operations)
    if (operation.pathNames.length === 0 && isPlain(operation.route)) exact.add(operation);
  return exact;
}

/** JSON, or nothing, both ways. */
function isPlain({ body, replies }: Route): boolean {
  const media = [...Object.keys(body?.media ?? {}), ...Object.values(replies).flat()];
  return media.every((type) => type === "application/json");
}
