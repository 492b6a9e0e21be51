import { MAX_BYTES, type ReceiverOptions, receiver } from "./webhook-receiver.ts";

/** A receiver for servers with Request and Response. */
export function fetchWebhook(options: ReceiverOptions): (request: Request) => Promise<Response> {
  const receive = receiver("fetchWebhook", options);
  return async (request) => {
    const { status, headers, body } = await receive({
      method: request.method,
      headers: request.headers,
      body: () => readBody(request),
    });
    return new Response(body, { status, headers });
  };
}

/** Reads in chunks, because a request may have no length, and an endless body must not fill the memory. */
async function readBody(request: Request): Promise<Uint8Array | undefined> {
  if (Number(request.headers.get("content-length")) > MAX_BYTES) return undefined;
  const reader = request.body?.getReader();
  const whole = new Uint8Array(MAX_BYTES);
  let size = 0;
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done || value === undefined) return whole.subarray(0, size);
    if (size + value.length > MAX_BYTES) {
      await reader?.cancel();
      return undefined;
    }
    whole.set(value, size);
    size += value.length;
  }
}
