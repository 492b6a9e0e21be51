import { Random } from "../e2e/fronts/random.ts";

/** Everything that the search does by chance goes through here. */
export class Chance extends Random {
  /** True with this probability. */
  flip(probability: number): boolean {
    return this.below(10_000) < probability * 10_000;
  }

  oneOf<Value>(values: readonly Value[]): Value {
    if (values.length === 0) throw new Error("There is nothing to pick from");
    return values[this.below(values.length)] as Value;
  }
}
