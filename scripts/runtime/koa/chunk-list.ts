const NO_BYTES = Buffer.alloc(0);

/** Each Buffer takes some hundred bytes besides its content, so smaller ones are copied into blocks of this size. */
const BLOCK_BYTES = 16_384;

/** The chunks of a body that have arrived. They take little more memory than their bytes, however small they are. */
export class ChunkList {
  readonly #chunks: Buffer<ArrayBuffer>[] = [];
  #block = NO_BYTES;
  #usedOfBlock = 0;
  #length = 0;

  add(chunk: Buffer<ArrayBuffer>): void {
    // Most bodies are a single chunk, which is kept as it is.
    const isKept = this.#length === 0 || chunk.length >= BLOCK_BYTES;
    this.#length += chunk.length;
    if (isKept) {
      this.#endBlock();
      this.#chunks.push(chunk);
      return;
    }
    if (this.#usedOfBlock + chunk.length > this.#block.length) {
      this.#endBlock();
      this.#block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
    }
    this.#usedOfBlock += chunk.copy(this.#block, this.#usedOfBlock);
  }

  join(): Buffer<ArrayBuffer> {
    this.#endBlock();
    const [first = NO_BYTES] = this.#chunks;
    return this.#chunks.length <= 1 ? first : Buffer.concat(this.#chunks, this.#length);
  }

  #endBlock(): void {
    if (this.#usedOfBlock > 0) this.#chunks.push(this.#block.subarray(0, this.#usedOfBlock));
    this.#block = NO_BYTES;
    this.#usedOfBlock = 0;
  }
}
