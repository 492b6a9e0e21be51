import type { Budgets } from "../store/budgets.ts";

export interface CarrierRateOptions {
  readonly carrier: string;
  readonly budgets: Pick<Budgets, "take" | "giveBack">;
  /** Undefined: as many as the carrier takes. */
  readonly perSecond: number | undefined;
}

/** How many messages a second all processes together submit to one carrier. */
export class CarrierRate {
  readonly #options: CarrierRateOptions;
  readonly #budgetName: string;

  constructor(options: CarrierRateOptions) {
    this.#options = options;
    this.#budgetName = `carrier:${options.carrier}`;
  }

  /** Returns how many may be submitted now, at most `wanted`. */
  async take(wanted: number): Promise<number> {
    const { budgets, perSecond } = this.#options;
    if (perSecond === undefined) return wanted;
    // A carrier counts by the second: no more than a quarter of it is saved up for a burst.
    const capacity = Math.max(1, Math.ceil(perSecond / 4));
    const cost = Math.min(wanted, Math.max(1, Math.floor(capacity / 2)));
    const { allowed } = await budgets.take(this.#budgetName, "submit", { capacity, perSecond }, cost);
    return allowed ? cost : 0;
  }

  /** For what was taken and not used. */
  giveBack(count: number): void {
    const { budgets, perSecond } = this.#options;
    if (count > 0 && perSecond !== undefined) budgets.giveBack(this.#budgetName, "submit", count);
  }
}
