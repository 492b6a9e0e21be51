import type { WebhookHeaders } from "./verify-webhook.ts";
import { MOST_BYTES } from "./webhook-receiver.ts";

/** A request of Node's http, and of what is built on it. */
export interface NodeRequest extends AsyncIterable<unknown> {
  readonly method?: string | undefined;
  readonly headers: Exclude<WebhookHeaders, Headers>;
  readonly readableEnded?: boolean;
}

/**
 * The bytes as they came: those that middleware has kept, or what can still be read. A body that was parsed and thrown
 * away cannot be verified, and to guess at it would be to accept anything.
 */
export async function rawBodyOf(
  request: NodeRequest,
  kept: readonly unknown[],
): Promise<string | Uint8Array | undefined> {
  const found = kept.find((body) => typeof body === "string" || body instanceof Uint8Array);
  if (found !== undefined) return found as string | Uint8Array;
  if (request.readableEnded)
    throw new Error("The body was parsed before it could be verified: put the webhook receiver before the body parser");
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = typeof part === "string" ? new TextEncoder().encode(part) : (part as Uint8Array);
    size += bytes.length;
    // Read on, but not kept: to stop here would break the connection before the answer.
    if (size <= MOST_BYTES) parts.push(bytes);
  }
  if (size > MOST_BYTES) return undefined;
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
