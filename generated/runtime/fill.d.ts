// Generated from the OpenAPI document. Do not edit: change the document and generate again.
/** Which members of a value have a default, and where to look further. Names are those of other plans. */
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
/** Puts defaults, in place, where a valid value left something out. */
export declare function fillDefaults(plans: Readonly<Record<string, FillPlan>>, name: string, value: unknown): void;
