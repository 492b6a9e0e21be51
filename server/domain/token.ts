import { createHmac, timingSafeEqual } from "node:crypto";
import { rights } from "../../generated/tables.ts";
import { type Credential, type CredentialName, findCredential } from "./credential.ts";
import type { Account, Refusal } from "./model.ts";
import { fault, refuse } from "./refusal.ts";

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
  /** Undefined: it was issued for the account's own password. */
  readonly credential?: CredentialName | undefined;
}

export type TokenReading = ({ readonly kind: "valid" } & TokenClaims) | { readonly kind: "expired" | "invalid" };

/** For what asks no more of a caller than a token: the facts of the account that the console shows. */
export const ANY_RIGHT = "any";

/**
 * Why a token that this gateway has signed is not accepted any more, or not for an operation with this `x-right`; undefined: it is. A raised
 * epoch has revoked every token before it. Rights and end of a credential are those of now, so that a change counts for its tokens too.
 */
export function findTokenFault(
  { epoch, expiresAtMs, credential: name }: TokenClaims,
  account: Pick<Account, "epoch" | "blocked" | "credentials"> | undefined,
  nowMs: number,
  right: unknown,
): Refusal | undefined {
  if (expiresAtMs <= nowMs) return refuse("A001");
  if (account?.epoch !== epoch) return refuse("A002");
  const credential = name && findCredential(account.credentials, name.id, nowMs);
  if (credential?.createdMs !== name?.createdMs) return refuse("A002");
  if (account.blocked) return refuse("A110");
  return credential === undefined || right === ANY_RIGHT ? undefined : findRightFault(credential, right);
}

/** For a credential that lacks the right; undefined: it has it. An operation that names no right is for the account's own password. */
export function findRightFault(
  { id, rights: own }: Pick<Credential, "id" | "rights">,
  right: unknown,
): Refusal | undefined {
  if (own.some((one) => one === right)) return undefined;
  const row = rights.find((one) => one.right === right);
  const code = row?.code ?? "A325";
  const reason =
    row === undefined ? "only the account's own password may do this" : `it lacks the right "${row.right}"`;
  return refuse(code, fault(code, "", `the credential "${id}" was refused: ${reason}`));
}

const INVALID: TokenReading = { kind: "invalid" };

/**
 * No token is stored, so a token holds all its claims, signed. The nonce makes two tokens of the same millisecond
 * different.
 */
export function signToken(claims: TokenClaims, key: TokenKey, nonce: string): string {
  const { accountId, epoch, expiresAtMs, credential } = claims;
  const own = credential === undefined ? [] : [credential.id, credential.createdMs];
  const content = JSON.stringify([key.id, accountId, epoch, expiresAtMs, nonce, ...own]);
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
  const [keyId, accountId, epoch, expiresAtMs, , id, createdMs]: unknown[] = content;
  if (typeof keyId !== "string" || typeof accountId !== "string") return undefined;
  if (typeof epoch !== "number" || typeof expiresAtMs !== "number") return undefined;
  const claims = { keyId, accountId, epoch, expiresAtMs };
  if (id === undefined) return claims;
  return typeof id === "string" && typeof createdMs === "number"
    ? { ...claims, credential: { id, createdMs } }
    : undefined;
}

function isEqual(actual: string, expected: string): boolean {
  const [a, b] = [Buffer.from(actual), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
