import { callHook } from "contract-kit-runtime/call-hook";
import { getIdempotencyKey, IDEMPOTENCY_KEY } from "contract-kit-runtime/idempotency-key";
import type { RetryPolicy } from "contract-kit-runtime/retry";
import { TimeLimitError, within } from "contract-kit-runtime/wait";
import type { CallRow } from "../generated/client.ts";
import type { OperationId } from "./contract.ts";
import { type Hooks, type RequestEvent, tellWarnings, toResponseEvent } from "./hooks.ts";
import type { KeyedCallOptions } from "./options.ts";
import { type AnyResult, type AnySucceeded, readResponse } from "./read-response.ts";
import type { AnyFailure, Unanswered } from "./results.ts";
import { getStatus, isWorthRetrying, toFailedTry } from "./retry.ts";
import { type CallRequest, NoResponse, type Route, type SendRequest, toRoute } from "./send-request.ts";
import type { Tokens } from "./token.ts";

export interface CallSettings {
  readonly sendRequest: SendRequest;
  readonly retry: RetryPolicy;
  readonly timeoutMs: number;
  readonly deadlineMs: number;
  /** Names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly hooks: Hooks;
  readonly tokens: Tokens;
  /** The headers with which a token is requested. */
  readonly credentials: () => Promise<Readonly<Record<string, string>>>;
}

/** What is known about an operation before it is called. */
export interface CallPlan {
  readonly operation: OperationId;
  readonly row: CallRow;
  /** In upper case. */
  readonly method: string;
  readonly needs: "token" | "credentials" | "nothing";
  /** The gateway recognises a repeated call by its idempotency key. */
  readonly isKeyed: boolean;
  /** Executing the call twice does no harm. */
  readonly isRepeatable: boolean;
  readonly route: Route;
}

export function planCall(operation: OperationId, row: CallRow): CallPlan {
  const isKeyed = row.headers?.some((name) => name.toLowerCase() === IDEMPOTENCY_KEY) ?? false;
  return {
    operation,
    row,
    method: row.method.toUpperCase(),
    needs: row.security === undefined ? "nothing" : row.security.includes("bearerToken") ? "token" : "credentials",
    isKeyed,
    isRepeatable: isKeyed || row.repeatable === true,
    route: toRoute(operation, row),
  };
}

/** The gateway refuses the token because it has expired or was revoked. */
const TOKEN_REFUSED: ReadonlySet<unknown> = new Set(["A001", "A002"]);

/** Makes a call with a token, within its time limit, with retries if they help, and without sending a message twice. */
export async function call(
  settings: CallSettings,
  plan: CallPlan,
  request: CallRequest,
  options: KeyedCallOptions = {},
): Promise<AnyResult> {
  const { operation, row, needs, isRepeatable, route } = plan;
  const { signal, timeoutMs = settings.timeoutMs, deadlineMs = settings.deadlineMs } = options;
  signal?.throwIfAborted();
  const callHeaders = options.headers && toHeaders(options.headers);
  // The same key for all tries.
  const key = plan.isKeyed ? getIdempotencyKey(options.idempotencyKey ?? callHeaders?.[IDEMPOTENCY_KEY]) : undefined;
  const endMs = performance.now() + deadlineMs;
  let isTokenNew = false;
  /** The time that a call waits for a token also counts towards its deadline. */
  const wait = <Value>(run: () => Promise<Value>): Promise<Value> =>
    within(Math.max(1, endMs - performance.now()), signal, run);

  const attempt = async (tries: number): Promise<AnyResult> => {
    let headers: Record<string, string> = { ...settings.headers, ...callHeaders };
    if (key !== undefined) headers[IDEMPOTENCY_KEY] = key;
    let token: string | undefined;
    try {
      if (needs === "token") {
        // Waits only if there is no token, which is about once a day.
        const issued = settings.tokens.ready() ?? (await wait(() => settings.tokens.current()));
        if (!issued.ok) return issued;
        token = issued.token;
        headers.authorization = `Bearer ${token}`;
      } else if (needs === "credentials") Object.assign(headers, await wait(settings.credentials));
    } catch (error) {
      if (error instanceof TimeLimitError) return unanswered(needs === "token" ? "issueToken" : operation, error);
      throw error;
    }

    const event: RequestEvent = { operation, method: plan.method, path: row.path, tries, idempotencyKey: key };
    // The client's own headers, such as the token, take precedence.
    if (settings.hooks.onRequest) headers = { ...callHook(getHookHeaders(settings.hooks), event), ...headers };
    const startMs = performance.now();
    const leftMs = Math.max(1, Math.min(timeoutMs, endMs - startMs));
    const response = await settings.sendRequest(route, { request, headers, timeoutMs: leftMs, signal });
    const result =
      response instanceof NoResponse ? unanswered(operation, response.cause) : readResponse(operation, row, response);
    callHook(settings.hooks.onResponse, toResponseEvent(event, result, performance.now() - startMs));
    tellWarnings(settings.hooks, result);
    if (token === undefined || isTokenNew || !TOKEN_REFUSED.has(result.code)) return result;
    // The call was not executed. Only one new token, because a gateway that refuses a new token refuses the next one too.
    isTokenNew = true;
    settings.tokens.refuse(token);
    return attempt(tries);
  };

  const result = await settings.retry.run<AnySucceeded, AnyFailure>({
    endMs,
    signal,
    attempt,
    // If there is no token, the call for one has been retried already.
    worthRetrying: (failure) =>
      options.retry !== false && failure.operation === operation && isWorthRetrying(failure, isRepeatable)
        ? toFailedTry(failure)
        : undefined,
    onRetry(failure, tries, wait) {
      const { kind, code } = failure;
      const waitMs = Math.round(wait);
      callHook(settings.hooks.onRetry, { operation, tries, waitMs, kind, status: getStatus(failure), code });
    },
  });
  return result.ok || key === undefined ? result : { ...result, idempotencyKey: key };
}

const getHookHeaders =
  ({ onRequest }: Hooks) =>
  (event: RequestEvent) =>
    toHeaders(callHook(onRequest, event) ?? {});

/** Header names in lower case, without duplicates. An invalid header throws here, before anything is sent. */
export const toHeaders = (headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(new Headers(headers));

export function unanswered(operation: OperationId, cause: unknown): Unanswered {
  const isLate = cause instanceof TimeLimitError;
  const message = isLate ? `${operation} had ${cause.message}` : `${operation} was not answered: ${getReason(cause)}`;
  const why = isLate ? "timeout" : "network";
  const nothing = { status: undefined, code: undefined, requestId: undefined } as const;
  return { ok: false, kind: "unanswered", operation, ...nothing, why, message, cause };
}

/** fetch has the reason in the cause of its error. */
function getReason(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.cause instanceof Error ? cause.cause.message || cause.message : cause.message;
}
