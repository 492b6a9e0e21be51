import type { CallRow } from "../generated/client.ts";
import type { OperationId } from "./contract.ts";
import { type CallRequest, type Exchange, Lost, type Route, routeOf } from "./exchange.ts";
import { IDEMPOTENCY_KEY, keyFor } from "./idempotency-key.ts";
import type { KeyedCallOptions } from "./options.ts";
import { type AnyResult, readAnswer } from "./read-answer.ts";
import type { AnyFailure, Unanswered } from "./results.ts";
import { isWorthRetrying, type RetryEvent, type RetryPolicy } from "./retry.ts";
import type { Issued, Tokens } from "./token.ts";
import { sleep, TimeOver, within } from "./wait.ts";

export interface CallSettings {
  readonly exchange: Exchange;
  readonly retry: RetryPolicy;
  readonly timeoutMs: number;
  readonly deadlineMs: number;
  /** With names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly onRetry: (event: RetryEvent) => void;
  readonly tokens: Tokens;
  /** The headers by which a token is asked for. */
  readonly credentials: () => Promise<Readonly<Record<string, string>>>;
}

/** What is known of an operation before it is called. */
export interface CallPlan {
  readonly operation: OperationId;
  readonly row: CallRow;
  readonly needs: "token" | "credentials" | "nothing";
  /** The gateway recognises a repetition by a key. */
  readonly isKeyed: boolean;
  /** Carrying it out twice is not worse than once. */
  readonly isRepeatable: boolean;
  readonly route: Route;
}

/** Methods that may be repeated by what HTTP says of them. */
const REPEATABLE: ReadonlySet<string> = new Set(["get", "head", "put", "delete"]);
/** A token or an image more than needed does no harm; both expire by themselves. */
const HARMLESS: ReadonlySet<OperationId> = new Set(["issueToken", "uploadFile", "uploadTypedFile"]);

export function planOf(operation: OperationId, row: CallRow): CallPlan {
  const isKeyed = row.headers?.some((name) => name.toLowerCase() === IDEMPOTENCY_KEY) ?? false;
  return {
    operation,
    row,
    needs: row.security === undefined ? "nothing" : row.security.includes("bearerToken") ? "token" : "credentials",
    isKeyed,
    isRepeatable: isKeyed || REPEATABLE.has(row.method) || HARMLESS.has(operation),
    route: routeOf(operation, row),
  };
}

/** The gateway refuses the token: it has expired, or was revoked. */
const TOKEN_REFUSED: ReadonlySet<unknown> = new Set(["A001", "A002"]);

/** Makes a call: with a token, within its time, again where that helps, and never so that a message goes out twice. */
export async function call(
  settings: CallSettings,
  plan: CallPlan,
  request: CallRequest,
  options: KeyedCallOptions = {},
): Promise<AnyResult> {
  const { operation, row, needs, isRepeatable, route } = plan;
  const { signal, timeoutMs = settings.timeoutMs, deadlineMs = settings.deadlineMs } = options;
  signal?.throwIfAborted();
  const given = options.headers === undefined ? undefined : headersOf(options.headers);
  // The same for every try.
  const key = plan.isKeyed ? keyFor(options.idempotencyKey ?? given?.[IDEMPOTENCY_KEY]) : undefined;
  const endMs = performance.now() + deadlineMs;
  let isTokenNew = false;

  for (let tries = 1; ; tries++) {
    const headers: Record<string, string> = { ...settings.headers, ...given };
    if (key !== undefined) headers[IDEMPOTENCY_KEY] = key;
    let token: string | undefined;
    if (needs === "token") {
      // Waited for only when there is none: that is once a day.
      const issued = settings.tokens.ready() ?? (await tokenInTime(settings.tokens, endMs, signal));
      if (!issued.ok) return withKey(issued, key);
      token = issued.token;
      headers.authorization = `Bearer ${token}`;
    } else if (needs === "credentials") {
      const shown = await inTime(endMs, signal, settings.credentials);
      if (shown instanceof TimeOver) return unanswered(operation, shown);
      Object.assign(headers, shown);
    }

    const leftMs = Math.max(1, Math.min(timeoutMs, endMs - performance.now()));
    const arrived = await settings.exchange(route, { request, headers, timeoutMs: leftMs, signal });
    const result = arrived instanceof Lost ? unanswered(operation, arrived.cause) : readAnswer(operation, row, arrived);
    if (result.ok) {
      settings.retry.succeeded();
      return result;
    }

    if (token !== undefined && !isTokenNew && TOKEN_REFUSED.has(result.code)) {
      // The call was not carried out. Once only: a gateway that refuses its newest token will refuse the next one too.
      isTokenNew = true;
      tries--;
      settings.tokens.refuse(token);
      continue;
    }
    if (options.retry === false || !isWorthRetrying(result, isRepeatable)) return withKey(result, key);
    const waitMs = settings.retry.nextWaitMs(result, tries, endMs - performance.now());
    if (waitMs === undefined) return withKey(result, key);
    settings.onRetry(eventOf(result, tries, waitMs));
    await sleep(waitMs, signal);
  }
}

/** Names in lower case, so that none stands twice; what no header can be is an error here, before anything is sent. */
export const headersOf = (given: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(new Headers(given));

/** What a call waits for before it is made counts towards its time as well. */
async function inTime<Value>(
  endMs: number,
  signal: AbortSignal | undefined,
  run: () => Promise<Value>,
): Promise<Value | TimeOver> {
  try {
    return await within(Math.max(1, endMs - performance.now()), signal, run);
  } catch (error) {
    if (error instanceof TimeOver) return error;
    throw error;
  }
}

async function tokenInTime(tokens: Tokens, endMs: number, signal: AbortSignal | undefined): Promise<Issued> {
  const issued = await inTime(endMs, signal, () => tokens.current());
  return issued instanceof TimeOver ? unanswered("issueToken", issued) : issued;
}

const withKey = (failure: AnyFailure, key: string | undefined): AnyFailure =>
  key === undefined ? failure : { ...failure, idempotencyKey: key };

function unanswered(operation: OperationId, cause: unknown): Unanswered {
  const isLate = cause instanceof TimeOver;
  const message = isLate ? `${operation} had ${cause.message}` : `${operation} was not answered: ${reasonOf(cause)}`;
  const why = isLate ? "timeout" : "network";
  return { ok: false, kind: "unanswered", operation, status: undefined, code: undefined, why, message, cause };
}

/** fetch hides what happened one level down. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.cause instanceof Error ? cause.cause.message || cause.message : cause.message;
}

function eventOf(failure: AnyFailure, tries: number, waitMs: number): RetryEvent {
  const { operation, kind, code } = failure;
  const status = failure.kind === "undocumented" ? failure.httpStatus : failure.status;
  return { operation, tries, waitMs: Math.round(waitMs), kind, status, code };
}
