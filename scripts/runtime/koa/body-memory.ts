/** One caller may hold this part of the memory for all bodies, so that a single one cannot keep the others out. */
const SHARE_OF_A_CALLER = 1 / 4;

/** Limits the bytes of all bodies that are read or handled at the same time, so that they cannot fill the memory. */
export class BodyMemory {
  readonly #maxBytes: number;
  readonly #maxBytesOfCaller: number;
  #heldBytes = 0;
  readonly #heldByCaller = new Map<string, number>();

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
    this.#maxBytesOfCaller = maxBytes * SHARE_OF_A_CALLER;
  }

  get heldBytes(): number {
    return this.#heldBytes;
  }

  /** Whether a body that holds `own` bytes may hold so many more. */
  hasRoom(bytes: number, own: number, caller: string | undefined): boolean {
    // A single body always fits, even above the limit: otherwise it could never be sent.
    if (this.#heldBytes > own && this.#heldBytes + bytes > this.#maxBytes) return false;
    const ofCaller = caller === undefined ? 0 : (this.#heldByCaller.get(caller) ?? 0);
    return ofCaller <= own || ofCaller + bytes <= this.#maxBytesOfCaller;
  }

  hold(bytes: number, caller: string | undefined): void {
    this.#heldBytes += bytes;
    if (caller === undefined) return;
    const ofCaller = (this.#heldByCaller.get(caller) ?? 0) + bytes;
    if (ofCaller > 0) this.#heldByCaller.set(caller, ofCaller);
    else this.#heldByCaller.delete(caller);
  }
}

/**
 * The memory of one body. It is reserved for the bytes that have arrived and not for those that were announced: who sends nothing holds
 * nothing.
 */
export class BodyReservation {
  readonly #memory: BodyMemory;
  readonly #findCaller: () => string | undefined;
  #caller: string | undefined;
  #bytes = 0;

  /** `findCaller` is called when the body is read, because only then the caller is known. */
  constructor(memory: BodyMemory, findCaller: () => string | undefined) {
    this.#memory = memory;
    this.#findCaller = findCaller;
  }

  /** Called before the body is read. Returns false if there is no room for its length now. */
  begin(announcedBytes: number): boolean {
    this.#caller = this.#findCaller();
    return this.#memory.hasRoom(announcedBytes, 0, this.#caller);
  }

  /** Returns false if the limit is reached. */
  reserve(bytes: number): boolean {
    if (!this.#memory.hasRoom(bytes, this.#bytes, this.#caller)) return false;
    this.#memory.hold(bytes, this.#caller);
    this.#bytes += bytes;
    return true;
  }

  release(): void {
    if (this.#bytes > 0) this.#memory.hold(-this.#bytes, this.#caller);
    this.#bytes = 0;
  }
}
