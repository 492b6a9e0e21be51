/** Counts the bytes of all bodies under way, so that memory is never what a body under way runs out of. */
export class BodyMemory {
  readonly #mostBytes: number;
  #takenBytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** Returns false when there is no room. Whoever gets room gives it back. */
  take(bytes: number): boolean {
    // One body always fits, however small the setting: otherwise it could never be sent.
    if (this.#takenBytes > 0 && this.#takenBytes + bytes > this.#mostBytes) return false;
    this.#takenBytes += bytes;
    return true;
  }

  giveBack(bytes: number): void {
    this.#takenBytes -= bytes;
  }
}
