import type { KeyedOperation, OperationId } from "./contract.ts";
import type { RetryEvent, RetryOptions } from "./retry.ts";
import type { TokenStore } from "./token-store.ts";

/** The part of `fetch` that is used: a URL and what to do with it. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface GatewayOptions {
  /** The address of the gateway, for example `https://gateway.example.com`. */
  readonly baseUrl: string | URL;
  readonly clientId: string;
  /** The password of the account, or a function that is asked for it whenever a token is due. */
  readonly password: string | (() => string | Promise<string>);
  /** The word in the credential headers `X-SVC-Client-Id` and `X-SVC-Client-Passwd`, where your gateway has another. */
  readonly vendorPrefix?: string | undefined;
  /** In place of the global `fetch`: for proxies, tracing, tests. */
  readonly fetch?: Fetch | undefined;
  /** Where tokens are kept. Give several processes one store, and they share a token. In memory unless given. */
  readonly tokenStore?: TokenStore | undefined;
  /** How long one try may take, 30 s unless given. */
  readonly timeoutMs?: number | undefined;
  /** How long a call may take with all its tries and waits, 120 s unless given. */
  readonly deadlineMs?: number | undefined;
  /** How calls are tried again; `false`: never. */
  readonly retry?: RetryOptions | false | undefined;
  /** Told before every wait. It gets no texts, numbers or credentials, so it may go to a log. */
  readonly onRetry?: ((event: RetryEvent) => void) | undefined;
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export interface AnyCallOptions {
  /** Ends the call: its promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
  readonly deadlineMs?: number | undefined;
  /** `false`: this call is made once. */
  readonly retry?: boolean | undefined;
  /** Sent with this call. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export interface KeyedCallOptions extends AnyCallOptions {
  /**
   * The gateway takes a message once for each key, for 24 hours. Every call has a key of its own unless you give one:
   * do so where your own process may repeat the call, for example after a crash.
   */
  readonly idempotencyKey?: string | undefined;
}

export type CallOptions<Id extends OperationId> = Id extends KeyedOperation ? KeyedCallOptions : AnyCallOptions;
