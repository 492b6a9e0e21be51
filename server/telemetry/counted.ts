import type { Figures, Row } from "./figures.ts";

interface About {
  readonly name: string;
  readonly help: string;
}

interface Count {
  readonly labels: Row["labels"];
  value: number;
}

/** The counts under the first value of a label, and so on: nothing is made of the values to look one up. */
interface Counts {
  own: Count | undefined;
  readonly under: Map<string, Counts>;
}

const noCounts = (): Counts => ({ own: undefined, under: new Map() });

/** What happens, by labels; their values come in the order of their names. */
export class Counted {
  readonly #all: Count[] = [];
  readonly #counts = noCounts();
  readonly #labelNames: readonly string[];

  constructor(figures: Figures, { labelNames = [], ...about }: About & { readonly labelNames?: readonly string[] }) {
    this.#labelNames = labelNames;
    // Known from the start where there is only one of it: an alarm may ask for it before it happens.
    if (labelNames.length === 0) this.add([], 0);
    figures.add({ ...about, type: "counter", rows: () => this.#all });
  }

  add(values: readonly string[] = [], by = 1): void {
    let counts = this.#counts;
    for (const value of values) {
      const known = counts.under.get(value);
      const under = known ?? noCounts();
      if (known === undefined) counts.under.set(value, under);
      counts = under;
    }
    counts.own ??= this.#begin(values);
    counts.own.value += by;
  }

  #begin(values: readonly string[]): Count {
    const labels = Object.fromEntries(this.#labelNames.map((name, index) => [name, values[index] ?? ""]));
    const count = { labels, value: 0 };
    this.#all.push(count);
    return count;
  }
}

/** How large or long something is, each time: counted by upper bounds. */
export class Measured {
  readonly #bounds: readonly number[];
  /** How many were as large as each bound at most; the last were larger than all of them. */
  readonly #within: Float64Array;
  #sum = 0;

  constructor(bounds: readonly number[]) {
    this.#bounds = bounds;
    this.#within = new Float64Array(bounds.length + 1);
  }

  add(value: number): void {
    let index = 0;
    while (index < this.#bounds.length && value > (this.#bounds[index] ?? 0)) index++;
    this.#within[index] = (this.#within[index] ?? 0) + 1;
    this.#sum += value;
  }

  /** The lines of a histogram of that name. */
  rows(name: string, labels: Row["labels"] = {}): Row[] {
    let count = 0;
    const buckets = [...this.#bounds, "+Inf"].map((le, index): Row => {
      count += this.#within[index] ?? 0;
      return { metricName: `${name}_bucket`, labels: { le, ...labels }, value: count };
    });
    return [
      ...buckets,
      { metricName: `${name}_sum`, labels, value: this.#sum },
      { metricName: `${name}_count`, labels, value: count },
    ];
  }
}
