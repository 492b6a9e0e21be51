/** Crockford's base 32, in the order of ASCII: keys sort by their times. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const TIME_LENGTH = 10;
const RANDOM_BYTES = 10;
const SHAPE = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;

/** The two digits of every ten bits. */
const PAIRS = Array.from({ length: 1024 }, (_, bits) => DIGITS.charAt(bits >> 5) + DIGITS.charAt(bits & 31));

const pairAt = (bits: number): string => PAIRS[bits & 1023] ?? "";

/**
 * A ULID: 48 bits of time and 80 random bits, 26 characters. Keys of the same millisecond are in no order, so that none can
 * be guessed from another.
 */
export function makeMessageKey(nowMs: number, randomBytes: Uint8Array): string {
  if (randomBytes.length !== RANDOM_BYTES) throw new RangeError(`A key takes ${RANDOM_BYTES} random bytes`);
  return timeDigits(nowMs) + fiveBytes(randomBytes, 0) + fiveBytes(randomBytes, 5);
}

let lastMs = -1;
let lastDigits = "";

/** Many keys are made in one millisecond. */
function timeDigits(nowMs: number): string {
  if (nowMs !== lastMs) {
    lastMs = nowMs;
    const high = Math.floor(nowMs / 2 ** 30);
    lastDigits = pairAt(high >> 10) + pairAt(high) + pairAt(nowMs / 2 ** 20) + pairAt(nowMs / 2 ** 10) + pairAt(nowMs);
  }
  return lastDigits;
}

function fiveBytes(bytes: Uint8Array, at: number): string {
  const byte = (index: number): number => bytes[at + index] ?? 0;
  const [a, b, c, d, e] = [byte(0), byte(1), byte(2), byte(3), byte(4)];
  return pairAt((a << 2) | (b >> 6)) + pairAt((b << 4) | (c >> 4)) + pairAt((c << 6) | (d >> 2)) + pairAt((d << 8) | e);
}

/** When a key was made; undefined for a text that is no key. */
export function timeOfMessageKey(key: string): number | undefined {
  if (!SHAPE.test(key)) return undefined;
  let time = 0;
  for (let index = 0; index < TIME_LENGTH; index++) time = time * 32 + DIGITS.indexOf(key.charAt(index));
  return time;
}

/** The 128 bits of a key; undefined for a text that is no key. */
export function readMessageKeyBits(key: string): bigint | undefined {
  if (!SHAPE.test(key)) return undefined;
  let bits = 0n;
  for (const digit of key) bits = bits * 32n + BigInt(DIGITS.indexOf(digit));
  return bits;
}
