// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { type ExplainOptions, type Fault } from "./explain.js";
import { type FillPlan } from "./fill.js";
/** Which faults to look for, and how they are shown. */
export interface ExplainSettings {
    /** Stop after so many. */
    readonly maxFaults?: number;
    /** Put before every pointer: where the value stands in the request. */
    readonly at?: string;
}
/** The two tiers of validation on one function: called, it says yes or no; asked, it lists all that is wrong. */
export interface Validator<Value = unknown> {
    (value: unknown): value is Value;
    explain(value: unknown, settings?: ExplainSettings): Fault[];
    /** Puts defaults, in place, where a valid value left something out. */
    fill(value: unknown): void;
}
/** What the validators of one document have in common. */
export interface Vocabulary extends Omit<ExplainOptions, "defs" | "maxFaults" | "at"> {
    /** The schemas as JSON: only a refusal needs them, so they are parsed when the first one is due. */
    readonly schemas: string;
    readonly plans: Readonly<Record<string, FillPlan>>;
}
/** What the generated checks are made into, and what stands in for a check that could not be generated. */
export interface Made {
    validator(check: (value: unknown) => boolean, name: string, plan?: string): Validator;
    interpreted(name: string): (value: unknown) => boolean;
}
export declare function vocabulary({ schemas, plans, ...rest }: Vocabulary): Made;
