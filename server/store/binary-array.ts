/** Numbers of PostgreSQL's own types, the same in every database. */
export const TEXT = 25;
export const JSON_TEXT = 114;
export const BOOLEAN = 16;
export const INT2 = 21;
export const INT8 = 20;

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
  let at = writeHeader(bytes, type, values.length, values.includes(null));
  for (const value of values) {
    const length = value === null ? -1 : bytes.write(value, at + 4);
    at = bytes.writeInt32BE(length, at) + Math.max(0, length);
  }
  return Buffer.from(bytes.subarray(0, at));
}

const WRITERS = {
  [BOOLEAN]: { bytes: 1, write: (buffer: Buffer, value: number, at: number) => buffer.writeInt8(value, at) },
  [INT2]: { bytes: 2, write: (buffer: Buffer, value: number, at: number) => buffer.writeInt16BE(value, at) },
  [INT8]: {
    bytes: 8,
    write: (buffer: Buffer, value: number, at: number) => {
      const high = Math.floor(value / 2 ** 32);
      return buffer.writeUInt32BE(value - high * 2 ** 32, buffer.writeInt32BE(high, at));
    },
  },
};

/** The same for whole numbers, and for booleans as 0 and 1. */
export function binaryNumbers(type: keyof typeof WRITERS, values: readonly number[]): Buffer {
  const { bytes: size, write } = WRITERS[type];
  const bytes = Buffer.allocUnsafe(HEADER_BYTES + values.length * (4 + size));
  let at = writeHeader(bytes, type, values.length, false);
  for (const value of values) at = write(bytes, value, bytes.writeInt32BE(size, at));
  return bytes;
}

/** One dimension that is counted from 1; returns where the elements begin. */
function writeHeader(bytes: Buffer, type: number, length: number, hasNulls: boolean): number {
  let at = 0;
  for (const part of [1, hasNulls ? 1 : 0, type, length, 1]) at = bytes.writeInt32BE(part, at);
  return at;
}
