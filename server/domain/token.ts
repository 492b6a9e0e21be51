import { createHmac, timingSafeEqual } from "node:crypto";

/** A secret that tokens are signed with. Two stand side by side while one replaces the other. */
export interface TokenKey {
  readonly id: string;
  readonly secret: Uint8Array;
}

export interface TokenClaims {
  readonly accountId: string;
  /** The account's epoch when the token was issued: a higher one has revoked it. */
  readonly epoch: number;
  readonly expiresAtMs: number;
}

export type TokenReading = ({ readonly kind: "valid" } & TokenClaims) | { readonly kind: "expired" | "invalid" };

const INVALID: TokenReading = { kind: "invalid" };

/**
 * Nothing is stored per token, so it says all there is to know, signed. The nonce keeps two tokens of the same moment
 * apart.
 */
export function signToken(claims: TokenClaims, key: TokenKey, nonce: string): string {
  const content = JSON.stringify([key.id, claims.accountId, claims.epoch, claims.expiresAtMs, nonce]);
  const signed = Buffer.from(content).toString("base64url");
  return `${signed}.${signatureOf(signed, key)}`;
}

/** The signature is checked before anything that the token says is believed; `keys` may be in any order. */
export function verifyToken(token: string, keys: readonly TokenKey[], nowMs: number): TokenReading {
  const dot = token.indexOf(".");
  if (dot < 0) return INVALID;
  const signed = token.slice(0, dot);
  const content = contentOf(signed);
  if (content === undefined) return INVALID;
  const { keyId, ...claims } = content;
  const key = keys.find(({ id }) => id === keyId);
  if (key === undefined || !equal(token.slice(dot + 1), signatureOf(signed, key))) return INVALID;
  return claims.expiresAtMs <= nowMs ? { kind: "expired" } : { kind: "valid", ...claims };
}

function signatureOf(signed: string, key: TokenKey): string {
  return createHmac("sha256", key.secret).update(signed).digest("base64url");
}

function contentOf(signed: string): (TokenClaims & { keyId: string }) | undefined {
  let content: unknown;
  try {
    content = JSON.parse(Buffer.from(signed, "base64url").toString());
  } catch {
    return undefined;
  }
  if (!Array.isArray(content)) return undefined;
  const [keyId, accountId, epoch, expiresAtMs]: unknown[] = content;
  if (typeof keyId !== "string" || typeof accountId !== "string") return undefined;
  if (typeof epoch !== "number" || typeof expiresAtMs !== "number") return undefined;
  return { keyId, accountId, epoch, expiresAtMs };
}

function equal(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
