const LENGTH_OCTETS = 4;
/** A header alone; and room for a text of 64 KiB, the most that an optional parameter holds. */
const SHORTEST = 16;
const LONGEST = 0x11000;

const NOTHING = Buffer.alloc(0);

/** Cuts a stream of octets into PDUs. */
export class Frames {
  #rest: Buffer = NOTHING;

  /** The PDUs that are complete with this chunk; undefined when the stream is not made of PDUs, or not any more. */
  push(chunk: Buffer): readonly Buffer[] | undefined {
    const octets = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    const frames: Buffer[] = [];
    let at = 0;
    while (octets.length - at >= LENGTH_OCTETS) {
      const length = octets.readUInt32BE(at);
      if (length < SHORTEST || length > LONGEST) return undefined;
      if (octets.length - at < length) break;
      frames.push(octets.subarray(at, at + length));
      at += length;
    }
    this.#rest = octets.subarray(at);
    return frames;
  }
}
