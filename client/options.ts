import type { RetryOptions } from "contract-kit-runtime/retry";
import {
  type Check,
  type Checks,
  callback,
  checkOptions,
  flag,
  headerFields,
  isHeader,
  isObject,
  signal,
  text,
  timeLimit,
  waitingTime,
} from "./check-options.ts";
import type { KeyedOperation, OperationId } from "./contract.ts";
import type { Hooks } from "./hooks.ts";
import type { TokenStore } from "./token-store.ts";

/** The part of `fetch` that the client uses. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** The options of `createGateway`. */
export interface GatewayOptions extends Hooks {
  /** The address of the gateway, for example `https://gateway.example.com`. */
  readonly baseUrl: string | URL;
  /** The ID of your account, which your operator gives you, for example `demo`. */
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
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** The options of every call; they come last. */
export interface AnyCallOptions {
  /** Aborts the call: its promise rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** The time limit of one try (default: that of the gateway object, 30 s). */
  readonly timeoutMs?: number | undefined;
  /** The time limit of the call with all its tries and waits (default: that of the gateway object, 120 s). */
  readonly deadlineMs?: number | undefined;
  /** `false`: this call is not retried. */
  readonly retry?: boolean | undefined;
  /** Sent with this call. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** The options of a send. */
export interface KeyedCallOptions extends AnyCallOptions {
  /**
   * The gateway accepts a message only once for each key, for 24 hours. By default each call has a new key. Set one if
   * your process may repeat the call, for example after a crash.
   */
  readonly idempotencyKey?: string | undefined;
}

/** The options of one operation. */
export type CallOptions<Id extends OperationId> = Id extends KeyedOperation ? KeyedCallOptions : AnyCallOptions;

const CALL_CHECKS: Readonly<Record<keyof AnyCallOptions, Check>> = {
  signal,
  timeoutMs: timeLimit,
  deadlineMs: timeLimit,
  retry: flag,
  headers: headerFields,
};
const KEYED_CALL_CHECKS: Readonly<Record<keyof KeyedCallOptions, Check>> = { ...CALL_CHECKS, idempotencyKey: text };

/** `further` has the checks of options that only this method has. */
export function checkCallOptions(method: string, options: unknown, further: Checks = {}): void {
  if (options !== undefined) checkOptions(method, options, { ...CALL_CHECKS, ...further });
}

export function checkKeyedCallOptions(method: string, options: unknown): void {
  if (options !== undefined) checkOptions(method, options, KEYED_CALL_CHECKS);
}

/** Throws a TypeError that names the first wrong option. */
export function checkGatewayOptions(options: GatewayOptions): void {
  checkOptions("createGateway", options, GATEWAY_CHECKS, ["baseUrl", "clientId", "password"]);
  if (options.retry) checkOptions("createGateway: retry", options.retry, RETRY_CHECKS);
}

const GATEWAY_CHECKS: Readonly<Record<keyof GatewayOptions, Check>> = {
  baseUrl: (value) => (isBaseUrl(value) ? undefined : "an http or https URL without query, fragment and credentials"),
  clientId: (value) => (isCredential(value) ? undefined : "the ID of your account, which a header can carry"),
  password: (value) =>
    typeof value === "function" || isCredential(value)
      ? undefined
      : "the password of your account, which a header can carry, or a function that returns it",
  vendorPrefix: (value) =>
    typeof value === "string" && /^[A-Za-z\d]+$/.test(value) ? undefined : "a word of letters and digits",
  fetch: callback,
  tokenStore: (value) =>
    isObject(value) && "get" in value && "set" in value ? undefined : "an object with the functions get and set",
  timeoutMs: timeLimit,
  deadlineMs: timeLimit,
  retry: (value) => (value === false || isObject(value) ? undefined : "false, or an object with the limits of retries"),
  onRetry: callback,
  onRequest: callback,
  onResponse: callback,
  onWarning: callback,
  headers: headerFields,
};

const RETRY_CHECKS: Readonly<Record<keyof RetryOptions, Check>> = {
  tries: (value) => (Number.isInteger(value) && Number(value) > 0 ? undefined : "a whole number above 0"),
  firstWaitMs: waitingTime,
  longestWaitMs: waitingTime,
  budget: (value) => (typeof value === "number" && value >= 0 ? undefined : "a number, 0 or more"),
};

function isBaseUrl(value: unknown): boolean {
  if (!(typeof value === "string" || value instanceof URL) || !URL.canParse(value)) return false;
  const { protocol, search, hash, username, password } = new URL(value);
  return /^https?:$/.test(protocol) && search + hash + username + password === "";
}

/** Whether a header can carry it. */
export const isCredential = (value: unknown): boolean => text(value) === undefined && isHeader(["credential", value]);
