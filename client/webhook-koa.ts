import { getRawBody, type NodeRequest } from "./webhook-node.ts";
import { type ReceiverOptions, receiver } from "./webhook-receiver.ts";

/** The used part of a Koa context. `rawBody` is set by body parsers for Koa. */
export interface KoaContext {
  /** The request of Node. */
  readonly req: NodeRequest;
  /** The request of Koa, with the raw body if a body parser has kept it. */
  readonly request: { readonly rawBody?: unknown };
  /** The HTTP status of the response. */
  status: number;
  /** The body of the response. */
  body: unknown;
  /** Sets headers of the response. */
  set(headers: { [name: string]: string }): unknown;
}

/** A receiver for Koa. Errors of `onReport` are thrown. */
export function koaWebhook(options: ReceiverOptions): (context: KoaContext) => Promise<void> {
  const receive = receiver("koaWebhook", options);
  return async (context) => {
    const { req, request } = context;
    const { status, headers, body } = await receive({
      method: req.method ?? "",
      headers: req.headers,
      body: () => getRawBody(req, [request.rawBody]),
    });
    context.status = status;
    context.set({ ...headers });
    context.body = body;
  };
}
