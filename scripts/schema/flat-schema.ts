import type { Json } from "./json.ts";
import type { Numeric } from "./numeric.ts";
import type { UnionBy } from "./union-mark.ts";
import type { Schema } from "./walk.ts";

/** Schemas that a value must satisfy all at once. An empty list accepts any value. */
export type Conjunction = readonly Schema[];

/** `oneOf` or `anyOf`. */
export interface Union {
  readonly keyword: "oneOf" | "anyOf";
  readonly branches: readonly Schema[];
  /** The property that selects the branch, with the values of each branch. */
  readonly by?: UnionBy;
}

/** `if`, `then` and `else`. */
export interface Condition {
  readonly if: Schema;
  readonly then: Conjunction;
  readonly else: Conjunction;
}

/** `contains`: how many entries of a list must satisfy a schema. */
export interface Contained {
  readonly schema: Schema;
  readonly min: number;
  readonly max: number;
}

/** A conjunction as one schema: `allOf` and `$ref` are followed, and each keyword is in one place. */
export class FlatSchema {
  /** The schema is `false`: it accepts no value. */
  rejectsAll = false;
  /** undefined: any. */
  types: Set<string> | undefined;
  /** `enum` and `const`; undefined: any. */
  values: Json[] | undefined;
  /** Limits by their keyword, the strictest of each. */
  readonly limits = new Map<string, Numeric>();
  /** `multipleOf`, all of them. */
  readonly multiples: number[] = [];
  readonly patterns: string[] = [];
  readonly formats: string[] = [];
  readonly properties = new Map<string, Conjunction>();
  readonly required = new Set<string>();
  readonly patternProperties = new Map<string, Conjunction>();
  /** `additionalProperties`; if it includes `false`, the object is closed. */
  readonly additional: Schema[] = [];
  readonly items: Schema[] = [];
  readonly prefixItems: Conjunction[] = [];
  /** `contains`, by the canonical text of its schema. */
  readonly contains = new Map<string, Contained>();
  readonly propertyNames: Schema[] = [];
  readonly dependentRequired = new Map<string, ReadonlySet<string>>();
  readonly unions: Union[] = [];
  readonly conditions = new Map<string, Condition>();
  /** Keywords that are compared as a whole: for each keyword, its values by their canonical text. */
  readonly otherKeywords = new Map<string, ReadonlyMap<string, Json>>();
  /** `default`, `deprecated` and extensions (`x-…`): the outermost of each. */
  readonly annotations = new Map<string, Json>();
  /** Schema keywords of the plug-in, all values of each. */
  readonly pluginKeywords = new Map<string, readonly Json[]>();
  /** The place of each keyword in the components, if it is in one. */
  readonly origins = new Map<string, string>();
}
