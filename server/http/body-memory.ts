/** The bytes of the bodies of all requests that are under way. */
export class BodyMemory {
  readonly #most: number;
  #taken = 0;

  constructor(most: number) {
    this.#most = most;
  }

  lease(): BodyLease {
    let own = 0;
    return {
      // One body always fits, however small the setting: otherwise it could never be sent.
      reserve: (bytes) => {
        if (this.#taken > 0 && this.#taken + bytes > this.#most) return false;
        this.#taken += bytes;
        own += bytes;
        return true;
      },
      release: () => {
        this.#taken -= own;
        own = 0;
      },
    };
  }
}

/** What one request has taken; given back when it is answered, for its handler holds on to the body until then. */
export interface BodyLease {
  reserve(bytes: number): boolean;
  release(): void;
}
