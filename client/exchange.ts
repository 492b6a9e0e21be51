import { createClient } from "../generated/client.ts";
import type { OperationId } from "./contract.ts";
import type { Fetch } from "./options.ts";
import type { Arrived } from "./read-answer.ts";
import { TimeOver } from "./wait.ts";

/** What openapi-fetch makes a request of. A real Request would copy everything once more before it is sent. */
class Outgoing {
  readonly url: string;
  readonly init: RequestInit & { headers: Headers | Record<string, string> };

  constructor(url: string, init: RequestInit & { headers: Headers }) {
    this.url = url;
    this.init = init;
  }
}

export interface Sending {
  readonly request: object;
  /** The exchange's own from here on. */
  readonly headers: Record<string, string>;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  /** The answer is bytes where it is a success. */
  readonly bytes: boolean;
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
export type Exchange = (operation: OperationId, sending: Sending) => Promise<Arrived | Lost>;

export function exchangeOver(baseUrl: string, fetch: Fetch): Exchange {
  const client = createClient({
    baseUrl,
    // Followed, a redirect would carry the credentials to wherever it leads.
    redirect: "manual",
    Request: Outgoing as unknown as typeof Request,
  });
  // One function and few copies: this is most of what a call costs over bare fetch.
  return async (operation, { request, headers, timeoutMs, signal: outer, bytes }) => {
    outer?.throwIfAborted();
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(new TimeOver(timeoutMs)), timeoutMs);
    const stop = outer && (() => controller.abort(outer.reason));
    if (stop) outer.addEventListener("abort", stop, { once: true });
    let isSent = false;
    const send = (outgoing: Request | Outgoing): Promise<Response> => {
      isSent = true;
      const { url, init } = outgoing as Outgoing;
      // openapi-fetch would copy our headers twice, and knows only this one of its own.
      const type = (init.headers as Headers).get("Content-Type");
      if (type !== null) headers["Content-Type"] = type;
      init.headers = headers;
      init.signal = controller.signal;
      return fetch(url, init);
    };
    try {
      const call = client[operation] as Call;
      const answered = await call({ ...request, parseAs: bytes ? "blob" : "text", fetch: send });
      const { response } = answered;
      const body = response.ok ? answered.data : answered.error;
      return { status: response.status, headers: response.headers, body };
    } catch (error) {
      // The caller's own wish, and what fails before it is sent (a body that is no JSON, say), is no answer.
      outer?.throwIfAborted();
      if (!isSent) throw error;
      // What an aborted request fails with differs between run-times; why it was aborted does not.
      return new Lost(controller.signal.aborted ? controller.signal.reason : error);
    } finally {
      clearTimeout(timer);
      if (stop) outer.removeEventListener("abort", stop);
    }
  };
}
