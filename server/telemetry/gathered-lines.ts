import { destination } from "pino";

/** As much as is handed on at once. */
const CHUNK_BYTES = 65_536;
/** The most bytes that a unit of a string takes. */
const BYTES_PER_UNIT = 3;
/** A line of a quiet day is not kept longer than this. */
const LONGEST_WAIT_MS = 500;

let output: GatheredLines | undefined;

/** One for all logs of a process. */
export function standardOutput(): GatheredLines {
  output ??= new GatheredLines();
  return output;
}

/**
 * Standard output, written asynchronously: a slow terminal or disk must not hold up a request. Lines are gathered here, as
 * bytes, because the destination measures all that it holds anew for every line it is given.
 */
class GatheredLines {
  readonly #destination;
  #held: Buffer = Buffer.alloc(0);
  #length = 0;

  constructor() {
    // Before the destination asks for the same: what is held here is handed on first.
    process.once("exit", () => this.#handOn());
    // With a least length of nothing it would take every flush for done at once.
    const options = { dest: 1, sync: false, minLength: 1, contentMode: "buffer" };
    this.#destination = destination(options);
    setInterval(() => this.#handOn(), LONGEST_WAIT_MS).unref();
  }

  write(line: string): void {
    const most = line.length * BYTES_PER_UNIT;
    if (this.#length + most > this.#held.length) {
      this.#handOn();
      this.#held = Buffer.allocUnsafeSlow(Math.max(CHUNK_BYTES, most));
    }
    this.#length += this.#held.write(line, this.#length);
  }

  flush(done: (error?: Error) => void): void {
    this.#handOn();
    this.#destination.flush(done);
  }

  /** The bytes are the destination's from now on: what follows goes behind them. */
  #handOn(): void {
    if (this.#length === 0) return;
    this.#destination.write(this.#held.subarray(0, this.#length) as never);
    this.#held = this.#held.subarray(this.#length);
    this.#length = 0;
  }
}
