import { callHook } from "contract-kit-runtime/call-hook";
import type { OperationId, Schemas } from "./contract.ts";
import type { AnyResult } from "./read-response.ts";
import type { AnyFailure } from "./results.ts";
import { getStatus, type RetryEvent } from "./retry.ts";

/** A request that is about to be sent. It has no message texts, phone numbers or credentials, so that it can be logged. */
export interface RequestEvent {
  /** The operation, for example `sendSms`; `issueToken` for a new token. */
  readonly operation: OperationId;
  /** The HTTP method, for example `POST`. */
  readonly method: string;
  /** The path in the contract, without the values of its parameters, for example `/v1/form/{formId}`. */
  readonly path: string;
  /** 1 for the first try of a call. */
  readonly tries: number;
  /** The same for all tries of a send. */
  readonly idempotencyKey: string | undefined;
}

/** What came back. It has no message texts, phone numbers or credentials. */
export interface ResponseEvent extends RequestEvent {
  /** How long the request took. */
  readonly durationMs: number;
  /** `succeeded`, or the kind of failure. */
  readonly kind: "succeeded" | AnyFailure["kind"];
  /** The HTTP status; undefined if nothing came. */
  readonly status: number | undefined;
  /** The result code, for example `A000`; undefined if the response is not documented. */
  readonly code: string | undefined;
  /** The ID of the request in the gateway's own records (`X-Request-Id`). Tell it when you ask about a request. */
  readonly requestId: string | undefined;
}

/** Something to look after, in the answer to a call that succeeded. */
export interface WarningEvent {
  /** The operation, for example `sendAlimtalk`. */
  readonly operation: OperationId;
  /** The warning. With `failure`: the newest reports of a channel fail, with its report code, what that means and what to do. */
  readonly warning: Schemas["Warning"];
  /** The ID of the request in the gateway's own records (`X-Request-Id`). */
  readonly requestId: string | undefined;
}

/** Headers to send with the request, such as `traceparent`. */
export type HookHeaders = Readonly<Record<string, string>>;

export interface Hooks {
  /** Called before each request, also before retries and for tokens. Headers that it returns are sent with the request. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a hook may return headers, or have no return value at all
  readonly onRequest?: ((event: RequestEvent) => HookHeaders | void) | undefined;
  /** Called after each request. */
  readonly onResponse?: ((event: ResponseEvent) => void) | undefined;
  /** Called before each retry. The event has no message texts, phone numbers or credentials, so that it can be logged. */
  readonly onRetry?: ((event: RetryEvent) => void) | undefined;
  /** Called for each warning in an answer, for example that the newest reports of a channel fail. Log it, or alert somebody. */
  readonly onWarning?: ((event: WarningEvent) => void) | undefined;
}

/** Tells the warnings of an answer, if there are any. */
export function tellWarnings({ onWarning }: Hooks, result: AnyResult): void {
  if (onWarning === undefined || !result.ok) return;
  const { operation, requestId, answer } = result as { answer?: { warnings?: Schemas["Warnings"] } } & AnyResult;
  for (const warning of answer?.warnings ?? []) callHook(onWarning, { operation, warning, requestId });
}

export function toResponseEvent(event: RequestEvent, result: AnyResult, durationMs: number): ResponseEvent {
  const { code, requestId } = result;
  const kind = result.ok ? "succeeded" : result.kind;
  return { ...event, durationMs, kind, status: getStatus(result), code, requestId };
}
