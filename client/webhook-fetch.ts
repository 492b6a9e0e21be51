import { MOST_BYTES, type ReceiverOptions, receiver } from "./webhook-receiver.ts";

/** A receiver for servers that hand over a Request and want a Response. */
export function fetchWebhook(options: ReceiverOptions): (request: Request) => Promise<Response> {
  const receive = receiver(options);
  return async (request) => {
    const { status, headers, body } = await receive({
      method: request.method,
      headers: request.headers,
      body: () => bodyOf(request),
    });
    return new Response(body, { status, headers });
  };
}

async function bodyOf(request: Request): Promise<Uint8Array | undefined> {
  if (Number(request.headers.get("content-length")) > MOST_BYTES) return undefined;
  return new Uint8Array(await request.arrayBuffer());
}
