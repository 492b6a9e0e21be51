/** Lines of a new kind that are written whole, and those in each later interval while it goes on. */
const FIRST_LINES = 5;
const LATER_LINES = 1;
export const INTERVAL_MS = 10_000;

interface Kind {
  /** Lines that may still be written in this interval. */
  room: number;
  leftOut: number;
  readonly writeSummary: (leftOut: number) => void;
}

/**
 * Decides which lines of a kind are written when it repeats: the first few, then one in each interval, and at the end of the interval how
 * many were left out. Otherwise a database that is away, or a flood of wrong passwords, would fill the disk with the same line.
 */
export class RepeatedLines {
  readonly #kinds = new Map<string, Kind>();

  /** Whether to write this line. `writeSummary` is called later with the number of lines that were not written. */
  admit(name: string, writeSummary: Kind["writeSummary"]): boolean {
    let kind = this.#kinds.get(name);
    if (kind === undefined) {
      kind = { room: FIRST_LINES, leftOut: 0, writeSummary };
      this.#kinds.set(name, kind);
      this.#endLater(name, kind);
    }
    if (kind.room > 0) {
      kind.room--;
      return true;
    }
    kind.leftOut++;
    return false;
  }

  /** Writes all summaries now, because the process ends. */
  flush(): void {
    for (const kind of this.#kinds.values()) summarise(kind);
  }

  #endLater(name: string, kind: Kind): void {
    setTimeout(() => {
      if (kind.leftOut === 0) {
        this.#kinds.delete(name);
        return;
      }
      summarise(kind);
      kind.room = LATER_LINES;
      this.#endLater(name, kind);
    }, INTERVAL_MS).unref();
  }
}

function summarise(kind: Kind): void {
  if (kind.leftOut > 0) kind.writeSummary(kind.leftOut);
  kind.leftOut = 0;
}
