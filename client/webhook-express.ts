import { getRawBody, type NodeRequest } from "./webhook-node.ts";
import { type ReceiverOptions, receiver } from "./webhook-receiver.ts";

/** The used part of an Express request. `body` is the raw body if express.raw() was used before. */
export interface ExpressRequest extends NodeRequest {
  readonly body?: unknown;
  readonly rawBody?: unknown;
}

export interface ExpressResponse {
  statusCode: number;
  setHeader(name: string, value: string): unknown;
  end(body: string): unknown;
}

/** A receiver for Express and for plain Node servers. Errors of `onReport` are passed to `next`. */
export function expressWebhook(
  options: ReceiverOptions,
): (request: ExpressRequest, response: ExpressResponse, next: (error?: unknown) => void) => void {
  const receive = receiver("expressWebhook", options);
  return (request, response, next) => {
    receive({
      method: request.method ?? "",
      headers: request.headers,
      body: () => getRawBody(request, [request.rawBody, request.body]),
    }).then(({ status, headers, body }) => {
      response.statusCode = status;
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.end(body);
    }, next);
  };
}
