import type { Budgets } from "../store/budgets.ts";

export interface RateOptions {
  readonly carrier: string;
  readonly budgets: Pick<Budgets, "take" | "giveBack">;
  /** Undefined: as many as the carrier takes. */
  readonly perSecond: number | undefined;
}

/** How many messages a second one carrier is given, by all processes together. */
export class Rate {
  readonly #options: RateOptions;
  readonly #name: string;

  constructor(options: RateOptions) {
    this.#options = options;
    this.#name = `carrier:${options.carrier}`;
  }

  /** As many as may go now, at most `wanted`; 0: none for the moment. */
  async take(wanted: number): Promise<number> {
    const { budgets, perSecond } = this.#options;
    if (perSecond === undefined) return wanted;
    // A carrier counts by the second: what was not used is not saved up for a burst beyond a quarter of it.
    const capacity = Math.max(1, Math.ceil(perSecond / 4));
    const cost = Math.min(wanted, Math.max(1, Math.floor(capacity / 2)));
    const { allowed } = await budgets.take(this.#name, "submit", { capacity, perSecond }, cost);
    return allowed ? cost : 0;
  }

  /** For what was taken and not used. */
  giveBack(count: number): void {
    if (count > 0 && this.#options.perSecond !== undefined) this.#options.budgets.giveBack(this.#name, "submit", count);
  }
}
