import { refuse } from "../domain/refusal.ts";
import type { Account, Context, Handlers, Services } from "../handlers/all.ts";
import type { Log } from "../telemetry/log.ts";
import type { Authenticator } from "./authenticate.ts";
import { type BodyOutcome, readBody } from "./body.ts";
import type { BodyMemory } from "./body-memory.ts";
import { replyFaults } from "./check-reply.ts";
import { decodeRequest } from "./decode-request.ts";
import type { Exchange } from "./exchange.ts";
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
 * A request from end to end. The order of the checks is the contract's, and the first that fails ends it. Most answers on
 * the way are known at once, and nothing is waited for that is: each wait costs as much as a check.
 */
export async function serve(
  exchange: Exchange,
  operation: Operation,
  request: Incoming,
  parts: ServeParts,
): Promise<Reply> {
  exchange.operation = operation.route.operationId;

  const identity = operation.identify(request);
  const caller = identity instanceof Promise ? await identity : identity;
  if (!caller.ok) return refusalReply(caller.refusal, caller.headers);
  const { account } = caller;
  exchange.account = account?.id;

  exchange.budget = caller.budget;
  if (caller.budget === undefined && account !== undefined && operation.limitKind !== undefined) {
    exchange.budget = new Budget(parts.budgets, account.id, account.limits, operation.limitKind);
    const taken = exchange.budget.take();
    if (!(taken instanceof Promise ? await taken : taken)) return refusalReply(refuse("A020"));
  }

  const memory = parts.memory.lease();
  try {
    const reading = readBody(operation, request, memory, caller.confirm);
    const reply = await (reading instanceof Promise
      ? reading.then((read) => handle(exchange, operation, request, read, account, parts))
      : handle(exchange, operation, request, reading, account, parts));
    if (parts.checkReplies) assertContract(operation, reply, exchange.budget);
    return reply;
  } finally {
    memory.release();
  }
}

/** Nothing of the body is held here while the handler waits: many requests wait at a time, and most only for the database. */
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
  return handler(decoded.request as never, new RequestContext(exchange, account, services));
}

function assertContract({ route }: Operation, reply: Reply, budget: Budget | undefined): void {
  const faults = replyFaults(route, { ...reply, headers: headersOf(reply, budget) });
  if (faults.length > 0) throw new Error(`${route.operationId} breaks the contract: ${faults.join("; ")}`);
}
