import { createHmac, timingSafeEqual } from "node:crypto";

/** One request, signed as Standard Webhooks defines it: `id.timestamp.body`. */
interface SignedRequest {
  readonly id: string;
  readonly timestampS: number;
  /** As it goes over the wire. */
  readonly body: string | Uint8Array;
  /** `whsec_` and base64, or any other text as it is. There are two while one replaces the other. */
  readonly secrets: readonly string[];
}

const ENCODED = "whsec_";
const VERSION = "v1";
/** A SHA-256 in base64. */
const FORM = /^v1,[A-Za-z0-9+/]{43}=$/;

/** The value of `webhook-signature`: one signature for each secret, because a receiver may have either. */
export function signWebhook(request: SignedRequest): string {
  return request.secrets.map((secret) => sign(request, secret)).join(" ");
}

/** Whether a request can be good at all, which is known before its body: a fresh time, and a signature of the right form. */
export function canBeSigned(
  { timestampS, signature }: { readonly timestampS: number; readonly signature: string },
  { nowS, toleranceS }: SignatureTime,
): boolean {
  return (
    isInTime(timestampS, { nowS, toleranceS }) && signature.split(" ", MAX_SIGNATURES).some((one) => FORM.test(one))
  );
}

interface SignatureTime {
  readonly nowS: number;
  readonly toleranceS: number;
}

const isInTime = (timestampS: number, { nowS, toleranceS }: SignatureTime): boolean =>
  Number.isSafeInteger(timestampS) && Math.abs(nowS - timestampS) <= toleranceS;

/**
 * Whether one of the signatures was made with one of the secrets, at most `toleranceS` ago: an old request may be a replay.
 * A time further ahead than that is refused too, because such a request could be replayed later.
 */
export function verifyWebhook(request: SignedRequest & SignatureTime & { readonly signature: string }): boolean {
  if (!isInTime(request.timestampS, request)) return false;
  const signatures = request.signature.split(" ", MAX_SIGNATURES).map((entry) => Buffer.from(entry));
  // Every pair is compared: the time that it takes must not reveal which one fits.
  const fits = request.secrets.flatMap((secret) => {
    const expected = Buffer.from(sign(request, secret));
    return signatures.map((actual) => actual.length === expected.length && timingSafeEqual(actual, expected));
  });
  return fits.includes(true);
}

/** More than any rotation needs; a long header must not cost much time. */
const MAX_SIGNATURES = 10;

function sign({ id, timestampS, body }: Omit<SignedRequest, "secrets">, secret: string): string {
  const hash = createHmac("sha256", toKey(secret)).update(`${id}.${timestampS}.`).update(body);
  return `${VERSION},${hash.digest("base64")}`;
}

function toKey(secret: string): Buffer {
  return secret.startsWith(ENCODED) ? Buffer.from(secret.slice(ENCODED.length), "base64") : Buffer.from(secret);
}
