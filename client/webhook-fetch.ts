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

/** Read piece by piece, because a length need not be told: whoever sends without end must not fill the memory. */
async function bodyOf(request: Request): Promise<Uint8Array | undefined> {
  if (Number(request.headers.get("content-length")) > MOST_BYTES) return undefined;
  const reader = request.body?.getReader();
  const whole = new Uint8Array(MOST_BYTES);
  let size = 0;
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done || value === undefined) return whole.subarray(0, size);
    if (size + value.length > MOST_BYTES) {
      await reader?.cancel();
      return undefined;
    }
    whole.set(value, size);
    size += value.length;
  }
}
