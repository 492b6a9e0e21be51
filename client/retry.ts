import type { FailedTry } from "contract-kit-runtime/retry";
import type { OperationId } from "./contract.ts";
import type { AnyFailure } from "./results.ts";

/** A call that will be retried, with the reason. */
export interface RetryEvent {
  /** The operation that is retried, for example `sendSms`. */
  readonly operation: OperationId;
  /** 1: the first try failed. */
  readonly tries: number;
  /** The wait before the next try. */
  readonly waitMs: number;
  /** The kind of failure. */
  readonly kind: AnyFailure["kind"];
  /** The HTTP status, if there was a response. */
  readonly status: number | undefined;
  /** The result code, if the gateway refused the call. */
  readonly code: string | undefined;
}

/** The gateway executed nothing, so that any call can be repeated. */
const NOT_NOW: ReadonlySet<unknown> = new Set([429, 503]);
/** A request with the same key is still running; a retry gets its response. */
export const KEY_IN_USE = "A309";
/** A response of a proxy: it is not known whether the gateway received the request. */
const LOST_ON_THE_WAY: ReadonlySet<unknown> = new Set([502, 503, 504]);
export const TOO_MANY = 429;

/** Whether to retry a call. `repeatable`: it can be repeated even if it was already executed. */
export function isWorthRetrying(failure: AnyFailure, repeatable: boolean): boolean {
  switch (failure.kind) {
    case "refused":
      return NOT_NOW.has(failure.status) || failure.code === KEY_IN_USE;
    case "undocumented":
      return failure.httpStatus === TOO_MANY || (repeatable && LOST_ON_THE_WAY.has(failure.httpStatus));
    case "unanswered":
      return repeatable;
  }
}

/** Whether a failure may be temporary. */
export function mayBeTemporary(failure: AnyFailure): boolean {
  if (isWorthRetrying(failure, true)) return true;
  return failure.kind === "undocumented" ? failure.httpStatus >= 500 : failure.status === 500;
}

/** The status and the Retry-After of the gateway or of a proxy. */
export const toFailedTry = (failure: AnyFailure): FailedTry => ({
  status: failure.kind === "undocumented" ? failure.httpStatus : failure.status,
  retryAfterMs: "retryAfterMs" in failure ? failure.retryAfterMs : undefined,
});
