const FIRST_DELAY_MS = 250;
export const LONGEST_DELAY_MS = 30_000;
/** So many deaths in a row with no process ready end the parent: whoever started it must know. */
export const MAX_DEATHS_IN_A_ROW = 10;

/** How long to wait before the next start, after so many that ended early. */
export const getRestartDelayMs = (endedEarly: number): number =>
  Math.min(FIRST_DELAY_MS * 2 ** endedEarly, LONGEST_DELAY_MS);

/** Says when to give up: while one process serves, the others are tried for ever. */
export class RestartLimit {
  #deathsInARow = 0;

  onReady(): void {
    this.#deathsInARow = 0;
  }

  /** Returns whether it is time to give up. */
  onDied(isAnyReady: boolean): boolean {
    this.#deathsInARow = isAnyReady ? 0 : this.#deathsInARow + 1;
    return this.#deathsInARow >= MAX_DEATHS_IN_A_ROW;
  }
}
