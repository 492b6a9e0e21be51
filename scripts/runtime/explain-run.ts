// What one walk carries with it: the vocabulary, the caps, and what was already found out.

import { ownMessage } from "./explain-message.ts";
import type { Book, Chain, Place, RawFault } from "./explain-place.ts";
import { BUILT_IN_RULES, type KeywordRule } from "./explain-rules.ts";
import type { Seen } from "./explain-seen.ts";
import type { Definitions, Schema, SchemaObject } from "./json-schema.ts";

export interface Vocabulary {
  defs: Definitions;
  keywords: readonly KeywordRule[];
  /** Checks of string formats; a format that is not named here is not checked. */
  formats: Readonly<Record<string, (value: string) => boolean>>;
  maxDepth?: number;
}

/** What is said when no branch of a union holds. */
export type Verdict =
  | { readonly say: "branch"; readonly branch: Schema }
  /** The value is none of those that the branches allow; at a field, where the branches differ by it. */
  | {
      readonly say: "values";
      readonly values: readonly unknown[];
      readonly field?: string;
      readonly node: SchemaObject;
    }
  | { readonly say: "types"; readonly types: readonly string[] }
  /** Fields that every branch wants, or the sets of fields of which one is wanted. */
  | { readonly say: "required"; readonly fields: readonly string[] }
  | { readonly say: "alternatives"; readonly sets: readonly (readonly string[])[] };

export interface Decision {
  readonly verdict: Verdict;
  /** What the branches have looked at, for what stands beside the union. */
  readonly seen: Seen;
}

/**
 * Applies a schema to a value. With a place, notes every fault there and always answers; without one,
 * stops at the first fault and answers undefined.
 */
export type Apply = (
  run: Run,
  schema: Schema,
  data: unknown,
  place?: Place | undefined,
  outer?: Chain | undefined,
) => Seen | undefined;

export interface Run {
  readonly defs: Definitions;
  readonly formats: Vocabulary["formats"];
  readonly rules: ReadonlyMap<string, readonly KeywordRule[]>;
  readonly apply: Apply;
  readonly maxDepth: number;
  /** How deep in the data, and how many schemas inside one another. */
  depth: number;
  nesting: number;
  /** Schemas that may still be applied. At zero the walk ends; what it noted so far stands. */
  work: number;
  /** Whether this is the trial of a union's branch. */
  trying: boolean;
  stopped: boolean;
  /** Keeps a union inside a union from being checked again from every branch above it. */
  readonly checked: Map<SchemaObject, Map<object, Seen | undefined>>;
}

const MOST_WORK = 200_000;
const DEEPEST_DATA = 200;

export function startRun(vocabulary: Vocabulary, apply: Apply): Run {
  const rules = new Map<string, KeywordRule[]>();
  for (const rule of [...BUILT_IN_RULES, ...vocabulary.keywords]) {
    rules.set(rule.appliesTo, [...(rules.get(rule.appliesTo) ?? []), rule]);
  }
  return {
    defs: vocabulary.defs,
    formats: vocabulary.formats,
    rules,
    apply,
    maxDepth: vocabulary.maxDepth ?? DEEPEST_DATA,
    depth: 0,
    nesting: 0,
    work: MOST_WORK,
    trying: false,
    stopped: false,
    checked: new Map(),
  };
}

export function newBook(limit: number = Number.POSITIVE_INFINITY): Book {
  return { left: limit };
}

/**
 * Notes a fault. Answers whether the walk goes on: it does with a place to note faults at, and ends at
 * once without one.
 */
export function note(run: Run, place: Place | undefined, fault: RawFault): boolean {
  if (place === undefined) return false;
  // After the work ran out the answers of inner checks mean nothing, so nothing more is noted.
  if (run.stopped) return true;
  const words =
    fault.chain === undefined || fault.about === "missing" ? undefined : ownMessage(fault.chain.node, fault.keyword);
  place.faults.push(words === undefined ? fault : { ...fault, message: words });
  place.book.left -= 1;
  if (place.book.left <= 0) run.stopped = true;
  return true;
}

/** The common case: the value itself breaks a keyword of the innermost node. */
export function noteValue(
  run: Run,
  place: Place | undefined,
  chain: Chain | undefined,
  keyword: string,
  message: () => string,
): boolean {
  if (place === undefined) return false;
  return note(run, place, { keyword, message: message(), chain, about: "value" });
}
