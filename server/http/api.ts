import { type BoundApi, type Invalid, type Reply, type Route, serveApi } from "../../generated/server.ts";
import { refuse } from "../domain/refusal.ts";
import { type Context, type Handlers, hasMessages, refuseInvalidSend, type Services } from "../handlers/all.ts";
import { getCallerNetwork } from "./caller-network.ts";
import { Budget, isLimitKind, type RateBudgets } from "./rate-limit.ts";
import {
  getHeadersFor,
  getResultCode,
  listMessageKeys,
  refusalReply,
  replyToInvalid,
  withWarnings,
} from "./replies.ts";
import { RequestContext, type State } from "./request-record.ts";
import { type GatewayCall, gatewaySecurity, type Identity, type SecurityParts } from "./security.ts";

export interface ApiParts extends Pick<SecurityParts, "credentials"> {
  readonly handlers: Handlers<Context>;
  readonly services: Services;
  readonly budgets: RateBudgets;
  readonly bodyLimitBytes: number;
  readonly bodyMemoryBytes: number;
  readonly checkReplies: boolean;
  /** Aborted when the gateway stops: streams end. */
  readonly shutdown?: AbortSignal;
}

const MAX_FORM_PARTS = 20;
/** The largest bodies of the contract, five RCS messages of 80 groups with 20 texts each, have 9,500. */
const MAX_JSON_VALUES = 15_000;

export type GatewayApi = BoundApi<Identity, State>;

/** Binds the operations of the contract with the hooks of the gateway: credentials, budgets, the envelope. */
export function gatewayApi(
  { handlers, services, credentials, budgets, ...settings }: ApiParts,
  onLateError: (error: unknown, record: State["record"]) => void = () => {},
): GatewayApi {
  const { tokens, accounts, receipts } = services;
  return serveApi<Identity, State, Context>({
    handlers,
    context: (call) => new RequestContext(call.state.record, call.identity, services, call),
    security: gatewaySecurity({ tokens, accounts, credentials, receipts }),
    admit: (call) => {
      // Before the body is read, because the caller may close the connection before there is a reply.
      noteCall(call);
      return chargeForRequest(call, budgets);
    },
    // A partner counts by its account, wherever it calls from; carriers and strangers count by their network.
    nameCaller: ({ identity, request }) => identity?.id ?? `network ${getCallerNetwork(request.ip)}`,
    onInvalid: async (invalid, call) => {
      const { route, state } = call;
      const reply = (await replyToInvalidSend(invalid, call, services)) ?? replyToInvalid(invalid, route);
      state.record.code = getResultCode(reply);
      return reply;
    },
    // The middleware around all requests answers errors, wherever they come from.
    onError: (error, call) => {
      const { record } = noteCall(call);
      // During a stream there is nobody to answer, and nobody else who hears of it.
      if (record.isEnded) onLateError(error, record);
      throw error;
    },
    onReply: (reply, call) => {
      const { record } = noteCall(call);
      record.code = getResultCode(reply);
      record.msgKeys = listMessageKeys(reply);
      const rates = record.budget?.headers(reply.status);
      const headers = { ...getHeadersFor(reply.mediaType), ...rates, ...reply.headers };
      return { ...reply, headers, body: withWarnings(reply, call.warnings) };
    },
    limits: {
      bodyBytes: (route) => getBodyLimit(route, settings.bodyLimitBytes),
      allBodiesBytes: settings.bodyMemoryBytes,
      jsonValues: MAX_JSON_VALUES,
      formParts: MAX_FORM_PARTS,
    },
    checkReplies: settings.checkReplies,
    ...(settings.shutdown && { streams: { shutdown: settings.shutdown } }),
    saysContinue: true,
  });
}

/** Undefined for operations without messages, and for a send or a form to which the faults of its schema are the answer. */
async function replyToInvalidSend(
  { reason, faults, body }: Invalid,
  { route, identity, state }: Pick<GatewayCall, "identity" | "state"> & { readonly route: Route | undefined },
  services: Services,
): Promise<Reply | undefined> {
  if (reason !== "invalid" || body === undefined || route === undefined || !hasMessages(route.operationId))
    return undefined;
  if (faults.some((one) => one.in !== "body")) return undefined;
  const { value, explain } = body;
  const context = new RequestContext(state.record, identity, services);
  return refuseInvalidSend({ operation: route.operationId, body: value, faults, explain }, context);
}

/** Notes operation and account for the log line of the request. */
function noteCall({ route, identity, state }: GatewayCall): State {
  state.record.operation = route.operationId;
  state.record.account = identity?.id ?? state.record.account;
  return state;
}

/** Takes the request from its budget, unless the security handler has charged it already. */
async function chargeForRequest(
  { route, identity: account, state: { record } }: GatewayCall,
  budgets: RateBudgets,
): Promise<Reply | undefined> {
  const kind = route.extensions["x-rate-limit"];
  if (record.budget !== undefined || account === undefined || !isLimitKind(kind)) return undefined;
  record.budget = new Budget(budgets, account.id, account.limits, kind);
  return (await record.budget.take()) ? undefined : refusalReply(refuse("A020"));
}

/** The setting lowers what the contract allows an operation; it cannot raise it. */
function getBodyLimit({ extensions }: Route, maxBytes: number): number {
  const limit = extensions["x-body-limit"];
  return typeof limit === "number" ? Math.min(limit, maxBytes) : maxBytes;
}
