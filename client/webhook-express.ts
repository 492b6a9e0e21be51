import { type NodeRequest, rawBodyOf } from "./webhook-node.ts";
import { type ReceiverOptions, receiver } from "./webhook-receiver.ts";

/** What is used of a request of Express. `body` is the raw one where express.raw() was before. */
export interface ExpressRequest extends NodeRequest {
  readonly body?: unknown;
  readonly rawBody?: unknown;
}

export interface ExpressResponse {
  statusCode: number;
  setHeader(name: string, value: string): unknown;
  end(body: string): unknown;
}

/** A receiver for Express, and for plain Node servers. Errors of `onReport` go to `next`. */
export function expressWebhook(
  options: ReceiverOptions,
): (request: ExpressRequest, response: ExpressResponse, next: (error?: unknown) => void) => void {
  const receive = receiver(options);
  return (request, response, next) => {
    receive({
      method: request.method ?? "",
      headers: request.headers,
      body: () => rawBodyOf(request, [request.rawBody, request.body]),
    }).then(({ status, headers, body }) => {
      response.statusCode = status;
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.end(body);
    }, next);
  };
}
