import { makeCalls } from "contract-kit-runtime/calls";
import createFetchClient from "openapi-fetch";
import { type CallRow, type Calls, callRows } from "../generated/client.ts";
import type { OperationId } from "./contract.ts";
import type { Fetch } from "./options.ts";
import type { RawResponse } from "./read-response.ts";
import { TimeLimits } from "./time-limits.ts";

/** The request object for openapi-fetch. A real Request would copy the body once more. */
class RequestStub {
  readonly url: string;
  readonly init: RequestInit & { readonly headers: Headers };

  constructor(url: string, init: RequestInit & { readonly headers: Headers }) {
    this.url = url;
    this.init = init;
  }
}

export interface CallRequest {
  readonly params?: { readonly path: object; readonly query: object };
  readonly body?: unknown;
}

/** What all requests of an operation have in common. */
export interface Route {
  readonly operation: OperationId;
  /** A successful response has bytes. */
  readonly bytes: boolean;
  /** A successful response is a stream. */
  readonly isStream: boolean;
}

export const toRoute = (operation: OperationId, { answers, streams }: CallRow): Route => ({
  operation,
  bytes: answers?.[200]?.media !== undefined,
  isStream: streams !== undefined,
});

export interface OutgoingRequest {
  readonly request: CallRequest;
  /** Names are in lower case. sendRequest may change the object. */
  readonly headers: Record<string, string>;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
}

/** The request did not reach the gateway, or its response did not arrive in time. */
export class NoResponse {
  readonly cause: unknown;

  constructor(cause: unknown) {
    this.cause = cause;
  }
}

type Call = (
  init: object,
) => Promise<{ readonly data?: unknown; readonly error?: unknown; readonly response: Response }>;

/** Sends one request of an operation and returns the response. */
export type SendRequest = (route: Route, outgoing: OutgoingRequest) => Promise<RawResponse | NoResponse>;

const CONTENT_TYPE = "content-type";

export function newSender(baseUrl: string, fetch: Fetch): SendRequest {
  const client = createFetchClient({ baseUrl, Request: RequestStub as unknown as typeof Request });
  const calls = makeCalls<Calls>(callRows, client);
  const limits = new TimeLimits();
  // One function with few copies, because this is most of the overhead compared to plain fetch.
  return async ({ operation, bytes, isStream }, { request, headers, timeoutMs, signal: outer }) => {
    outer?.throwIfAborted();
    const controller = new AbortController();
    let isSent = false;
    let isReading = false;
    const send = ({ url, init: { method, headers: made, body } }: RequestStub): Promise<Response> => {
      const type = made.get(CONTENT_TYPE);
      if (type !== null) headers[CONTENT_TYPE] = type;
      isSent = true;
      // Redirects are not followed, because they would send the credentials to another server.
      return fetch(url, {
        method: method ?? "",
        headers,
        body: body ?? null,
        redirect: "manual",
        signal: controller.signal,
      });
    };
    const limit = limits.set(timeoutMs, controller);
    const stop = outer && (() => controller.abort(outer.reason));
    if (stop) outer.addEventListener("abort", stop, { once: true });
    try {
      const made = isStream ? (await import("./stream-calls.ts")).makeStreamCalls(client) : calls;
      const { response, data, error } = await (made[operation] as Call)({
        ...request,
        parseAs: bytes ? "blob" : "text",
        fetch: send,
        // Opened again by those who read it, with a new token.
        ...(isStream && { stream: { reconnect: false } }),
      });
      isReading = isStream && response.ok;
      return { status: response.status, headers: response.headers, body: response.ok ? data : error };
    } catch (error) {
      // An abort by the caller, and an error before the request is sent (such as an invalid body), are thrown.
      outer?.throwIfAborted();
      if (!isSent) throw error;
      // The error of an aborted request differs between runtimes; the abort reason does not.
      return new NoResponse(controller.signal.aborted ? controller.signal.reason : error);
    } finally {
      limits.cancel(limit);
      // A stream is read on, until its caller aborts it.
      if (stop && !isReading) outer.removeEventListener("abort", stop);
    }
  };
}
