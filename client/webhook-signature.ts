import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";

export type Bytes = Uint8Array<ArrayBuffer>;

/** The version of signatures that the gateway makes. */
export const VERSION = "v1,";
const ENCODED = "whsec_";

/** The signature of a delivery, over its ID, its time and its body, as Standard Webhooks defines it. */
export function sign(id: string, timestamp: string, body: Bytes, key: Bytes): Uint8Array {
  return hmac(sha256, key, joined(encoded(`${id}.${timestamp}.`), body));
}

/** The bytes of a secret; undefined if it has none. */
export function getKey(secret: string): Bytes | undefined {
  const bytes = secret.startsWith(ENCODED) ? decoded(secret.slice(ENCODED.length)) : encoded(secret);
  return bytes === undefined || bytes.length === 0 ? undefined : bytes;
}

export const encoded = (text: string): Bytes => new TextEncoder().encode(text);

/** The bytes of base64; undefined if it is none. */
export function decoded(base64: string): Bytes | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function joined(first: Bytes, second: Bytes): Bytes {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
