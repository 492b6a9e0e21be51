// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { Book, Chain, Place, RawFault } from "./explain-place.js";
import { type KeywordRule } from "./explain-rules.js";
import type { Seen } from "./explain-seen.js";
import type { Definitions, Schema, SchemaObject } from "./json-schema.js";
export interface Vocabulary {
    defs: Definitions;
    keywords: readonly KeywordRule[];
    /** Checks of string formats; a format that is not named here is not checked. */
    formats: Readonly<Record<string, (value: string) => boolean>>;
    maxDepth?: number;
}
/** What is said when no branch of a union holds. */
export type Verdict = {
    readonly say: "branch";
    readonly branch: Schema;
}
/** The value is none of those that the branches allow; at a field, where the branches differ by it. */
 | {
    readonly say: "values";
    readonly values: readonly unknown[];
    readonly field?: string;
    readonly node: SchemaObject;
} | {
    readonly say: "types";
    readonly types: readonly string[];
}
/** Fields that every branch wants, or the sets of fields of which one is wanted. */
 | {
    readonly say: "required";
    readonly fields: readonly string[];
} | {
    readonly say: "alternatives";
    readonly sets: readonly (readonly string[])[];
};
export interface Decision {
    readonly verdict: Verdict;
    /** What the branches have looked at, for what stands beside the union. */
    readonly seen: Seen;
}
/**
 * Applies a schema to a value. With a place, notes every fault there and always answers; without one,
 * stops at the first fault and answers undefined.
 */
export type Apply = (run: Run, schema: Schema, data: unknown, place?: Place | undefined, outer?: Chain | undefined) => Seen | undefined;
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
export declare function startRun(vocabulary: Vocabulary, apply: Apply): Run;
export declare function newBook(limit?: number): Book;
/**
 * Notes a fault. Answers whether the walk goes on: it does with a place to note faults at, and ends at
 * once without one.
 */
export declare function note(run: Run, place: Place | undefined, fault: RawFault): boolean;
/** The common case: the value itself breaks a keyword of the innermost node. */
export declare function noteValue(run: Run, place: Place | undefined, chain: Chain | undefined, keyword: string, message: () => string): boolean;
