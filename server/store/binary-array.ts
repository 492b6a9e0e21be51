/** Numbers of PostgreSQL's own types, the same in every database. */
export const TEXT = 25;
export const JSON_TEXT = 114;

const HEADER_BYTES = 20;

/**
 * A one-dimensional array as PostgreSQL itself sends it. The driver's own text form escapes every quote of every JSON in
 * a batch; this copies the strings as they are, and a Buffer is what the driver sends without looking at it.
 */
export function binaryArray(type: number, values: readonly (string | null)[]): Buffer {
  let size = HEADER_BYTES;
  // Counted, not guessed: what is reserved too much is memory that only the next great collection gives back.
  for (const value of values) size += 4 + (value === null ? 0 : Buffer.byteLength(value));
  const bytes = Buffer.allocUnsafe(size);
  bytes.writeInt32BE(1, 0);
  bytes.writeInt32BE(values.includes(null) ? 1 : 0, 4);
  bytes.writeInt32BE(type, 8);
  bytes.writeInt32BE(values.length, 12);
  bytes.writeInt32BE(1, 16);
  let at = HEADER_BYTES;
  for (const value of values) {
    const length = value === null ? -1 : bytes.write(value, at + 4);
    at = bytes.writeInt32BE(length, at) + Math.max(0, length);
  }
  return bytes;
}
