// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { Evaluated, FaultTree, RawFault, SchemaChain } from "./explain-tree.js";
import { type Definitions, type Schema, type SchemaObject } from "./json-schema.js";
import { type KeywordRule } from "./keyword-rules.js";
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
export declare class Walk {
    #private;
    readonly defs: Definitions;
    readonly rules: Map<string, KeywordRule[]>;
    readonly maxDepth: number;
    readonly stepsOver: boolean;
    /** The depth in the data, and the number of schemas inside one another. */
    depth: number;
    nesting: number;
    /** How many more schemas may be applied. At zero the walk ends and keeps what it has collected. */
    work: number;
    /** Whether this is the trial of a union's branch. */
    inTrial: boolean;
    stopped: boolean;
    constructor(vocabulary: Vocabulary, apply: Apply, maxSteps: number);
    apply(schema: Schema, data: unknown, tree: FaultTree, outer?: SchemaChain): Evaluated;
    /** Whether a value matches a schema, by ajv's function; undefined if the schema is none of the definitions. */
    ask(schema: Schema, value: unknown): boolean | undefined;
    /** The same for a branch, a condition and the like: before schemas are compiled, each of them gets a definition of its own. */
    holds(schema: Schema, value: unknown): boolean;
    report(tree: FaultTree, fault: RawFault): void;
    /** The common case: the value itself breaks a keyword of the innermost schema. */
    reportValue({ tree, chain }: Pick<Application, "tree" | "chain">, keyword: string, message: string): void;
}
export {};
