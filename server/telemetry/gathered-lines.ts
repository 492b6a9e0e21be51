import { destination } from "pino";

/** As much as is handed on at once. */
const CHUNK_CHARACTERS = 65_536;
/** A line of a quiet day is not kept longer than this. */
const LONGEST_WAIT_MS = 500;

let output: GatheredLines | undefined;

/** One for all logs of a process. */
export function standardOutput(): GatheredLines {
  output ??= new GatheredLines();
  return output;
}

/**
 * Standard output, written asynchronously: a slow terminal or disk must not hold up a request. Lines are gathered here,
 * because the destination measures all that it holds anew for every line it is given.
 */
class GatheredLines {
  readonly #destination;
  #held = "";

  constructor() {
    // Before the destination asks for the same: what is held here is handed on first.
    process.once("exit", () => this.#handOn());
    // With a least length of nothing it would take every flush for done at once.
    this.#destination = destination({ dest: 1, sync: false, minLength: 1 });
    setInterval(() => this.#handOn(), LONGEST_WAIT_MS).unref();
  }

  write(line: string): void {
    this.#held += line;
    if (this.#held.length >= CHUNK_CHARACTERS) this.#handOn();
  }

  flush(done: (error?: Error) => void): void {
    this.#handOn();
    this.#destination.flush(done);
  }

  #handOn(): void {
    if (this.#held === "") return;
    const lines = this.#held;
    this.#held = "";
    this.#destination.write(lines);
  }
}
