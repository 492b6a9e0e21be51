// The state of one walk over a value, and how the walk reports a fault.

import { BUILT_IN_RULES, type KeywordRule } from "./explain-rules.ts";
import { type Check, Shortcuts } from "./explain-shortcut.ts";
import { ownMessage } from "./explain-text.ts";
import type { Evaluated, FaultTree, RawFault, SchemaChain } from "./explain-tree.ts";
import type { Definitions, Schema, SchemaObject } from "./json-schema.ts";

export interface Vocabulary {
  defs: Definitions;
  keywords: readonly KeywordRule[];
  /** Checks of string formats; a format that is not listed is not checked. */
  formats: Readonly<Record<string, (value: string) => boolean>>;
  maxDepth?: number;
  /** The generated checks of definitions, by name. Without them the same faults are found, more slowly. */
  checks?: ReadonlyMap<string, Check>;
}

/** One schema, applied to one value. */
export interface Application {
  readonly schema: SchemaObject;
  /** Collects the faults. Without it the walk stops at the first fault. */
  readonly tree: FaultTree | undefined;
  readonly chain: SchemaChain | undefined;
  readonly evaluated: Evaluated;
}

export interface Walk {
  readonly defs: Definitions;
  readonly formats: Vocabulary["formats"];
  readonly rules: ReadonlyMap<string, readonly KeywordRule[]>;
  readonly maxDepth: number;
  readonly shortcuts: Shortcuts;
  /** The depth in the data, and the number of schemas inside one another. */
  depth: number;
  nesting: number;
  /** How many more schemas may be applied. At zero the walk ends and keeps what it has collected. */
  work: number;
  /** How many schemas with `x-across-fields` the walk is in. */
  acrossFields: number;
  /** Whether this is the trial of a union's branch. */
  inTrial: boolean;
  stopped: boolean;
  /** Results by schema and value: without it, a union inside a union is checked again from every branch above it. */
  readonly checked: Map<SchemaObject, Map<object, Evaluated | undefined>>;
  /**
   * Applies a schema to a value. With a tree, collects every fault there and always returns a result; without one, returns
   * undefined at the first fault.
   */
  apply(
    schema: Schema,
    data: unknown,
    tree?: FaultTree | undefined,
    outer?: SchemaChain | undefined,
  ): Evaluated | undefined;
}

type ApplySchema = (walk: Walk, ...args: Parameters<Walk["apply"]>) => Evaluated | undefined;

const MAX_DATA_DEPTH = 200;
const NO_CHECKS: ReadonlyMap<string, Check> = new Map();

export function startWalk(vocabulary: Vocabulary, applySchema: ApplySchema, maxSteps: number): Walk {
  const rules = new Map<string, KeywordRule[]>();
  for (const rule of [...BUILT_IN_RULES, ...vocabulary.keywords])
    rules.set(rule.appliesTo, [...(rules.get(rule.appliesTo) ?? []), rule]);
  const walk: Walk = {
    defs: vocabulary.defs,
    formats: vocabulary.formats,
    rules,
    maxDepth: vocabulary.maxDepth ?? MAX_DATA_DEPTH,
    shortcuts: new Shortcuts(vocabulary.checks ?? NO_CHECKS),
    depth: 0,
    nesting: 0,
    work: maxSteps,
    acrossFields: 0,
    inTrial: false,
    stopped: false,
    checked: new Map(),
    apply: (...args) => applySchema(walk, ...args),
  };
  return walk;
}

/** Collects a fault. Returns whether the walk goes on: it does with a tree to collect faults in, and ends without one. */
export function report(walk: Walk, tree: FaultTree | undefined, fault: RawFault): boolean {
  if (tree === undefined) return false;
  // Once the work has run out, the results of inner checks mean nothing, so nothing more is collected.
  if (walk.stopped) return true;
  const { chain, about, keyword } = fault;
  const message = chain === undefined || about === "missing" ? undefined : ownMessage(chain.schema, keyword);
  const isAcrossFields = walk.acrossFields > 0;
  tree.faults.push({ ...fault, ...(message !== undefined && { message }), ...(isAcrossFields && { isAcrossFields }) });
  tree.budget.left -= 1;
  if (tree.budget.left <= 0) walk.stopped = true;
  return true;
}

/** The common case: the value itself breaks a keyword of the innermost schema. */
export function reportValue(
  walk: Walk,
  { tree, chain }: Pick<Application, "tree" | "chain">,
  keyword: string,
  message: () => string,
): boolean {
  if (tree === undefined) return false;
  return report(walk, tree, { keyword, message: message(), chain, about: "value" });
}
