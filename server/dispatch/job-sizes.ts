/** The most jobs that are taken at a time, however small they are. */
const MOST_JOBS = 100;

/**
 * How many jobs to take for about so many steps. A job is one message on a quiet day and a thousand on a busy one, and
 * only who has taken it knows; those of the same hour are alike.
 */
export class JobSizes {
  readonly #wanted: number;
  #average = 1;

  constructor(wanted: number) {
    this.#wanted = wanted;
    // Unknown at first: large ones must not come as a flood.
    this.#average = wanted / 4;
  }

  get limit(): number {
    return Math.max(1, Math.min(MOST_JOBS, Math.floor(this.#wanted / Math.max(1, this.#average))));
  }

  note(sizes: readonly number[]): void {
    const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
    // Larger ones count at once, smaller ones little by little.
    this.#average = mean > this.#average ? mean : (this.#average + mean) / 2;
  }
}
