import { canonicalJson } from "../schema/canonical.ts";
import type { Json } from "../schema/json.ts";
import type { Branch } from "./branches.ts";
import type { ApiOperation } from "./read-document.ts";
import type { Subject } from "./wording.ts";

/** The part of the version that a change raises. */
export type Rating = "major" | "minor" | "patch";

export const RATINGS: readonly Rating[] = ["major", "minor", "patch"];

/** The highest of the ratings; undefined if there are none. */
export const highestRating = (ratings: Iterable<Rating>): Rating | undefined => {
  const all = new Set(ratings);
  return RATINGS.find((rating) => all.has(rating));
};

/** Which callers a change affects: those that use the value or member, or those that omit it. */
export type Affected = "using" | "omitting";

/** A change of a schema, independent of where that schema is used. */
export interface Change {
  readonly rating: Rating;
  /** The change is not breaking, but callers that relied on the old state should check it. */
  readonly warning?: boolean;
  readonly keyword: string;
  /** The property of the value that changed, if it is one property. */
  readonly member?: string;
  readonly affects?: Affected;
  /** The change is about values of these branches only. */
  readonly branches?: readonly Branch[];
  readonly before: Json | undefined;
  readonly after: Json | undefined;
  /** The component that holds the keyword. The same change reached in several ways is reported once. */
  readonly origin?: string | undefined;
  /** The sentence about the change; `label` names the value or its member. */
  describe(label: string, subject: Subject): string;
}

/** The part of an operation that a change is about; decides which partners it concerns. */
export type Scope =
  | { readonly kind: "operation" }
  | { readonly kind: "parameter" | "header" | "field"; readonly name: string; readonly affects: Affected };

/** A change at one place of the API. */
export interface ApiChange {
  readonly rating: Rating;
  readonly warning: boolean;
  /** undefined: the change is about the API as a whole. */
  readonly operation: string | undefined;
  /** The part of the operation, such as `request`, `response 200`, `query parameter limit`. */
  readonly part: string;
  /** `data.report[].code`; empty for the whole part. */
  readonly field: string;
  /** Where the change applies, as it ends the sentence: " (when `kind` is `cat`)"; empty: wherever the field is. */
  readonly condition: string;
  readonly keyword: string;
  /** One sentence, without the operation's name. */
  readonly sentence: string;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
  /** Changes with the same key are one change: the same keyword of the same component, changed in the same way. */
  readonly groupKey: string;
  readonly scope: Scope;
  /** The change is not written in the document: the plug-in derives it from another one. */
  readonly derived?: boolean;
  /** Response fields whose enum changes follow from this change and are not reported again. */
  readonly explains?: readonly string[];
}

export type ApiChangeDetails = Partial<Omit<ApiChange, "rating" | "keyword" | "sentence" | "operation" | "groupKey">>;

/** A change about an operation itself or, without an operation, about the API as a whole. */
export function newApiChange(
  operation: ApiOperation | undefined,
  rating: Rating,
  keyword: string,
  sentence: string,
  details: ApiChangeDetails = {},
): ApiChange {
  const { part = "operation" } = details;
  return {
    rating,
    warning: false,
    operation: operation?.id,
    part,
    field: "",
    condition: "",
    keyword,
    sentence,
    before: undefined,
    after: undefined,
    groupKey: canonicalJson([part, keyword, sentence]),
    scope: { kind: "operation" },
    ...details,
  };
}
