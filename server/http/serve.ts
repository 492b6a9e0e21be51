import { refuse } from "../domain/refusal.ts";
import type { Account, Context, Handlers, Services } from "../handlers/all.ts";
import type { Log } from "../telemetry/log.ts";
import type { Authenticator } from "./authenticate.ts";
import { type BodyOutcome, readBody } from "./body.ts";
import type { BodyMemory } from "./body-memory.ts";
import { replyFaults } from "./check-reply.ts";
import { decodeRequest } from "./decode-request.ts";
import type { Exchange } from "./exchange.ts";
import type { Identity } from "./identity.ts";
import type { Incoming } from "./incoming.ts";
import { Budget, headersOf, type RateBudgets } from "./limit.ts";
import type { Operation } from "./operation.ts";
import { type Reply, refusalReply } from "./reply.ts";
import { RequestContext } from "./request-context.ts";

export interface ServeParts {
  readonly handlers: Handlers<Context>;
  readonly services: Services;
  readonly authenticator: Authenticator;
  readonly budgets: RateBudgets;
  readonly memory: BodyMemory;
  readonly bodyLimitBytes: number;
  readonly checkReplies: boolean;
  readonly log: Log;
}

/**
 * A request from end to end. The order of the checks is the contract's, and the first that fails ends it. Most of what a
 * check asks for is known at once, and nothing is waited for that is: each wait costs as much as a check.
 */
export function serve(
  exchange: Exchange,
  operation: Operation,
  request: Incoming,
  parts: ServeParts,
): Reply | Promise<Reply> {
  exchange.operation = operation.route.operationId;
  return once(operation.identify(request), (caller) => {
    if (!caller.ok) return refusalReply(caller.refusal, caller.headers);
    const { account, confirm } = caller;
    exchange.account = account?.id;
    return once(isWithinLimit(exchange, caller, operation, parts), (isWithin) => {
      if (!isWithin) return refusalReply(refuse("A020"));
      exchange.body = parts.memory.lease();
      return once(readBody(operation, request, exchange.body, confirm), (read) => {
        const reply = handle(exchange, operation, request, read, account, parts);
        return parts.checkReplies ? once(reply, (given) => checked(given, operation, exchange)) : reply;
      });
    });
  });
}

/** Goes on as soon as the value is known. */
function once<Value, Result>(
  value: Value | Promise<Value>,
  next: (value: Value) => Result | Promise<Result>,
): Result | Promise<Result> {
  return value instanceof Promise ? value.then(next) : next(value);
}

type Known = Extract<Identity, { ok: true }>;

/** Charges for the request, unless finding out who calls was what is charged for. */
function isWithinLimit(
  exchange: Exchange,
  { account, budget }: Known,
  { limitKind }: Operation,
  { budgets }: ServeParts,
): boolean | Promise<boolean> {
  exchange.budget = budget;
  if (budget !== undefined || account === undefined || limitKind === undefined) return true;
  exchange.budget = new Budget(budgets, account.id, account.limits, limitKind);
  return exchange.budget.take();
}

/** Nothing of the body is held while the handler waits: many requests wait at a time, and most only for the database. */
function handle(
  exchange: Exchange,
  { route, handler }: Operation,
  request: Incoming,
  read: BodyOutcome,
  account: Account | undefined,
  { services }: ServeParts,
): Reply | Promise<Reply> {
  if (!read.ok) return refusalReply(read.refusal, read.headers);
  const decoded = decodeRequest(route, request, read.body);
  if (!decoded.ok) return refusalReply(decoded.refusal);
  // The types of a handler's request are made of the same document as the checks that were just passed.
  return handler(decoded.request as never, new RequestContext(exchange, account, services, decoded.written));
}

/** The reply, unless it breaks the contract. */
function checked(reply: Reply, { route }: Operation, { budget }: Exchange): Reply {
  const faults = replyFaults(route, { ...reply, headers: headersOf(reply, budget) });
  if (faults.length > 0) throw new Error(`${route.operationId} breaks the contract: ${faults.join("; ")}`);
  return reply;
}
