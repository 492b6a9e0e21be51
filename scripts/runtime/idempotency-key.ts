/** The server executes requests with the same key and body only once. Header names are in lower case here. */
export const IDEMPOTENCY_KEY: string = "idempotency-key";

/** Characters that a header transmits unchanged. The server checks the other rules. */
const SENDABLE = /^[!-~]([ -~]*[!-~])?$/;

/** The caller's key, or a new one with at least 122 random bits. */
export function getIdempotencyKey(key: string | undefined): string {
  if (key === undefined) return newKey();
  // Otherwise fetch would throw later, and the call would be retried as a network error.
  if (!SENDABLE.test(key))
    throw new TypeError("idempotencyKey must have printable ASCII characters, without spaces at its ends");
  return key;
}

function newKey(): string {
  // Browsers have randomUUID only on https pages.
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
