import type { WebhookHeaders } from "./verify-webhook.ts";
import { MAX_BYTES } from "./webhook-receiver.ts";

/** A request of Node's http and of frameworks that are built on it. */
export interface NodeRequest extends AsyncIterable<unknown> {
  /** The HTTP method. */
  readonly method?: string | undefined;
  /** The received headers. */
  readonly headers: Exclude<WebhookHeaders, Headers>;
  /** Whether the body was already read. */
  readonly readableEnded?: boolean;
}

/**
 * The received bytes: those that a middleware has kept, or those that can still be read. A body that was only parsed
 * cannot be verified, because its exact bytes are unknown.
 */
export async function getRawBody(
  request: NodeRequest,
  kept: readonly unknown[],
): Promise<string | Uint8Array | undefined> {
  const found = kept.find((body) => typeof body === "string" || body instanceof Uint8Array);
  if (found !== undefined) return found as string | Uint8Array;
  if (request.readableEnded)
    throw new Error(
      "The body was parsed before it could be verified; fix: put the webhook receiver before the body parser",
    );
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = typeof part === "string" ? new TextEncoder().encode(part) : (part as Uint8Array);
    size += bytes.length;
    // The rest is read but not kept. Without reading it, the connection would break before the response.
    if (size <= MAX_BYTES) parts.push(bytes);
  }
  if (size > MAX_BYTES) return undefined;
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
