import type { KeyedOperation, OperationId } from "./contract.ts";
import type { RetryEvent, RetryOptions } from "./retry.ts";
import type { TokenStore } from "./token-store.ts";

/** The part of `fetch` that the client uses. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface GatewayOptions {
  /** The address of the gateway, for example `https://gateway.example.com`. */
  readonly baseUrl: string | URL;
  readonly clientId: string;
  /** The password of the account, or a function that returns it; called each time a token is needed. */
  readonly password: string | (() => string | Promise<string>);
  /** The prefix in the headers `X-SVC-Client-Id` and `X-SVC-Client-Passwd`, if your gateway has another one. */
  readonly vendorPrefix?: string | undefined;
  /** Replaces the global `fetch`: for proxies, tracing, tests. */
  readonly fetch?: Fetch | undefined;
  /** Where tokens are stored (default: in memory). Processes with the same store share a token. */
  readonly tokenStore?: TokenStore | undefined;
  /** The time limit of one try (default: 30 s). */
  readonly timeoutMs?: number | undefined;
  /** The time limit of a call with all its tries and waits (default: 120 s). */
  readonly deadlineMs?: number | undefined;
  /** How calls are retried; `false`: never. */
  readonly retry?: RetryOptions | false | undefined;
  /** Called before each retry. The event has no message texts, phone numbers or credentials, so that it can be logged. */
  readonly onRetry?: ((event: RetryEvent) => void) | undefined;
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export interface AnyCallOptions {
  /** Aborts the call: its promise rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
  readonly deadlineMs?: number | undefined;
  /** `false`: this call is not retried. */
  readonly retry?: boolean | undefined;
  /** Sent with this call. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export interface KeyedCallOptions extends AnyCallOptions {
  /**
   * The gateway accepts a message only once for each key, for 24 hours. By default each call has a new key. Set one if
   * your process may repeat the call, for example after a crash.
   */
  readonly idempotencyKey?: string | undefined;
}

export type CallOptions<Id extends OperationId> = Id extends KeyedOperation ? KeyedCallOptions : AnyCallOptions;
