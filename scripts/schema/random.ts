import fc from "fast-check";

/** Draws from the seeded source of one case: everything that a case does by chance goes through here. */
export class Random {
  /** The first and smallest of everything is drawn: nothing is left to chance. */
  readonly isLeast: boolean = false;
  readonly #random: fc.Random;
  readonly #bias: number | undefined;

  constructor(random: fc.Random, bias: number | undefined) {
    this.#random = random;
    this.#bias = bias;
  }

  integer(least: number, most: number): number {
    return this.#random.nextInt(least, Math.max(least, most));
  }

  /** True with this probability. */
  flip(probability: number): boolean {
    return this.integer(0, 9999) < probability * 10_000;
  }

  pick<Value>(values: readonly Value[]): Value {
    const picked = values[this.integer(0, values.length - 1)];
    if (picked === undefined && values.length === 0) throw new Error("There is nothing to pick from");
    return picked as Value;
  }

  /** One of these, drawn as often as its weight says. */
  weighted<Value>(choices: readonly (readonly [weight: number, value: Value])[]): Value {
    let left = this.integer(0, choices.reduce((sum, [weight]) => sum + weight, 0) - 1);
    for (const [weight, value] of choices) {
      left -= weight;
      if (left < 0) return value;
    }
    throw new Error("There is nothing to draw from");
  }

  from<Value>(arbitrary: fc.Arbitrary<Value>): Value {
    return arbitrary.generate(this.#random, this.#bias).value;
  }

  list<Value>(least: number, most: number, make: (index: number) => Value): Value[] {
    return Array.from({ length: this.integer(least, most) }, (_, index) => make(index));
  }
}

/** What is made with it is the same each time, and as small as it can be. */
class LeastRandom extends Random {
  override readonly isLeast = true;

  constructor() {
    super(undefined as never, undefined);
  }

  override integer(least: number): number {
    return least;
  }

  override flip(): boolean {
    return false;
  }

  override weighted<Value>([first]: readonly (readonly [weight: number, value: Value])[]): Value {
    if (first === undefined) throw new Error("There is nothing to draw from");
    return first[1];
  }

  override from<Value>(arbitrary: fc.Arbitrary<Value>): Value {
    return fc.sample(arbitrary, { seed: 1, numRuns: 1 })[0] as Value;
  }
}

const LEAST = new LeastRandom();

/** Draws with a seed. With 0 the first and smallest of everything is drawn. */
export function drawWithSeed<Value>(seed: number, draw: (random: Random) => Value): Value {
  if (seed === 0) return draw(LEAST);
  return fc.sample(
    drawn(draw, () => []),
    { seed, numRuns: 1 },
  )[0] as Value;
}

/**
 * A fast-check arbitrary of two plain functions: one that draws a value, and one that names simpler ones. The simpler ones
 * follow from the value alone, so a request that fails is cut down as what it is and not as how it came about.
 */
export function drawn<Value>(
  draw: (random: Random) => Value,
  simpler: (value: Value) => Iterable<Value>,
): fc.Arbitrary<Value> {
  return new Drawn(draw, simpler);
}

class Drawn<Value> extends fc.Arbitrary<Value> {
  readonly #draw: (random: Random) => Value;
  readonly #simpler: (value: Value) => Iterable<Value>;

  constructor(draw: (random: Random) => Value, simpler: (value: Value) => Iterable<Value>) {
    super();
    this.#draw = draw;
    this.#simpler = simpler;
  }

  override generate(random: fc.Random, bias: number | undefined): fc.Value<Value> {
    return new fc.Value(this.#draw(new Random(random, bias)), undefined);
  }

  override canShrinkWithoutContext(value: unknown): value is Value {
    return value !== undefined;
  }

  override shrink(value: Value): fc.Stream<fc.Value<Value>> {
    const simpler = this.#simpler;
    return fc.stream(
      (function* () {
        for (const next of simpler(value)) yield new fc.Value(next, undefined);
      })(),
    );
  }
}
