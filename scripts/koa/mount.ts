import type { IncomingMessage, ServerResponse } from "node:http";
import { Router, type RouterContext } from "@koa/router";
import type { Middleware, Next, ParameterizedContext } from "koa";
import { Aborted, type Hooks, type Invalid } from "./call.ts";
import { invalid } from "./invalid.ts";
import { KoaRequest } from "./koa-request.ts";
import type { Operation } from "./operation.ts";
import { bySpecificity, hasParameters, templateOf } from "./paths.ts";
import { problemOf, unexpectedProblem } from "./problem.ts";
import { writeReply } from "./write-reply.ts";

export interface MountOptions<Identity, State> {
  readonly hooks: Hooks<Identity, State>;
  /** Put before every path of the document. */
  readonly basePath: string;
  /** Whether the HTTP server leaves the answer to `Expect: 100-continue` to the application. */
  readonly saysContinue: boolean;
}

type Context<State> = ParameterizedContext<State>;

/** Serves the operations on Koa. Paths that the document does not have are left to the middleware after it. */
export function mountOperations<Identity, State>(
  operations: readonly Operation<Identity, State>[],
  options: MountOptions<Identity, State>,
): Middleware<State> {
  const { basePath, saysContinue, hooks } = options;
  const serve = async (ctx: Context<State>, operation: Operation<Identity, State>, path: Record<string, string>) => {
    try {
      writeReply(ctx, await operation.serve(new KoaRequest(ctx, path, saysContinue), ctx.state), operation.route);
    } catch (error) {
      answerError(ctx, error, hooks);
    }
    if (!ctx.req.complete) closeIfStillSending(ctx.req, ctx.res);
  };
  const refuse = async (ctx: Context<State>, why: Invalid): Promise<void> => {
    const { method, ip, state } = ctx;
    const call = { route: undefined, request: { method, headers: ctx.req.headers, ip }, state, identity: undefined };
    writeReply(ctx, (await hooks.onInvalid?.(why, call)) ?? problemOf(why), undefined);
  };

  const router = new Router<State>({ sensitive: true, strict: true });
  const exact = new Map<string, Map<string, Operation<Identity, State>>>();
  for (const operation of operations.toSorted((one, other) => bySpecificity(one.route, other.route))) {
    const { method, path } = operation.route;
    const { expression, names } = templateOf(basePath + path);
    if (!hasParameters(path)) {
      const byMethod = exact.get(basePath + path) ?? new Map();
      exact.set(basePath + path, byMethod.set(method.toUpperCase(), operation));
    }
    const serveMatch = (ctx: RouterContext<State>) =>
      serve(ctx, operation, Object.fromEntries(names.map((name, index) => [name, ctx.captures?.[index] ?? ""])));
    router.register(expression, [method], serveMatch, { pathAsRegExp: true });
  }
  const routed = router.routes();
  const unmatched = async (ctx: RouterContext<State>, next: Next): Promise<void> => {
    const methods = new Set((ctx.matched ?? []).flatMap((layer) => layer.methods));
    if (methods.size > 0) return refuse(ctx, invalid("method-not-allowed", { headers: { Allow: listOf(methods) } }));
    await next();
    if (ctx.status === 404 && (ctx.body === undefined || ctx.body === null)) await refuse(ctx, invalid("not-found"));
  };
  return (ctx, next) => {
    // Most requests are for a path without parameters: those need no search through the router's list.
    const operation = exact.get(ctx.path)?.get(ctx.method);
    if (operation !== undefined) return serve(ctx, operation, {});
    // The router puts its own members on the same context.
    const routing = ctx as RouterContext<State>;
    return routed(routing, () => unmatched(routing, next));
  };
}

const listOf = (methods: ReadonlySet<string>): string => [...methods].toSorted().join(", ");

/** Without an `onError` hook: Koa's own event tells of the error, and the caller gets a problem document. */
function answerError<Identity, State>(ctx: Context<State>, error: unknown, { onError }: Hooks<Identity, State>): void {
  // Nobody is left to answer.
  if (error instanceof Aborted) {
    ctx.respond = false;
    return;
  }
  if (onError !== undefined) throw error;
  ctx.app.emit("error", asUnexpected(error), ctx);
  writeReply(ctx, unexpectedProblem, undefined);
}

/** Koa's own listener says nothing of errors with a status for the caller; here none of them is meant for the caller. */
function asUnexpected(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  if (!("expose" in error) && !("status" in error)) return error;
  const unexpected = new Error(error.message, { cause: error });
  return Object.assign(unexpected, { stack: error.stack });
}

/** How long a caller may go on sending a body that was refused before its connection is closed. */
const STILL_SENDING_MS = 5000;

/** A request may be answered before all of it came: Node would read the rest for as long as its sender cares to send it. */
function closeIfStillSending(request: IncomingMessage, response: ServerResponse): void {
  response.once("finish", () => {
    if (request.complete) return;
    setTimeout(() => {
      if (!request.complete) request.socket.destroy();
    }, STILL_SENDING_MS).unref();
  });
}
