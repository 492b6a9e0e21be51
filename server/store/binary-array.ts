/** Numbers of PostgreSQL's own types, the same in every database. */
export const TEXT = 25;
export const JSON_TEXT = 114;

const HEADER_BYTES = 20;
/** The most bytes that a unit of a string takes. */
const BYTES_PER_UNIT = 3;
/** An array is written here first, where there is room for the longest that it can be, and then copied as long as it is. */
const SCRATCH_BYTES = 262_144;
const scratch = Buffer.allocUnsafeSlow(SCRATCH_BYTES);

/**
 * A one-dimensional array as PostgreSQL itself sends it. The driver's own text form escapes every quote of every JSON in
 * a batch; this copies the strings as they are, and a Buffer is what the driver sends without looking at it.
 */
export function binaryArray(type: number, values: readonly (string | null)[]): Buffer {
  let most = HEADER_BYTES;
  for (const value of values) most += 4 + (value === null ? 0 : value.length * BYTES_PER_UNIT);
  const bytes = most <= SCRATCH_BYTES ? scratch : Buffer.allocUnsafeSlow(most);
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
  return Buffer.from(bytes.subarray(0, at));
}
