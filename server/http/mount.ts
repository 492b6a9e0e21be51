import type Router from "@koa/router";
import type { RouterContext } from "@koa/router";
import { type Route, routes } from "../../generated/routes.ts";
import { refuse } from "../domain/refusal.ts";
import type { Account, Context, Handlers, Services } from "../handlers/all.ts";
import type { Log } from "../telemetry/log.ts";
import type { Authenticator } from "./authenticate.ts";
import { readBody } from "./body.ts";
import type { BodyMemory } from "./body-memory.ts";
import { replyFaults } from "./check-reply.ts";
import { decodeRequest } from "./decode-request.ts";
import { type Exchange, exchangeOf } from "./exchange.ts";
import { Budget, isLimitKind, type RateBudgets } from "./limit.ts";
import { type Reply, refusalReply } from "./reply.ts";
import { send } from "./send.ts";

export interface MountParts {
  readonly handlers: Handlers<Context>;
  readonly services: Services;
  readonly authenticator: Authenticator;
  readonly budgets: RateBudgets;
  readonly memory: BodyMemory;
  readonly bodyLimitBytes: number;
  readonly checkReplies: boolean;
  readonly log: Log;
}

type AnyHandler = (request: never, context: Context) => Reply | Promise<Reply>;

/** What is known of an operation before anybody calls it. */
interface Operation {
  readonly route: Route;
  readonly identify: ReturnType<Authenticator["wayOf"]>;
  readonly handler: AnyHandler;
}

/** The one loop: every operation of the contract is served by the same walk. */
export function mount(router: Router, parts: MountParts): void {
  for (const route of routes) {
    const handler: AnyHandler = parts.handlers[route.operationId];
    const identify = parts.authenticator.wayOf(route);
    const path = route.path.replaceAll(/\{(\w+)\}/g, ":$1");
    router.register(path, [route.method], async (ctx) => {
      const exchange = exchangeOf(ctx);
      exchange.operation = route.operationId;
      send(ctx, exchange, await serve(ctx, exchange, { route, identify, handler }, parts));
    });
  }
}

/** A request from end to end. The order of the checks is the contract's, and the first that fails ends it. */
async function serve(
  ctx: RouterContext,
  exchange: Exchange,
  { route, identify, handler }: Operation,
  parts: MountParts,
): Promise<Reply> {
  const { nowMs } = exchange;

  const raw = rawParameters(ctx, route);
  const caller = await identify({ headers: ctx.headers, path: raw.path, address: ctx.ip, nowMs });
  if (!caller.ok) return refusalReply(caller.refusal, caller.headers);
  exchange.account = caller.account?.id;

  const budget = caller.budget ?? budgetOf(route, caller.account, parts.budgets);
  if (caller.budget === undefined && budget && !(await budget.take()))
    return withLimit(refusalReply(refuse("A020")), budget);

  const memory = parts.memory.lease();
  try {
    const read = await readBody(route, ctx.req, ctx.res, parts.bodyLimitBytes, memory, caller.confirm);
    if (!read.ok) return withLimit(refusalReply(read.refusal, read.headers), budget);

    const decoded = decodeRequest(route, raw, read.body);
    if (!decoded.ok) return withLimit(refusalReply(decoded.refusal), budget);

    const context = contextOf(exchange, caller.account, budget, parts.services);
    // The types of a handler's request are made of the same document as the checks that were just passed.
    const reply = withLimit(await handler(decoded.request as never, context), budget);

    const faults = parts.checkReplies ? replyFaults(route, reply) : [];
    if (faults.length > 0) throw new Error(`${route.operationId} breaks the contract: ${faults.join("; ")}`);
    return reply;
  } finally {
    memory.release();
  }
}

function budgetOf(route: Route, account: Account | undefined, budgets: RateBudgets): Budget | undefined {
  const kind = route.extensions["x-rate-limit"];
  return account && isLimitKind(kind) ? new Budget(budgets, account.id, account.limits, kind) : undefined;
}

/** Every answer of a limited operation tells what is left; a handler may have taken more since. */
function withLimit(reply: Reply, budget: Budget | undefined): Reply {
  if (budget === undefined) return reply;
  return { ...reply, headers: { ...budget.headers(reply.status), ...reply.headers } };
}

function rawParameters(ctx: RouterContext, route: Route) {
  const captures: readonly (string | undefined)[] = ctx.captures ?? [];
  const names = route.parameters.length === 0 ? [] : [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return {
    path: Object.fromEntries(names.map((name, index) => [name, captures[index] ?? ""])),
    query: ctx.querystring,
    header: (name: string): string | undefined => {
      const value = ctx.headers[name];
      return Array.isArray(value) ? value.join(", ") : value;
    },
    cookie: ctx.headers.cookie,
  };
}

function contextOf(
  exchange: Exchange,
  account: Account | undefined,
  budget: Budget | undefined,
  services: Services,
): Context {
  const { requestId, nowMs } = exchange;
  return {
    requestId,
    nowMs,
    services,
    charge: async (cost) => cost <= 0 || budget === undefined || budget.take(cost),
    get account(): Account {
      if (account === undefined) throw new Error("an operation that is open to all asked for the account");
      return account;
    },
  };
}
