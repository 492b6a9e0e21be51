import { type BoundApi, type Reply, type Route, serveApi } from "../../generated/server.ts";
import { refuse } from "../domain/refusal.ts";
import type { Context, Handlers, Services } from "../handlers/all.ts";
import { codeOf, headersFor, refusalReply } from "./envelope.ts";
import type { State } from "./exchange.ts";
import { RequestContext } from "./handler-context.ts";
import { replyToInvalid } from "./invalid-requests.ts";
import { Budget, isLimitKind, type RateBudgets } from "./limit.ts";
import { type GatewayCall, gatewaySecurity, type Identity, type SecurityParts } from "./security.ts";

export interface ApiParts extends Pick<SecurityParts, "credentials"> {
  readonly handlers: Handlers<Context>;
  readonly services: Services;
  readonly budgets: RateBudgets;
  readonly bodyLimitBytes: number;
  readonly bodyMemoryBytes: number;
  readonly checkReplies: boolean;
}

const FORM_PARTS = 20;

export type GatewayApi = BoundApi<Identity, State>;

/** The contract's operations, with everything that is the gateway's own about serving them. */
export function gatewayApi({ handlers, services, credentials, budgets, ...settings }: ApiParts): GatewayApi {
  const { tokens, accounts, receipts } = services;
  return serveApi<Identity, State, Context>({
    handlers,
    context: (call) => new RequestContext(call.state.exchange, call.identity, services),
    security: gatewaySecurity({ tokens, accounts, credentials, receipts }),
    admit: (call) => {
      // Noted before the body is read: its caller may hang up before there is a reply.
      noteCall(call);
      return chargeForRequest(call, budgets);
    },
    onInvalid: (invalid, { route, state }) => {
      const reply = replyToInvalid(invalid, route);
      state.exchange.code = codeOf(reply);
      return reply;
    },
    // The middleware around all requests answers: it does so for errors from anywhere.
    onError: (error, call) => {
      noteCall(call);
      throw error;
    },
    onReply: (reply, call) => {
      const { exchange } = noteCall(call);
      exchange.code = codeOf(reply);
      const rates = exchange.budget?.headers(reply.status);
      return { ...reply, headers: { ...headersFor(reply.mediaType), ...rates, ...reply.headers } };
    },
    limits: {
      bodyBytes: (route) => bodyLimitOf(route, settings.bodyLimitBytes),
      allBodiesBytes: settings.bodyMemoryBytes,
      formParts: FORM_PARTS,
    },
    checkReplies: settings.checkReplies,
    saysContinue: true,
  });
}

/** For the request's log line. */
function noteCall({ route, identity, state }: GatewayCall): State {
  state.exchange.operation = route.operationId;
  state.exchange.account = identity?.id;
  return state;
}

/** Charges for the request, unless finding out who calls was what is charged for. */
async function chargeForRequest(
  { route, identity: account, state: { exchange } }: GatewayCall,
  budgets: RateBudgets,
): Promise<Reply | undefined> {
  const kind = route.extensions["x-rate-limit"];
  if (exchange.budget !== undefined || account === undefined || !isLimitKind(kind)) return undefined;
  exchange.budget = new Budget(budgets, account.id, account.limits, kind);
  return (await exchange.budget.take()) ? undefined : refusalReply(refuse("A020"));
}

/** The setting lowers what the contract allows an operation; it cannot raise it. */
function bodyLimitOf({ extensions }: Route, mostBytes: number): number {
  const own = extensions["x-body-limit"];
  return typeof own === "number" ? Math.min(own, mostBytes) : mostBytes;
}
