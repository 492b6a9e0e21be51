import { getRawBody, type NodeRequest } from "./webhook-node.ts";
import { type ReceiverOptions, receiver } from "./webhook-receiver.ts";

/** The used part of an Express request. `body` is the raw body if express.raw() was used before. */
export interface ExpressRequest extends NodeRequest {
  /** The raw body, if express.raw() has read it. */
  readonly body?: unknown;
  /** The raw body, if another middleware has kept it. */
  readonly rawBody?: unknown;
}

/** The used part of an Express response. */
export interface ExpressResponse {
  /** The HTTP status. */
  statusCode: number;
  /** Sets a header. */
  setHeader(name: string, value: string): unknown;
  /** Sends the body. */
  end(body: string): unknown;
}

/**
 * A receiver for Express, where errors of `onReport` are passed to `next`, and for plain Node servers, which answer 500 to them,
 * so that the report comes again.
 */
export function expressWebhook(
  options: ReceiverOptions,
): (request: ExpressRequest, response: ExpressResponse, next?: (error?: unknown) => void) => void {
  const receive = receiver("expressWebhook", options);
  return (request, response, next) => {
    receive({
      method: request.method ?? "",
      headers: request.headers,
      body: () => getRawBody(request, [request.rawBody, request.body]),
    }).then(
      ({ status, headers, body }) => {
        response.statusCode = status;
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        response.end(body);
      },
      next ?? (() => refuse(response)),
    );
  };
}

function refuse(response: ExpressResponse): void {
  response.statusCode = 500;
  response.end("");
}
