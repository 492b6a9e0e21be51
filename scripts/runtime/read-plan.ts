import type { Deprecation } from "./deprecation.ts";
import type { UnionPlan } from "./fill.ts";
import type { Schema } from "./json-schema.ts";

/** How a value is read. Plans are referred to by name. */
export interface ReadPlan {
  /** Every member that the document knows here. */
  readonly members?: Readonly<Record<string, MemberRule>>;
  readonly items?: string;
  /** The plan of members that the document does not name. */
  readonly values?: string;
  /** What is read as the type that the schema asks for. */
  readonly coerce?: Coercion;
  /** Names that are not known here, and are dropped if they are empty. */
  readonly emptyNames?: readonly string[];
  /** Names that are not known here, and are dropped with a warning if their value fits the schema. */
  readonly ignored?: Readonly<Record<string, Schema>>;
  /** Plans of alternatives: each of them applies. */
  readonly also?: readonly string[];
  /** Plans of alternatives of which one is chosen by the value of a member. */
  readonly union?: UnionPlan;
}

export interface MemberRule {
  /** Other spellings of the name. */
  readonly also?: readonly string[];
  /** What counts as absent: any empty value, or only null, for a required member, which is then told to be missing. */
  readonly empty?: "any" | "null";
  /** Further values that count as absent, unless the object satisfies a schema or two of its members are the same. */
  readonly absent?: {
    readonly values: readonly unknown[];
    readonly unless?: Schema;
    readonly unlessEqual?: readonly [string, string];
  };
  /** What the member is read as if it is missing or does not satisfy the schema. */
  readonly otherwise?: { readonly value: unknown; readonly schema: Schema };
  /** Who sends the member is told. */
  readonly deprecated?: { readonly message: string; readonly deprecation: Deprecation };
  readonly plan?: string;
}

export type Coercion =
  /** Text that matches the pattern is read as a number. */
  | { readonly to: "number"; readonly pattern: string }
  /** A value of these types is read as its JSON text. */
  | { readonly to: "string"; readonly from: readonly ("number" | "boolean")[] }
  /** An object is read as a list of one. */
  | { readonly to: "list" };
