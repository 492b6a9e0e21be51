/** Numbers of PostgreSQL's own types, the same in every database. */
export const TEXT = 25;
export const JSON_TEXT = 114;
export const BOOLEAN = 16;
export const INT2 = 21;
export const INT8 = 20;

const HEADER_BYTES = 20;
/** The most bytes that a unit of a string takes. */
const BYTES_PER_UNIT = 3;
/** Not held on to, if it takes more than this. */
const MOST_KEPT_BYTES = 2_097_152;

/**
 * One-dimensional arrays as PostgreSQL itself sends them. The driver's own text form escapes every quote of every JSON in a
 * batch; this copies the strings as they are, and a Buffer is what the driver sends without looking at it. Each array is
 * written where the one before was, and is there until the next.
 */
export class ArrayWriter {
  #place = Buffer.allocUnsafeSlow(0);

  write(type: number, values: readonly (string | null)[]): Buffer {
    let most = HEADER_BYTES;
    for (const value of values) most += 4 + (value === null ? 0 : value.length * BYTES_PER_UNIT);
    const bytes = this.#placeFor(most);
    let at = writeHeader(bytes, type, values.length, values.includes(null));
    for (const value of values) {
      const length = value === null ? -1 : bytes.write(value, at + 4);
      at = bytes.writeInt32BE(length, at) + Math.max(0, length);
    }
    return bytes.subarray(0, at);
  }

  #placeFor(bytes: number): Buffer {
    if (bytes <= this.#place.length) return this.#place;
    const larger = Buffer.allocUnsafeSlow(Math.max(bytes, 2 * this.#place.length));
    if (larger.length <= MOST_KEPT_BYTES) this.#place = larger;
    return larger;
  }
}

const shared = new ArrayWriter();

/** Such an array, to keep for as long as it takes. */
export const binaryArray = (type: number, values: readonly (string | null)[]): Buffer =>
  Buffer.from(shared.write(type, values));

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
