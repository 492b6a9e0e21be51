// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { type ExplainOptions, type Fault } from "./explain.js";
import { type FillPlan } from "./fill.js";
import type { Definitions, Schema } from "./json-schema.js";
import { type ReadResult } from "./read.js";
/** Which faults to look for, and how they are reported. */
export interface ExplainSettings {
    /** Stop after so many. */
    readonly maxFaults?: number;
    /** Put before every pointer: where the value stands in the request. */
    readonly at?: string;
    /** The code of a fault for which no schema names one. Default: that of the document's plug-in, or else the keyword. */
    readonly faultCode?: string;
}
/** Validation in two tiers: the function itself says quickly whether a value is valid, `explain` lists all that is wrong. */
export interface Validator<Value = unknown> {
    (value: unknown): value is Value;
    explain(value: unknown, settings?: ExplainSettings): Fault[];
    /** Reads a request body as its caller meant it, in place, before it is checked: other spellings, empty values, other types. */
    read(value: unknown): ReadResult;
    /** Adds the defaults that a valid value leaves out, in place. */
    fill(value: unknown): void;
    /** The schema, and those that its `$ref`s name. */
    schema(): {
        readonly schema: Schema;
        readonly defs: Definitions;
    };
}
/** What the validators of one document have in common. */
export interface ValidatorOptions extends Omit<ExplainOptions, "defs" | "maxFaults" | "at"> {
    /** The schemas as JSON text: only `explain` needs them, so they are parsed when it is first called. */
    readonly schemas: string;
    readonly plans: Readonly<Record<string, FillPlan>>;
    /** How bodies are read, as JSON text. */
    readonly readPlans?: string;
}
export interface ValidatorFactory {
    /** Makes a validator of a generated check. */
    validator(check: (value: unknown) => boolean, schemaName: string, plan?: string, readPlan?: string): Validator;
    /** The check of a schema for which no code can be generated. */
    interpretedCheck(schemaName: string): (value: unknown) => boolean;
}
export declare function validatorFactory({ schemas, plans, readPlans, ...options }: ValidatorOptions): ValidatorFactory;
