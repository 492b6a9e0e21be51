import type { Json } from "../pipeline/json.ts";
import type { Subject } from "./subject.ts";

/** By the version step it asks for. */
export type Rating = "major" | "minor" | "patch";

export const RATINGS: readonly Rating[] = ["major", "minor", "patch"];

/** What changed about a value, wherever that value stands. */
export interface Change {
  readonly rating: Rating;
  /** Not breaking by itself, but a caller who relied on the old state should look. */
  readonly warning?: boolean;
  readonly keyword: string;
  /** The member of the value that it is about, if it is about one. */
  readonly member?: string;
  /** `needed`: it hits callers that do not send the member. `used`: those that use the value or member. */
  readonly hits?: "needed" | "used";
  readonly before: Json | undefined;
  readonly after: Json | undefined;
  /** The component that holds the keyword; the same change reached on several ways is told once. */
  readonly origin?: string | undefined;
  say(subject: Subject): string;
}

/** Who notices a finding: everybody who uses the operation, or who uses or lacks one part of it. */
export type Use =
  | { readonly kind: "operation" }
  | { readonly kind: "parameter" | "header" | "field"; readonly name: string; readonly hits: "used" | "needed" };

/** A change at its place in the API. */
export interface Finding {
  readonly rating: Rating;
  readonly warning: boolean;
  /** undefined: it concerns the API as a whole. */
  readonly operation: string | undefined;
  /** The part of the operation, such as `request`, `response 200`, `query parameter limit`. */
  readonly part: string;
  /** `data.report[].code`; empty for the whole part. */
  readonly field: string;
  readonly keyword: string;
  /** One sentence, without the operation's name. */
  readonly sentence: string;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
  /** What makes two findings one: the same component's keyword, changed in the same way. */
  readonly group: string;
  readonly use: Use;
  /** Fields of responses whose lists of values this says more of. */
  readonly explains?: readonly string[];
}

/** The higher of ratings; undefined when there are none. */
export const highest = (ratings: Iterable<Rating>): Rating | undefined => {
  const all = new Set(ratings);
  return RATINGS.find((rating) => all.has(rating));
};
