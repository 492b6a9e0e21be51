import { createHmac, timingSafeEqual } from "node:crypto";

/** A secret that tokens are signed with. There are two while one replaces the other. */
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

/** Why a token that this gateway has signed is not accepted any more; undefined: it is. A raised epoch has revoked every token before it. */
export function findTokenFault(
  { epoch, expiresAtMs }: TokenClaims,
  account: { readonly epoch: number; readonly blocked: boolean } | undefined,
  nowMs: number,
): "A001" | "A002" | "A110" | undefined {
  if (expiresAtMs <= nowMs) return "A001";
  if (account?.epoch !== epoch) return "A002";
  return account.blocked ? "A110" : undefined;
}

const INVALID: TokenReading = { kind: "invalid" };

/**
 * No token is stored, so a token holds all its claims, signed. The nonce makes two tokens of the same millisecond
 * different.
 */
export function signToken(claims: TokenClaims, key: TokenKey, nonce: string): string {
  const content = JSON.stringify([key.id, claims.accountId, claims.epoch, claims.expiresAtMs, nonce]);
  const signed = Buffer.from(content).toString("base64url");
  return `${signed}.${sign(signed, key)}`;
}

/** Checks the signature before the claims are used; `keys` may be in any order. */
export function verifyToken(token: string, keys: readonly TokenKey[], nowMs: number): TokenReading {
  const dot = token.indexOf(".");
  if (dot < 0) return INVALID;
  const signed = token.slice(0, dot);
  const content = readContent(signed);
  if (content === undefined) return INVALID;
  const { keyId, ...claims } = content;
  const key = keys.find(({ id }) => id === keyId);
  if (key === undefined || !isEqual(token.slice(dot + 1), sign(signed, key))) return INVALID;
  return claims.expiresAtMs <= nowMs ? { kind: "expired" } : { kind: "valid", ...claims };
}

function sign(signed: string, key: TokenKey): string {
  return createHmac("sha256", key.secret).update(signed).digest("base64url");
}

function readContent(signed: string): (TokenClaims & { keyId: string }) | undefined {
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

function isEqual(actual: string, expected: string): boolean {
  const [a, b] = [Buffer.from(actual), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
