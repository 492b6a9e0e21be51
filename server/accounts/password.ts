import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

export interface PasswordCost {
  /** Logarithm of the number of blocks; memory is 128 × 2^ln × r bytes. */
  readonly ln: number;
  readonly r: number;
  readonly p: number;
}

/** 32 MB for each guess. A stored hash names its own cost, so this can be raised at any time. */
const COST: PasswordCost = { ln: 15, r: 8, p: 1 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;
/** A hash with a higher cost was not made here, and checking it could take all memory. */
const MAX_LN = 20;

export interface HashOptions {
  readonly salt?: Uint8Array;
  /** Tests hash cheaply: whoever checks the password pays what the hash names. */
  readonly cost?: PasswordCost | undefined;
}

/** `$scrypt$ln=15,r=8,p=1$salt$key`, salt and key in base64: all that is needed to check a password later. */
export async function hashPassword(
  password: string,
  { salt = randomBytes(SALT_BYTES), cost = COST }: HashOptions = {},
): Promise<string> {
  const key = await derive(password, salt, cost, KEY_BYTES);
  return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${base64(salt)}$${base64(key)}`;
}

/**
 * Whether the password matches the hash. Without a hash, for an account that does not exist, it takes as long and is false:
 * the time of an answer must not tell which accounts exist.
 */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const parts = hash === undefined ? noAccount : parseHash(hash);
  const key = await derive(password, parts.salt, parts.cost, parts.key.length);
  return timingSafeEqual(key, parts.key) && hash !== undefined;
}

interface HashParts {
  readonly cost: PasswordCost;
  readonly salt: Uint8Array;
  readonly key: Uint8Array;
}

const noAccount: HashParts = { cost: COST, salt: Buffer.alloc(SALT_BYTES), key: Buffer.alloc(KEY_BYTES) };

function parseHash(hash: string): HashParts {
  const found =
    /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{16,})\$([A-Za-z0-9+/]{22,})$/.exec(hash) ?? [];
  const [, ln, r, p, salt, key] = found;
  if (salt === undefined || key === undefined || Number(ln) > MAX_LN)
    throw new Error("A stored password hash cannot be read: rotate the account's password");
  return {
    cost: { ln: Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, "base64"),
    key: Buffer.from(key, "base64"),
  };
}

function derive(password: string, salt: Uint8Array, { ln, r, p }: PasswordCost, bytes: number): Promise<Buffer> {
  const N = 2 ** ln;
  return new Promise((resolve, reject) => {
    // Node's default limit is a little too small for this cost.
    scrypt(password, salt, bytes, { N, r, p, maxmem: 2 * 128 * N * r }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64").replace(/=+$/, "");
