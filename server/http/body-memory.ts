/** The bytes of the bodies of all requests that are under way. */
export class BodyMemory {
  readonly #most: number;
  #taken = 0;

  constructor(most: number) {
    this.#most = most;
  }

  lease(): BodyLease {
    return new BodyLease(this);
  }

  take(bytes: number): boolean {
    // One body always fits, however small the setting: otherwise it could never be sent.
    if (this.#taken > 0 && this.#taken + bytes > this.#most) return false;
    this.#taken += bytes;
    return true;
  }

  giveBack(bytes: number): void {
    this.#taken -= bytes;
  }
}

/** What one request has taken; given back when it is answered, for its handler holds on to the body until then. */
export class BodyLease {
  readonly #memory: BodyMemory;
  #own = 0;

  constructor(memory: BodyMemory) {
    this.#memory = memory;
  }

  reserve(bytes: number): boolean {
    if (!this.#memory.take(bytes)) return false;
    this.#own += bytes;
    return true;
  }

  release(): void {
    this.#memory.giveBack(this.#own);
    this.#own = 0;
  }
}
