// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { Schema, SchemaObject } from "./json-schema.js";
/** The schemas that led to a keyword at one value, innermost first. */
export interface SchemaChain {
    readonly schema: SchemaObject;
    readonly outer: SchemaChain | undefined;
}
export interface RawFault {
    readonly keyword: string;
    readonly message: string;
    readonly chain: SchemaChain | undefined;
    /**
     * "value": the value itself is wrong. "missing": `field` is absent. "clash": `field` is present and must not be.
     * "unknown": no schema describes `field`, or its name is refused.
     */
    readonly about: "value" | "missing" | "clash" | "unknown";
    readonly field?: string;
}
/** How many more faults a walk may collect. The trial of a union's branch has a budget of its own. */
export interface FaultBudget {
    left: number;
}
export declare const newBudget: (limit?: number) => FaultBudget;
/** The members of one value that schemas have looked at: `unevaluatedProperties` or `unevaluatedItems` applies to the others. */
export declare class Evaluated {
    private readonly keys;
    private isComplete;
    add(key: string): void;
    addAll(): this;
    merge(other: Evaluated): void;
    has(key: string): boolean;
}
/** Shared, so never changed. */
export declare const ALL_EVALUATED: Evaluated;
/**
 * The faults of one value and, below it, of its members. Every schema that applies to the value reports here, whichever
 * way it was reached; `visitFaults` brings the faults into the order of the contract.
 */
export declare class FaultTree {
    readonly data: unknown;
    readonly budget: FaultBudget;
    readonly faults: RawFault[];
    /**
     * Schemas already applied to this value, inner ones before those that refer to them. A schema that is reached a second
     * time adds nothing. Without this, two ways to the same schema at each level of the data would double the work at each.
     */
    readonly applied: Map<SchemaObject, Evaluated>;
    /** Fields in the order in which schemas list them, with their schemas. */
    readonly fields: Map<string, Schema[]>;
    readonly members: Map<string, FaultTree>;
    /** Schemas that members without a tree match, in the order in which they were applied. */
    readonly matched: Map<string, Schema[]>;
    constructor(data: unknown, budget?: FaultBudget);
    /** Lists the fields that a schema describes. */
    listFields({ properties }: SchemaObject): void;
    member(key: string, data: unknown): FaultTree;
}
type Visit = (fault: RawFault, tree: FaultTree, path: readonly string[]) => boolean;
/** Calls `visit` for each fault in the order of the contract, until it returns false. */
export declare function visitFaults(tree: FaultTree, path: readonly string[], visit: Visit): boolean;
export {};
