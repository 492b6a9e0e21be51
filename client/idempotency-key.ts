/** Sends that carry the same key and body are one send to the gateway. */
export const IDEMPOTENCY_KEY = "Idempotency-Key";

/** At least 122 random bits. */
export function newIdempotencyKey(): string {
  // Browsers have it only on pages that came over https.
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
