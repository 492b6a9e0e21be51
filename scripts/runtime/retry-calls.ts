import { callHook } from "./call-hook.ts";
import { type CallRow, findHeader, type GivenHeaders, toObject } from "./calls.ts";
import { getIdempotencyKey, IDEMPOTENCY_KEY } from "./idempotency-key.ts";
import { type FailedTry, LOST_ON_THE_WAY, type RetryOptions, RetryPolicy, retryAfterMs, TOO_MANY } from "./retry.ts";
import { within } from "./wait.ts";

/** A call that will be retried, with the reason. It has no bodies, parameters or credentials, so that it can be logged. */
export interface RetryEvent {
  /** The operationId. */
  readonly operation: string;
  /** 1: the first try failed. */
  readonly tries: number;
  /** The wait before the next try. */
  readonly waitMs: number;
  /** The HTTP status; undefined if there was no answer. */
  readonly status: number | undefined;
  /** Why there was no answer. */
  readonly error: unknown;
}

/** The time limits and retries of a client. */
export interface RetrySettings {
  /** How calls are retried; `false`: never. */
  readonly retry?: RetryOptions | false | undefined;
  /** The time limit of one try (default: 60 s). */
  readonly timeoutMs?: number | undefined;
  /** The time limit of a call with all its tries and waits (default: 180 s). */
  readonly deadlineMs?: number | undefined;
  /** Called before each retry. Its error is ignored. */
  readonly onRetry?: ((event: RetryEvent) => void) | undefined;
}

/** What one call may change. */
export interface CallSettings extends Pick<RetrySettings, "timeoutMs" | "deadlineMs"> {
  /** `false`: this call is not retried. */
  readonly retry?: boolean | undefined;
}

const CONFLICT = 409;

interface Answer {
  readonly response: Response;
}

interface CallInit extends CallSettings {
  readonly signal?: AbortSignal | null;
  readonly headers?: GivenHeaders;
  readonly params?: { readonly header?: Readonly<Record<string, unknown>> };
  readonly body?: unknown;
  readonly middleware?: readonly object[];
}

type Call = (init?: object) => Promise<Answer>;

/** A try that was answered with 2XX. */
interface Succeeded {
  readonly ok: true;
  readonly answer: Answer;
  readonly error?: undefined;
}

/** Any other try: what the call returned or threw, and how far it came. */
interface Failed {
  readonly ok: false;
  readonly answer?: Answer;
  readonly error?: unknown;
  readonly isSent: boolean;
  readonly response: Response | undefined;
}

/** The same calls with time limits, and with retries where they are safe. */
export function retryCalls<Calls extends object>(
  calls: Calls,
  rows: Readonly<Record<string, CallRow>>,
  settings: RetrySettings,
): Calls {
  const policy = new RetryPolicy(settings.retry);
  const retried = Object.entries<Call>(calls as Record<string, Call>).map(([id, call]) => {
    const row = rows[id];
    return [id, row === undefined ? call : retryCall(id, row, call, policy, settings)] as const;
  });
  return Object.fromEntries(retried) as Calls;
}

function retryCall(operation: string, row: CallRow, call: Call, policy: RetryPolicy, settings: RetrySettings): Call {
  const keyHeader = row.headers?.find((name) => name.toLowerCase() === IDEMPOTENCY_KEY);
  const isKeyed = keyHeader !== undefined;
  const isIdempotent = isKeyed || row.repeatable === true;
  return async (given: CallInit = {}) => {
    const { retry = true, timeoutMs = settings.timeoutMs ?? 60_000, deadlineMs, signal: outer, ...rest } = given;
    const signal = outer ?? undefined;
    signal?.throwIfAborted();
    const init = isKeyed ? withKey(rest, keyHeader) : rest;
    const isAllowed = retry && !isStream(init.body);
    const endMs = performance.now() + (deadlineMs ?? settings.deadlineMs ?? 180_000);
    const last = await policy.run<Succeeded, Failed>({
      endMs,
      signal,
      attempt: () => tryOnce(call, init, Math.min(timeoutMs, endMs - performance.now()), signal),
      worthRetrying: (failed) => (isAllowed ? worthRetrying(failed, { isIdempotent, isKeyed }) : undefined),
      onRetry({ response, error }, tries, waitMs) {
        callHook(settings.onRetry, { operation, tries, waitMs: Math.round(waitMs), status: response?.status, error });
      },
    });
    if (last.answer === undefined) throw last.error;
    return last.answer;
  };
}

/** A stream, or what is read like one, can be sent only once. */
const isStream = (body: unknown): boolean =>
  typeof body === "object" && body !== null && ("getReader" in body || Symbol.asyncIterator in body);

/** The same key for all tries: the caller's, or a new one. */
function withKey(init: CallInit, name: string): CallInit {
  const { header = {} } = init.params ?? {};
  if ((header[name] ?? findHeader(toObject(init.headers), IDEMPOTENCY_KEY)) !== undefined) return init;
  return { ...init, params: { ...init.params, header: { ...header, [name]: getIdempotencyKey(undefined) } } };
}

async function tryOnce(
  call: Call,
  init: CallInit,
  limitMs: number,
  outer: AbortSignal | undefined,
): Promise<Succeeded | Failed> {
  let isSent = false;
  let response: Response | undefined;
  // The last in the list: it is the last to see the request, and the first to see the response.
  const observer = {
    onRequest(): void {
      isSent = true;
    },
    onResponse(answered: Answer): void {
      ({ response } = answered);
    },
  };
  const middleware = [...(init.middleware ?? []), observer];
  try {
    const answer = await within(Math.max(1, limitMs), outer, (limit) => {
      // The caller's signal too: it also ends a stream that is read after the answer has come.
      const signal = outer === undefined ? limit : AbortSignal.any([limit, outer]);
      return call({ ...init, middleware, signal });
    });
    ({ response } = answer);
    return response.ok ? { ok: true, answer } : { ok: false, answer, isSent, response };
  } catch (error) {
    outer?.throwIfAborted();
    return { ok: false, error, isSent, response };
  }
}

interface Repeatable {
  readonly isIdempotent: boolean;
  readonly isKeyed: boolean;
}

function worthRetrying(
  { error, isSent, response }: Failed,
  { isIdempotent, isKeyed }: Repeatable,
): FailedTry | undefined {
  if (response !== undefined && !response.ok) {
    const { status, headers } = response;
    const failed = { status, retryAfterMs: retryAfterMs(headers) };
    // A request with the same key is still running, and the server says when it will have ended.
    const isRunning = status === CONFLICT && isKeyed && failed.retryAfterMs !== undefined;
    const isWorth = status === TOO_MANY || isRunning || (isIdempotent && LOST_ON_THE_WAY.has(status));
    return isWorth ? failed : undefined;
  }
  // What throws before the request is sent, such as a wrong body, would throw again. So would a body of the answer that is no JSON.
  const isLost = isSent && (response === undefined || isBroken(error));
  return isLost && isIdempotent ? { status: undefined, retryAfterMs: undefined } : undefined;
}

/** Whether the answer broke off: fetch throws a TypeError, and a time limit its own error. */
const isBroken = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof Error && error.name === "TimeoutError");
