import { createHash, randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { signToken, type TokenClaims, type TokenKey, type TokenReading, verifyToken } from "../domain/token.ts";
import { makeDataFolder } from "../settings/data-folder.ts";

export interface TokenSettings {
  /** Signs new tokens. */
  readonly key: string;
  /** Tokens signed with it are still valid. */
  readonly oldKey: string | undefined;
  readonly ttlS: number;
}

/** How many tokens are remembered as verified: verifying a signature costs more than all other work of a small send. */
const MAX_REMEMBERED = 50_000;

/** Issues tokens and reads them. */
export function makeTokens({ key, oldKey, ttlS }: TokenSettings) {
  const signingKey = toTokenKey(key);
  const keys = oldKey === undefined ? [signingKey] : [signingKey, toTokenKey(oldKey)];
  const verified = new Map<string, TokenReading & { readonly kind: "valid" }>();
  return {
    /** The names of the keys. */
    keys: { signs: signingKey.id, accepts: keys.map(({ id }) => id) },
    issue: (
      { id, epoch }: Pick<TokenClaims, "epoch"> & { readonly id: string },
      nowMs: number,
      credential?: TokenClaims["credential"],
    ) => {
      const expiresAtMs = nowMs + ttlS * 1000;
      const claims = { accountId: id, epoch, expiresAtMs, credential };
      return { token: signToken(claims, signingKey, randomBytes(9).toString("base64url")), expiresAtMs };
    },
    read: (token: string, nowMs: number): TokenReading => {
      const known = verified.get(token);
      if (known !== undefined) return known.expiresAtMs <= nowMs ? { kind: "expired" } : known;
      const reading = verifyToken(token, keys, nowMs);
      if (reading.kind === "valid") {
        if (verified.size >= MAX_REMEMBERED) verified.clear();
        verified.set(token, reading);
      }
      return reading;
    },
  };
}

/** The id follows from the secret, so replicas agree on it without another setting. */
function toTokenKey(secret: string): TokenKey {
  return {
    id: createHash("sha256").update(`key id ${secret}`).digest("base64url").slice(0, 8),
    secret: Buffer.from(secret),
  };
}

/** The key of a gateway without TOKEN_KEY: it is made once and kept in the data folder, so tokens survive a restart. */
export async function readOrMakeTokenKey(dataFolder: string): Promise<string> {
  const file = join(dataFolder, "token-key");
  await makeDataFolder(dataFolder);
  // Exclusive: of two gateways that start at once, the second reads the key of the first.
  await writeFile(file, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx" }).catch((error: unknown) => {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  });
  return (await readFile(file, "utf8")).trim();
}
