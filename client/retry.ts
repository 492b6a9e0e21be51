import type { FailedTry } from "contract-kit-runtime/retry";
import type { OperationId } from "./contract.ts";
import type { AnyResult } from "./read-response.ts";
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
  const status = getStatus(failure);
  if (failure.kind === "refused") return NOT_NOW.has(status) || failure.code === KEY_IN_USE;
  const isLost = status === undefined || LOST_ON_THE_WAY.has(status);
  return status === TOO_MANY || (repeatable && isLost);
}

/** Whether a failure may be temporary. */
export const mayBeTemporary = (failure: AnyFailure): boolean =>
  isWorthRetrying(failure, true) || Number(getStatus(failure)) >= 500;

/** The status of the gateway or of a proxy; undefined if there was no response. */
export const getStatus = (result: AnyResult): number | undefined =>
  "httpStatus" in result ? result.httpStatus : result.status;

/** What the wait before a retry depends on. */
export const toFailedTry = (failure: AnyFailure): FailedTry => ({
  status: getStatus(failure),
  retryAfterMs: "retryAfterMs" in failure ? failure.retryAfterMs : undefined,
});
