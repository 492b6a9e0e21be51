// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { Seen } from "./explain-seen.js";
import type { Schema, SchemaObject } from "./json-schema.js";
/** The schema nodes that led to a keyword at this same value, innermost first. */
export interface Chain {
    readonly node: SchemaObject;
    readonly outer: Chain | undefined;
}
export interface RawFault {
    readonly keyword: string;
    readonly message: string;
    readonly chain: Chain | undefined;
    /**
     * "value": the value itself is wrong. "missing": `field` is absent. "clash": `field` is there and must
     * not be. "unknown": `field` has no schema, or a name that is refused.
     */
    readonly about: "value" | "missing" | "clash" | "unknown";
    readonly field?: string;
}
/** How many faults a walk may note; a trial walk of a union's branch has a book of its own. */
export interface Book {
    left: number;
}
export declare class Place {
    readonly data: unknown;
    readonly book: Book;
    readonly faults: RawFault[];
    /**
     * Schemas applied to this value and what they looked at, inner ones before those that brought them in.
     * One that is brought in a second time has nothing new to say; without this, two ways to the same
     * schema at each level of the data would double the work at each.
     */
    readonly applied: Map<SchemaObject, Seen>;
    /** Fields in the order in which schemas list them, with the schemas they are given. */
    readonly fields: Map<string, Schema[]>;
    readonly members: Map<string, Place>;
    constructor(data: unknown, book: Book);
    enter(node: SchemaObject, outer: Chain | undefined): Chain;
    /** Innermost first: a node is added when all it brought in has been. */
    leave(node: SchemaObject, seen: Seen): void;
    member(key: string, data: unknown): Place;
}
type Visit = (fault: RawFault, place: Place, path: readonly string[]) => boolean;
/** Calls `visit` for each fault in the contract's order, until it answers false. */
export declare function visitFaults(place: Place, path: readonly string[], visit: Visit): boolean;
export {};
