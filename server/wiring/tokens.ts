import { createHash, randomBytes } from "node:crypto";
import { signToken, type TokenKey, verifyToken } from "../domain/token.ts";
import type { TokenReading, Tokens } from "../handlers/services.ts";

export interface TokenSettings {
  /** Signs. */
  readonly key: string;
  /** Still believed. */
  readonly oldKey: string | undefined;
  readonly ttlS: number;
}

/** How many tokens are remembered as checked: a signature costs more than all other work of a small send. */
const MOST_REMEMBERED = 10_000;

export function makeTokens({ key, oldKey, ttlS }: TokenSettings): Tokens {
  const signing = tokenKey(key);
  const keys = oldKey === undefined ? [signing] : [signing, tokenKey(oldKey)];
  const checked = new Map<string, TokenReading & { kind: "valid"; expiresAtMs: number }>();
  return {
    issue: ({ id, epoch }, nowMs) => {
      const expiresAtMs = nowMs + ttlS * 1000;
      const claims = { accountId: id, epoch, expiresAtMs };
      return { token: signToken(claims, signing, randomBytes(9).toString("base64url")), expiresAtMs };
    },
    read: (token, nowMs) => {
      const known = checked.get(token);
      if (known !== undefined) return known.expiresAtMs <= nowMs ? { kind: "expired" } : known;
      const reading = verifyToken(token, keys, nowMs);
      if (reading.kind === "valid") {
        if (checked.size >= MOST_REMEMBERED) checked.clear();
        checked.set(token, reading);
      }
      return reading;
    },
  };
}

/** The id follows from the secret, so that replicas agree on it without another setting. */
function tokenKey(secret: string): TokenKey {
  return {
    id: createHash("sha256").update(`key id ${secret}`).digest("base64url").slice(0, 8),
    secret: Buffer.from(secret),
  };
}
