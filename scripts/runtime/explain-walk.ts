// The state of one walk over a value, what it asks ajv's functions, and how it reports a fault.

import { ownMessage } from "./explain-text.ts";
import type { Evaluated, FaultTree, RawFault, SchemaChain } from "./explain-tree.ts";
import { type Definitions, onlyRef, type Schema, type SchemaObject } from "./json-schema.ts";
import { BUILT_IN_RULES, type KeywordRule } from "./keyword-rules.ts";

export type Check = (value: unknown) => boolean;

export interface Vocabulary {
  defs: Definitions;
  keywords: readonly KeywordRule[];
  /** Ajv's functions for the definitions, by name. */
  checks: ReadonlyMap<string, Check>;
  /** Whether these functions are asked about members too, to step over valid ones. Without that, only branches need functions. */
  stepsOver?: boolean;
  maxDepth?: number;
}

/** One schema, applied to one value. */
export interface Application {
  readonly schema: SchemaObject;
  readonly tree: FaultTree;
  readonly chain: SchemaChain | undefined;
  readonly evaluated: Evaluated;
}

/** Applies a schema to a value and collects its faults in the tree. */
type Apply = (walk: Walk, schema: Schema, data: unknown, tree: FaultTree, outer?: SchemaChain) => Evaluated;

const MAX_DATA_DEPTH = 200;

export class Walk {
  readonly defs: Definitions;
  readonly rules: Map<string, KeywordRule[]> = new Map();
  readonly maxDepth: number;
  readonly stepsOver: boolean;
  /** The depth in the data, and the number of schemas inside one another. */
  depth = 0;
  nesting = 0;
  /** How many more schemas may be applied. At zero the walk ends and keeps what it has collected. */
  work: number;
  /** How many schemas with `x-across-fields` the walk is in. */
  acrossFields = 0;
  /** Whether this is the trial of a union's branch. */
  inTrial = false;
  stopped = false;
  readonly #apply: Apply;
  readonly #checks: ReadonlyMap<string, Check>;
  /** Answers by function and value: branches of a union share many members. */
  readonly #answers = new Map<Check, Map<object, boolean>>();

  constructor(vocabulary: Vocabulary, apply: Apply, maxSteps: number) {
    const { defs, keywords, checks, stepsOver = true, maxDepth = MAX_DATA_DEPTH } = vocabulary;
    this.defs = defs;
    this.maxDepth = maxDepth;
    this.stepsOver = stepsOver;
    this.work = maxSteps;
    this.#apply = apply;
    this.#checks = checks;
    for (const rule of [...BUILT_IN_RULES, ...keywords])
      this.rules.set(rule.appliesTo, [...(this.rules.get(rule.appliesTo) ?? []), rule]);
  }

  apply(schema: Schema, data: unknown, tree: FaultTree, outer?: SchemaChain): Evaluated {
    return this.#apply(this, schema, data, tree, outer);
  }

  /** Whether a value matches a schema, by ajv's function; undefined if the schema is none of the definitions. */
  ask(schema: Schema, value: unknown): boolean | undefined {
    if (typeof schema === "boolean") return schema;
    const name = onlyRef(schema);
    const check = name === undefined ? undefined : this.#checks.get(name);
    if (check === undefined) return undefined;
    this.work -= 1;
    if (typeof value !== "object" || value === null) return check(value);
    const answers = this.#answers.get(check) ?? new Map<object, boolean>();
    this.#answers.set(check, answers);
    const answer = answers.get(value) ?? check(value);
    answers.set(value, answer);
    return answer;
  }

  /** The same for a branch, a condition and the like: before schemas are compiled, each of them gets a definition of its own. */
  holds(schema: Schema, value: unknown): boolean {
    const answer = this.ask(schema, value);
    if (answer === undefined) throw new Error(`no function checks ${JSON.stringify(schema).slice(0, 200)}`);
    return answer;
  }

  report(tree: FaultTree, fault: RawFault): void {
    // Once the work has run out, the results of inner schemas mean nothing, so nothing more is collected.
    if (this.stopped) return;
    const { chain, about, keyword } = fault;
    const message = chain === undefined || about === "missing" ? undefined : ownMessage(chain.schema, keyword);
    const isAcrossFields = this.acrossFields > 0;
    tree.faults.push({
      ...fault,
      ...(message !== undefined && { message }),
      ...(isAcrossFields && { isAcrossFields }),
    });
    tree.budget.left -= 1;
    if (tree.budget.left <= 0) this.stopped = true;
  }

  /** The common case: the value itself breaks a keyword of the innermost schema. */
  reportValue({ tree, chain }: Pick<Application, "tree" | "chain">, keyword: string, message: string): void {
    this.report(tree, { keyword, message, chain, about: "value" });
  }
}
