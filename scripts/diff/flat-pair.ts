import type { AlsoHeldTo, ExtensionRule, KeywordModule } from "../pipeline/plugin.ts";
import type { Change, Rating } from "./change.ts";
import type { Conjunction, Flat } from "./flat.ts";
import type { Direction, Step, Subject } from "./subject.ts";

/** What the plug-in knows of keywords and extensions that nobody else can. */
export interface OwnWords {
  readonly keywords: ReadonlyMap<string, KeywordModule>;
  readonly extensions: Readonly<Record<string, ExtensionRule>>;
  readonly alsoHeldTo: readonly AlsoHeldTo[];
}

/** One value before and after, as each comparison sees it. */
export interface FlatPair {
  readonly before: Flat;
  readonly after: Flat;
  readonly direction: Direction;
  /** The schemas add a rule to a value described elsewhere: a property they do not name is not missing. */
  readonly rule: boolean;
  readonly own: OwnWords;
  add(change: Change): void;
  /** Goes on with a part of the value. */
  follow(step: Step, before: Conjunction, after: Conjunction, options?: { readonly rule?: boolean }): void;
  /** Whether a property does not show in this direction (readOnly in requests, writeOnly in responses). */
  hides(side: "before" | "after", property: Conjunction): boolean;
  /** How many branches and properties two schemas have in common: which variant became which. */
  likeness(before: Conjunction, after: Conjunction): number;
  /** Whether the schemas say nothing of what a value may be. */
  isOpen(schemas: Conjunction, side: "before" | "after"): boolean;
  /** The schemas of one side as they were given. */
  whole(side: "before" | "after"): Conjunction;
  /** … without the choices in them. */
  without(side: "before" | "after"): Conjunction;
}

export type Comparison = (pair: FlatPair) => void;

type Told = Pick<Change, "keyword" | "before" | "after"> &
  Partial<Pick<Change, "member" | "hits" | "origin">> & { readonly say: (subject: Subject) => string };

/** Less is accepted, or less is answered. Breaks callers who send it. */
export function narrowed(pair: FlatPair, told: Told): void {
  pair.add({ rating: pair.direction === "request" ? "major" : "minor", ...told });
}

/** More is accepted, or more may be answered. `response` says how much that is for who reads it. */
export function widened(pair: FlatPair, told: Told, response: { rating: Rating; warning?: boolean } = CAREFUL): void {
  pair.add({ ...(pair.direction === "request" ? { rating: "minor" } : response), ...told });
}

/** A reader who takes what comes is not broken; one who relied on the old limits may be. */
export const CAREFUL = { rating: "minor", warning: true } as const;
export const BREAKS_READERS = { rating: "major" } as const;
