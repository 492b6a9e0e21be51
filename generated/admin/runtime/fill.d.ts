// Generated from the OpenAPI document. Do not edit: change the document and generate again.
/** Which members of a value have a default, and which plans apply to its parts. Plans are referred to by name. */
export interface FillPlan {
    readonly defaults?: readonly (readonly [property: string, value: unknown])[];
    readonly members?: readonly (readonly [property: string, plan: string])[];
    readonly items?: string;
    readonly values?: string;
    readonly also?: readonly string[];
    readonly union?: {
        readonly property: string;
        readonly branches: readonly (readonly [values: readonly unknown[], plan: string])[];
    };
}
/** Adds the defaults that a valid value leaves out, in place. Each default is copied, because a handler may change its request. */
export declare function fillDefaults(plans: Readonly<Record<string, FillPlan>>, name: string, value: unknown): void;
