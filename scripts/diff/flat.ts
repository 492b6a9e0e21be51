import type { Schema } from "../ir/schema.ts";
import type { Json } from "../pipeline/json.ts";

/** Several schemas that hold at once: one value, all its conditions. None at all: anything will do. */
export type Conjunction = readonly Schema[];

/** A choice between schemas. */
export interface Union {
  readonly keyword: "oneOf" | "anyOf";
  readonly branches: readonly Schema[];
  /** The property that tells the branches apart, with each branch's values. */
  readonly by?: { readonly property: string; readonly values: readonly (readonly Json[])[] };
}

/** What holds only for values that fit `if`. */
export interface Condition {
  readonly if: Schema;
  readonly then: Conjunction;
  readonly else: Conjunction;
}

/** Where a keyword was found: the component, if in one. */
export type Origins = ReadonlyMap<string, string>;

/** A conjunction as one schema: `allOf` and `$ref` followed, each keyword in one place. */
export interface Flat {
  /** `false`: no value fits. */
  readonly never: boolean;
  /** undefined: any. */
  readonly types: ReadonlySet<string> | undefined;
  /** `enum` and `const`; undefined: any. */
  readonly values: readonly Json[] | undefined;
  /** Bounds by their keyword, the tightest of each. */
  readonly bounds: ReadonlyMap<string, number>;
  readonly patterns: readonly string[];
  readonly formats: readonly string[];
  readonly properties: ReadonlyMap<string, Conjunction>;
  readonly required: ReadonlySet<string>;
  readonly patternProperties: ReadonlyMap<string, Conjunction>;
  /** What other properties must be; a `false` among them closes the object. */
  readonly additional: Conjunction;
  readonly items: Conjunction;
  readonly prefixItems: readonly Conjunction[];
  readonly dependentRequired: ReadonlyMap<string, ReadonlySet<string>>;
  readonly unions: readonly Union[];
  readonly conditions: ReadonlyMap<string, Condition>;
  /** Keywords that are compared as a whole: by keyword, each demand by its canonical text. */
  readonly others: ReadonlyMap<string, ReadonlyMap<string, Json>>;
  /** `x-…`, and the remarks that mean something to a caller: the outermost of each. */
  readonly remarks: ReadonlyMap<string, Json>;
  /** Own keywords of the document, all values of each. */
  readonly ownKeywords: ReadonlyMap<string, readonly Json[]>;
  readonly origins: Origins;
}
