/** Crockford's base 32, in the order of ASCII: keys sort as their times do. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const TIME_LENGTH = 10;
const RANDOM_BYTES = 10;
const SHAPE = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;

/**
 * A ULID: 48 bits of time and 80 of chance, 26 characters. Keys of one millisecond are in no order, so that none can be
 * guessed from another.
 */
export function makeMessageKey(nowMs: number, randomBytes: Uint8Array): string {
  if (randomBytes.length !== RANDOM_BYTES) throw new RangeError(`A key takes ${RANDOM_BYTES} random bytes`);
  let key = "";
  let time = nowMs;
  for (let index = 0; index < TIME_LENGTH; index++) {
    key = DIGITS.charAt(time % 32) + key;
    time = Math.floor(time / 32);
  }
  // Of what is held only the lowest bits are still to be written; what is shifted out above was.
  let bits = 0;
  let held = 0;
  for (const byte of randomBytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      key += DIGITS.charAt((held >> bits) & 31);
    }
  }
  return key;
}

/** When a key was made, undefined for what is no key. */
export function timeOfMessageKey(key: string): number | undefined {
  if (!SHAPE.test(key)) return undefined;
  let time = 0;
  for (let index = 0; index < TIME_LENGTH; index++) time = time * 32 + DIGITS.indexOf(key.charAt(index));
  return time;
}
