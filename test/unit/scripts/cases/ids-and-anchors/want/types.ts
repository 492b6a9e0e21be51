// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Parcel: {
            inner?: components["schemas"]["Parcel"];
            weight?: components["schemas"]["Parcel_defs_weight"];
            size?: components["schemas"]["Parcel_defs_size"];
            side?: components["schemas"]["Parcel_defs_size_defs_side"];
            label?: components["schemas"]["Parcel_defs_label"];
        };
        Letter: {
            label?: components["schemas"]["Letter_defs_label"];
            parcel?: components["schemas"]["Parcel"];
        };
        Stamp: {
            value?: components["schemas"]["value"];
        };
        /**
         * @example {
         *       "$id": "#",
         *       "$ref": "#nowhere"
         *     }
         */
        Record: {
            $id?: string;
            $anchor?: number;
        };
        value: number;
        Parcel_defs_weight: number;
        Parcel_defs_size: components["schemas"]["Parcel_defs_size_defs_side"][];
        Parcel_defs_size_defs_side: number;
        Parcel_defs_label: string;
        Letter_defs_label: string;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
