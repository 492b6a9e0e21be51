import { type CallRow, createClient } from "../generated/client.ts";
import type { OperationId } from "./contract.ts";
import type { Fetch } from "./options.ts";
import type { Arrived } from "./read-answer.ts";
import { TimeLimits } from "./time-limits.ts";

/** What openapi-fetch makes a request of. A real Request would copy everything once more before it is sent. */
class Outgoing {
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

/** What an operation's requests have in common. */
export interface Route {
  readonly operation: OperationId;
  /** The answer is bytes where it is a success. */
  readonly bytes: boolean;
}

export const routeOf = (operation: OperationId, { answers }: CallRow): Route => ({
  operation,
  bytes: answers?.[200]?.media !== undefined,
});

export interface Sending {
  readonly request: CallRequest;
  /** With names in lower case; the exchange's own from here on. */
  readonly headers: Record<string, string>;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
}

/** The request did not reach the gateway, or its answer did not reach us in time. */
export class Lost {
  readonly cause: unknown;

  constructor(cause: unknown) {
    this.cause = cause;
  }
}

type Call = (
  init: object,
) => Promise<{ readonly data?: unknown; readonly error?: unknown; readonly response: Response }>;

/** One request of an operation and what came back, whatever that is. */
export type Exchange = (route: Route, sending: Sending) => Promise<Arrived | Lost>;

const CONTENT_TYPE = "content-type";

export function exchangeOver(baseUrl: string, fetch: Fetch): Exchange {
  const client = createClient({ baseUrl, Request: Outgoing as unknown as typeof Request });
  const limits = new TimeLimits();
  // One function and few copies: this is most of what a call costs over bare fetch.
  return async ({ operation, bytes }, { request, headers, timeoutMs, signal: outer }) => {
    outer?.throwIfAborted();
    const controller = new AbortController();
    let isSent = false;
    const send = ({ url, init: { method, headers: made, body } }: Outgoing): Promise<Response> => {
      const type = made.get(CONTENT_TYPE);
      if (type !== null) headers[CONTENT_TYPE] = type;
      isSent = true;
      // Followed, a redirect would carry the credentials to wherever it leads.
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
      const { response, data, error } = await (client[operation] as Call)({
        ...request,
        parseAs: bytes ? "blob" : "text",
        fetch: send,
      });
      return { status: response.status, headers: response.headers, body: response.ok ? data : error };
    } catch (error) {
      // The caller's own wish, and what fails before it is sent (a body that is no JSON, say), is no answer.
      outer?.throwIfAborted();
      if (!isSent) throw error;
      // What an aborted request fails with differs between run-times; why it was aborted does not.
      return new Lost(controller.signal.aborted ? controller.signal.reason : error);
    } finally {
      limits.takeBack(limit);
      if (stop) outer.removeEventListener("abort", stop);
    }
  };
}
