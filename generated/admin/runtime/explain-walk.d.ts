// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { type KeywordRule } from "./explain-rules.js";
import { type Check, Shortcuts } from "./explain-shortcut.js";
import type { Evaluated, FaultTree, RawFault, SchemaChain } from "./explain-tree.js";
import type { Definitions, Schema, SchemaObject } from "./json-schema.js";
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
    /** Whether this is the trial of a union's branch. */
    inTrial: boolean;
    stopped: boolean;
    /** Results by schema and value: without it, a union inside a union is checked again from every branch above it. */
    readonly checked: Map<SchemaObject, Map<object, Evaluated | undefined>>;
    /**
     * Applies a schema to a value. With a tree, collects every fault there and always returns a result; without one, returns
     * undefined at the first fault.
     */
    apply(schema: Schema, data: unknown, tree?: FaultTree | undefined, outer?: SchemaChain | undefined): Evaluated | undefined;
}
type ApplySchema = (walk: Walk, ...args: Parameters<Walk["apply"]>) => Evaluated | undefined;
export declare function startWalk(vocabulary: Vocabulary, applySchema: ApplySchema, maxSteps: number): Walk;
/** Collects a fault. Returns whether the walk goes on: it does with a tree to collect faults in, and ends without one. */
export declare function report(walk: Walk, tree: FaultTree | undefined, fault: RawFault): boolean;
/** The common case: the value itself breaks a keyword of the innermost schema. */
export declare function reportValue(walk: Walk, { tree, chain }: Pick<Application, "tree" | "chain">, keyword: string, message: () => string): boolean;
export {};
