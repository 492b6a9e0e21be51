import { type Deprecation, describeDeprecation } from "../runtime/deprecation.ts";
import type { Json } from "../schema/json.ts";
import type { Rating } from "./change.ts";
import { formerly } from "./wording.ts";

/** A change of what the document says about a deprecation; `words` name what is deprecated. */
export interface DeprecationChange {
  readonly rating: Rating;
  readonly warning?: boolean;
  readonly keyword: "deprecated" | "x-sunset";
  readonly before: Json | undefined;
  readonly after: Json | undefined;
  describe(words: string): string;
}

/** That something is no longer deprecated is a note; `compareTexts` has it. */
export function compareDeprecations(
  before: Deprecation | undefined,
  after: Deprecation | undefined,
): DeprecationChange | undefined {
  if (after === undefined) return undefined;
  if (before === undefined) {
    const describe = (words: string): string => `${words} is ${describeDeprecation(after)}`;
    return { rating: "minor", keyword: "deprecated", before: false, after: true, describe };
  }
  const [old, now] = [before.sunset, after.sunset];
  if (old === now) return undefined;
  return { ...rateSunset(old, now), keyword: "x-sunset", before: old, after: now };
}

function rateSunset(
  old: string | undefined,
  now: string | undefined,
): Pick<DeprecationChange, "rating" | "warning" | "describe"> {
  if (now === undefined)
    return { rating: "minor", describe: (words) => `${words} no longer has a date on which it ends` };
  if (old === undefined) return { rating: "minor", warning: true, describe: (words) => `${words} now ends on ${now}` };
  if (now > old) return { rating: "minor", describe: (words) => `${words} ends later: on ${now}${formerly(old)}` };
  return { rating: "major", describe: (words) => `${words} ends earlier: on ${now}${formerly(old)}` };
}

/** How a removal is rated: who was told its date, and had until then, is not broken. `note` is added to the sentence. */
export function rateRemoval(
  deprecation: Deprecation | undefined,
  today: string,
): { readonly rating: Rating; readonly warning: boolean; readonly note: string } {
  const { sunset } = deprecation ?? {};
  if (sunset !== undefined && sunset <= today)
    return { rating: "minor", warning: true, note: `; it was deprecated, and ended on ${sunset}` };
  const note = sunset === undefined ? "; it was deprecated" : `; it was deprecated, and ends on ${sunset} only`;
  return { rating: "major", warning: false, note: deprecation === undefined ? "" : note };
}
