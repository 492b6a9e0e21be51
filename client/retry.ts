import { type FailedTry, LOST_ON_THE_WAY, TOO_MANY } from "contract-kit-runtime/retry";
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

/** The gateway itself says it: it executed nothing, so that any call can be repeated. */
const BUSY = 503;
/** A request with the same key is still running; a retry gets its response. */
export const KEY_IN_USE = "A309";

/** Whether to retry a call. `repeatable`: it can be repeated even if it was already executed. */
export function isWorthRetrying(failure: AnyFailure, repeatable: boolean): boolean {
  const status = getStatus(failure);
  if (status === TOO_MANY) return true;
  if (failure.kind === "refused") return status === BUSY || failure.code === KEY_IN_USE;
  return repeatable && (status === undefined || LOST_ON_THE_WAY.has(status));
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
