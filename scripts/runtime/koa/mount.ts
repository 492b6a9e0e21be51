import type { IncomingMessage, ServerResponse } from "node:http";
import { Router, type RouterContext } from "@koa/router";
import type { Middleware, Next, ParameterizedContext } from "koa";
import type { Route } from "../route.ts";
import { Aborted, type Hooks, type Invalid } from "./call.ts";
import { refusalReply, unexpectedReply } from "./error-reply.ts";
import { invalid } from "./invalid.ts";
import { ItemStream } from "./item-stream.ts";
import { KoaRequest } from "./koa-request.ts";
import type { Operation } from "./operation.ts";
import { isNotModified } from "./preconditions.ts";
import { writeReply } from "./write-reply.ts";

export interface MountOptions<Identity, State> {
  readonly hooks: Hooks<Identity, State>;
  /** Put before every path of the document. */
  readonly basePath: string;
  /** Whether the HTTP server leaves the answer to `Expect: 100-continue` to the application. */
  readonly saysContinue: boolean;
}

type Context<State> = ParameterizedContext<State>;

/** Serves the operations on Koa. Paths that the document does not have are left to later middleware. */
export function mountOperations<Identity, State>(
  operations: readonly Operation<Identity, State>[],
  options: MountOptions<Identity, State>,
): Middleware<State> {
  const { basePath, saysContinue, hooks } = options;
  const serve = async (ctx: Context<State>, operation: Operation<Identity, State>, path: Record<string, string>) => {
    try {
      writeReply(ctx, await operation.serve(new KoaRequest(ctx, path, saysContinue), ctx.state), operation.route);
      if (Object.hasOwn(operation.route.replies, "304") && isNotModified(ctx)) ctx.status = 304;
    } catch (error) {
      replyToError(ctx, error, hooks, operation.route);
    }
    if (ctx.body instanceof ItemStream) watchStream(ctx, ctx.body);
    if (!ctx.req.complete) closeIfStillSending(ctx.req, ctx.res);
  };
  const refuse = async (ctx: Context<State>, why: Invalid): Promise<void> => {
    const { method, ip, state } = ctx;
    const call = { route: undefined, request: { method, headers: ctx.req.headers, ip }, state, identity: undefined };
    writeReply(ctx, (await hooks.onInvalid?.(why, call)) ?? refusalReply(why, undefined), undefined);
  };

  const router = new Router<State>({ sensitive: true, strict: true });
  const exact = new Map<string, Map<string, Operation<Identity, State>>>();
  for (const operation of operations.toSorted((one, other) => compareSpecificity(one.route, other.route))) {
    const { method, path } = operation.route;
    const { expression, names } = parsePathTemplate(basePath + path);
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
    if (methods.size > 0)
      return refuse(ctx, invalid("method-not-allowed", { headers: { Allow: joinMethods(methods) } }));
    await next();
    if (ctx.status === 404 && (ctx.body === undefined || ctx.body === null)) await refuse(ctx, invalid("not-found"));
  };
  return (ctx, next) => {
    // Most requests are for a path without parameters: these need no search through the router's list.
    const operation = exact.get(ctx.path)?.get(ctx.method);
    if (operation !== undefined) return serve(ctx, operation, {});
    // The router puts its own members on the same context.
    const routing = ctx as RouterContext<State>;
    return routed(routing, () => unmatched(routing, next));
  };
}

function watchStream<State>(ctx: Context<State>, stream: ItemStream): void {
  // The caller learns at once that the stream has begun, and not with its first item.
  ctx.res.once("pipe", () => ctx.res.flushHeaders());
  stream.once("failed", (error) => ctx.app.emit("error", toUnexpectedError(error), ctx));
}

const joinMethods = (methods: ReadonlySet<string>): string => [...methods].toSorted().join(", ");

/** Without an `onError` hook, Koa's error event reports the error and the caller gets a problem document. */
function replyToError<Identity, State>(
  ctx: Context<State>,
  error: unknown,
  { onError }: Hooks<Identity, State>,
  route: Route,
): void {
  // The connection is closed, so no reply can be sent.
  if (error instanceof Aborted) {
    ctx.respond = false;
    return;
  }
  if (onError !== undefined) throw error;
  ctx.app.emit("error", toUnexpectedError(error), ctx);
  writeReply(ctx, unexpectedReply(route), undefined);
}

/** Koa's default listener does not log errors that have a status for the caller. Here every error is unexpected, so it must be logged. */
function toUnexpectedError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  if (!("expose" in error) && !("status" in error)) return error;
  const unexpected = new Error(error.message, { cause: error });
  return Object.assign(unexpected, { stack: error.stack });
}

/** How long a caller may go on sending a body that was refused before its connection is closed. */
const STILL_SENDING_MS = 5000;

/** A reply may be sent before the whole request has arrived. Node would go on reading the rest for as long as the caller sends it. */
function closeIfStillSending(request: IncomingMessage, response: ServerResponse): void {
  response.once("finish", () => {
    if (request.complete) return;
    setTimeout(() => {
      if (!request.complete) request.socket.destroy();
    }, STILL_SENDING_MS).unref();
  });
}

interface PathTemplate {
  readonly expression: RegExp;
  /** The parameters in the order of the path. */
  readonly names: readonly string[];
}

/** `/users/{id}` as a regular expression. A parameter is at least one character of one segment. */
function parsePathTemplate(path: string): PathTemplate {
  const names: string[] = [];
  const source = path.split(/\{([^{}]*)\}/).map((part, index) => {
    if (index % 2 === 0) return part.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
    names.push(part);
    return "([^/]+)";
  });
  return { expression: new RegExp(`^${source.join("")}$`), names };
}

const hasParameters = (path: string): boolean => path.includes("{");

/** OpenAPI: a path without parameters is matched before one with parameters; of two with parameters, the more specific one first. */
function compareSpecificity(one: Route, other: Route): number {
  const [a, b] = [one.path.split("/"), other.path.split("/")];
  for (let index = 0; index < Math.min(a.length, b.length); index++) {
    const difference = Number(hasParameters(a[index] ?? "")) - Number(hasParameters(b[index] ?? ""));
    if (difference !== 0) return difference;
  }
  return 0;
}
