import type { CallRow } from "../generated/client.ts";
import type { OperationId } from "./contract.ts";
import { type Exchange, Lost } from "./exchange.ts";
import { IDEMPOTENCY_KEY, newIdempotencyKey } from "./idempotency-key.ts";
import type { KeyedCallOptions } from "./options.ts";
import { type AnyResult, readAnswer } from "./read-answer.ts";
import type { AnyFailure, Unanswered } from "./results.ts";
import { isWorthRetrying, type RetryEvent, type RetryPolicy } from "./retry.ts";
import type { Tokens } from "./token.ts";
import { sleep, TimeOver } from "./wait.ts";

export interface CallSettings {
  readonly exchange: Exchange;
  readonly retry: RetryPolicy;
  readonly timeoutMs: number;
  readonly deadlineMs: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly onRetry: (event: RetryEvent) => void;
  readonly tokens: Tokens;
  /** The headers by which a token is asked for. */
  readonly credentials: () => Promise<Readonly<Record<string, string>>>;
}

export interface CallRequest {
  readonly params?: { readonly path: object; readonly query: object };
  readonly body?: unknown;
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
  /** The answer is bytes where it is a success. */
  readonly bytes: boolean;
}

/** Methods that may be repeated by what HTTP says of them. */
const REPEATABLE: ReadonlySet<string> = new Set(["get", "head", "put", "delete"]);
/** A token or an image more than needed does no harm; both expire by themselves. */
const HARMLESS: ReadonlySet<OperationId> = new Set(["issueToken", "uploadFile", "uploadTypedFile"]);

export function planOf(operation: OperationId, row: CallRow): CallPlan {
  const isKeyed = row.headers?.includes(IDEMPOTENCY_KEY) ?? false;
  return {
    operation,
    row,
    needs: row.security === undefined ? "nothing" : row.security.includes("bearerToken") ? "token" : "credentials",
    isKeyed,
    isRepeatable: isKeyed || REPEATABLE.has(row.method) || HARMLESS.has(operation),
    bytes: row.answers?.[200]?.media !== undefined,
  };
}

/** The gateway refuses the token: it has expired, or was revoked. */
const TOKEN_REFUSED: ReadonlySet<unknown> = new Set(["A001", "A002"]);

/** Makes a call: with a token, within its time, again where that helps, and never so that a message goes out twice. */
export async function call(
  settings: CallSettings,
  { operation, row, needs, isKeyed, isRepeatable, bytes }: CallPlan,
  request: CallRequest,
  options: KeyedCallOptions = {},
): Promise<AnyResult> {
  const { signal, timeoutMs = settings.timeoutMs, deadlineMs = settings.deadlineMs } = options;
  // The caller's own, or a fresh one; the same for every try.
  const key = isKeyed ? (options.idempotencyKey ?? newIdempotencyKey()) : undefined;
  const endMs = Date.now() + deadlineMs;
  let isTokenNew = false;

  for (let tries = 1; ; tries++) {
    const headers: Record<string, string> = { ...settings.headers, ...options.headers };
    if (key !== undefined) headers[IDEMPOTENCY_KEY] = key;
    let token: string | undefined;
    if (needs === "token") {
      // Waited for only when there is none: that is once a day.
      const issued = settings.tokens.ready() ?? (await settings.tokens.current(signal));
      if (!issued.ok) return withKey(issued, key);
      token = issued.token;
      headers.Authorization = `Bearer ${token}`;
    } else if (needs === "credentials") Object.assign(headers, await settings.credentials());

    const leftMs = Math.max(1, Math.min(timeoutMs, endMs - Date.now()));
    const arrived = await settings.exchange(operation, { request, headers, timeoutMs: leftMs, signal, bytes });
    const isLost = arrived instanceof Lost;
    const result = isLost ? unanswered(operation, arrived.cause) : readAnswer(operation, row, arrived);
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
    const waitMs = settings.retry.nextWaitMs(result, tries);
    if (waitMs === undefined || Date.now() + waitMs >= endMs) return withKey(result, key);
    settings.onRetry(eventOf(result, tries, waitMs));
    await sleep(waitMs, signal);
  }
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
