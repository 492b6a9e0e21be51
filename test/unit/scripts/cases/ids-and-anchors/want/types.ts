// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Parcel: Parcel;
        Letter: Letter;
        Stamp: Stamp;
        Record: RecordSchema;
        value: value;
        Parcel_defs_weight: Parcel_defs_weight;
        Parcel_defs_size: Parcel_defs_size;
        Parcel_defs_size_defs_side: Parcel_defs_size_defs_side;
        Parcel_defs_label: Parcel_defs_label;
        Letter_defs_label: Letter_defs_label;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
export type Parcel = {
    inner?: Parcel;
    weight?: Parcel_defs_weight;
    size?: Parcel_defs_size;
    side?: Parcel_defs_size_defs_side;
    label?: Parcel_defs_label;
};
export type Letter = {
    label?: Letter_defs_label;
    parcel?: Parcel;
};
export type Stamp = {
    value?: value;
};
/**
 * @example {
 *       "$id": "#",
 *       "$ref": "#nowhere"
 *     }
 */
export type RecordSchema = {
    $id?: string;
    $anchor?: number;
};
export type value = number;
export type Parcel_defs_weight = number;
export type Parcel_defs_size = Parcel_defs_size_defs_side[];
export type Parcel_defs_size_defs_side = number;
export type Parcel_defs_label = string;
export type Letter_defs_label = string;
