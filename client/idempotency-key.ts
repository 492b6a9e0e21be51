/** Sends that carry the same key and body are one send to the gateway. Names of headers are in lower case here. */
export const IDEMPOTENCY_KEY = "idempotency-key";

/** What arrives in a header as it was given; the gateway tells what else it wants. */
const SENDABLE = /^[!-~]([ -~]*[!-~])?$/;

/** The caller's own key, or a fresh one of at least 122 random bits. */
export function keyFor(given: string | undefined): string {
  if (given === undefined) return newKey();
  // Later it would look as if the network had failed, and be tried again and again.
  if (!SENDABLE.test(given))
    throw new TypeError("an idempotency key is of printable ASCII characters, without spaces around it");
  return given;
}

function newKey(): string {
  // Browsers have it only on pages that came over https.
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
