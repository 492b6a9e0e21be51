import { type Facetter, itemSchemas, memberSchemas, requiredNames } from "./facets.ts";
import { isObject } from "./json.ts";
import type { Schema } from "./walk.ts";

/** Nothing is that deep but a schema that requires itself. */
const HIGHEST = 12;

/** How many levels the smallest value of a schema has: by that the branch is chosen that comes to an end. */
export class Heights {
  readonly #facetter: Facetter;
  /** By schema: the levels with which a value can be made, and those with which it cannot. */
  readonly #known = new WeakMap<object, Map<number, boolean>>();

  constructor(facetter: Facetter) {
    this.#facetter = facetter;
  }

  of(schema: Schema): number {
    for (let levels = 0; levels < HIGHEST; levels++) if (this.#isWithin(schema, levels)) return levels;
    return HIGHEST;
  }

  /** The branches whose smallest values are the lowest. */
  lowest(branches: readonly Schema[]): readonly Schema[] {
    if (branches.length < 2) return branches;
    const heights = branches.map((branch) => this.of(branch));
    const least = Math.min(...heights);
    return branches.filter((_, index) => heights[index] === least);
  }

  #isWithin(schema: Schema, levels: number): boolean {
    if (typeof schema === "boolean") return schema;
    const known = this.#known.get(schema) ?? new Map<number, boolean>();
    this.#known.set(schema, known);
    const before = known.get(levels);
    if (before !== undefined) return before;
    // A schema that leads back to itself without a level between has no value of its own.
    known.set(levels, false);
    const isWithin = this.#look(schema, levels);
    known.set(levels, isWithin);
    return isWithin;
  }

  #look(schema: Schema, levels: number): boolean {
    const { plain, unions, impossible } = this.#facetter.ofOne(schema);
    if (impossible) return false;
    if (!unions.every(({ branches }) => branches.some((branch) => this.#isWithin(branch, levels)))) return false;
    const isSimple = plain.some((facet) => "const" in facet || "enum" in facet);
    const isObjectOnly = plain.some(({ type }) => type === "object" || type === undefined);
    const inner = isSimple
      ? []
      : [
          ...(isObjectOnly ? requiredNames(plain).flatMap((name) => memberSchemas(plain, name)) : []),
          ...(plain.some(({ minItems }) => Number(minItems ?? 0) > 0) ? itemSchemas(plain, 0) : []),
        ];
    return inner.filter(isObject).every((one) => levels > 0 && this.#isWithin(one, levels - 1));
  }
}
