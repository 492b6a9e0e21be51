import type { KeywordModule, Plugin } from "../document/plugin.ts";
import type { Conjunction, FlatSchema } from "../schema/flat-schema.ts";
import type { Change, Rating } from "./change.ts";
import { READING_RULES } from "./reading-rules.ts";
import type { Relation } from "./relate-patterns.ts";
import type { Direction, Step } from "./wording.ts";

/** What the plug-in says about its own keywords and extensions, and the day for which changes are rated. */
export interface PluginRules extends Pick<Plugin, "extensions" | "alsoHeldTo"> {
  /** The day of the comparison, `YYYY-MM-DD`: what has ended by then may be removed. */
  readonly today: string;
  readonly keywords: ReadonlyMap<string, KeywordModule>;
}

export const getPluginRules = (
  { keywords, extensions, alsoHeldTo }: Plugin,
  today = new Date().toISOString().slice(0, 10),
): PluginRules => ({
  today,
  keywords: new Map(keywords.map(({ module }) => [module.keyword, module])),
  extensions: { ...READING_RULES, ...extensions },
  alsoHeldTo,
});

export type Side = "before" | "after";

/** One value before and after, as each comparison receives it. */
export interface SchemaPair {
  readonly before: FlatSchema;
  readonly after: FlatSchema;
  readonly direction: Direction;
  readonly rules: PluginRules;
  /** The schemas only add rules to a value that other schemas describe: a property that they do not name is not missing. */
  readonly isPartial: boolean;
  /** The schemas of each side before they were flattened. */
  readonly schemas: Readonly<Record<Side, Conjunction>>;
  add(change: Change): void;
  /** Continues with a part of the value. */
  follow(step: Step, before: Conjunction, after: Conjunction, options?: { readonly isPartial?: boolean }): void;
  /** Whether a property is left out in this direction (readOnly in requests, writeOnly in responses). */
  hides(side: Side, property: Conjunction): boolean;
  flatten(schemas: Conjunction, side: Side): FlatSchema;
  /** Whether some values that the schemas of before accept are refused by those of after, and the other way round. */
  relate(before: Conjunction, after: Conjunction): Relation;
  /** The schemas of one side without their `oneOf` and `anyOf`. */
  withoutUnions(side: Side): Conjunction;
}

export type Comparison = (pair: SchemaPair) => void;

interface Severity {
  readonly rating: Rating;
  readonly warning?: boolean;
}

export const MAJOR: Severity = { rating: "major" };
export const MINOR: Severity = { rating: "minor" };
/** A reader that accepts every value is not broken; one that relied on the old limits may be. */
export const WARNING: Severity = { rating: "minor", warning: true };

/** What changed. By default the origin is the place of the keyword. */
type Details = Partial<Pick<Change, "before" | "after" | "member" | "affects" | "branches" | "origin">>;

export function addChange(
  pair: SchemaPair,
  severity: Severity,
  keyword: string,
  details: Details,
  describe: Change["describe"],
): void {
  const origin = pair.after.origins.get(keyword) ?? pair.before.origins.get(keyword);
  pair.add({ ...severity, keyword, before: undefined, after: undefined, origin, describe, ...details });
}

/** Fewer values are accepted or answered. This breaks callers that send such a value. */
export function addNarrowed(pair: SchemaPair, keyword: string, details: Details, describe: Change["describe"]): void {
  addChange(pair, pair.direction === "request" ? MAJOR : MINOR, keyword, details, describe);
}

/** Some values are no longer accepted or answered, and others are new; or it is not known which. */
export function addBoth(pair: SchemaPair, keyword: string, details: Details, describe: Change["describe"]): void {
  addChange(pair, pair.direction === "request" ? MAJOR : WARNING, keyword, details, describe);
}

/** More values are accepted or answered. `inResponse` says how severe that is for callers that read the value. */
export function addWidened(
  pair: SchemaPair,
  keyword: string,
  { inResponse = WARNING, ...details }: Details & { readonly inResponse?: Severity },
  describe: Change["describe"],
): void {
  addChange(pair, pair.direction === "request" ? MINOR : inResponse, keyword, details, describe);
}
