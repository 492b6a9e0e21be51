import { createHmac, timingSafeEqual } from "node:crypto";

/** One request, signed as Standard Webhooks has it: `id.timestamp.body`. */
interface Signed {
  readonly id: string;
  readonly timestampS: number;
  /** As it goes over the wire. */
  readonly body: string | Uint8Array;
  /** `whsec_` and base64, or any other text, which is taken as it is. Two stand side by side while one replaces the other. */
  readonly secrets: readonly string[];
}

const ENCODED = "whsec_";
const VERSION = "v1";

/** The value of `webhook-signature`: one signature for each secret, so that a receiver may have either. */
export function signWebhook(request: Signed): string {
  return request.secrets.map((secret) => signatureOf(request, secret)).join(" ");
}

/**
 * Whether one of the signatures was made with one of the secrets, and not longer ago than `toleranceS`: an old request
 * that someone kept is as good as a forged one. Times ahead of ours by more are refused too, or it could be kept for later.
 */
export function verifyWebhook(
  request: Signed & { readonly signature: string; readonly nowS: number; readonly toleranceS: number },
): boolean {
  const { timestampS, nowS, toleranceS } = request;
  if (!Number.isSafeInteger(timestampS) || Math.abs(nowS - timestampS) > toleranceS) return false;
  const shown = request.signature.split(" ", MOST_SIGNATURES).map((entry) => Buffer.from(entry));
  // Every pair is looked at: which of them fits must not be told by the time it takes.
  const fits = request.secrets.flatMap((secret) => {
    const expected = Buffer.from(signatureOf(request, secret));
    return shown.map((given) => given.length === expected.length && timingSafeEqual(given, expected));
  });
  return fits.includes(true);
}

/** More than any rotation needs; a header full of them must not keep us busy. */
const MOST_SIGNATURES = 10;

function signatureOf({ id, timestampS, body }: Omit<Signed, "secrets">, secret: string): string {
  const hash = createHmac("sha256", keyOf(secret)).update(`${id}.${timestampS}.`).update(body);
  return `${VERSION},${hash.digest("base64")}`;
}

function keyOf(secret: string): Buffer {
  return secret.startsWith(ENCODED) ? Buffer.from(secret.slice(ENCODED.length), "base64") : Buffer.from(secret);
}
