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
    /** @description At least 1. */
    weight?: Parcel_defs_weight;
    size?: Parcel_defs_size;
    /** @description At most 9. */
    side?: Parcel_defs_size_defs_side;
    /** @description At most 3 characters. */
    label?: Parcel_defs_label;
};
export type Letter = {
    /** @description At most 5 characters. */
    label?: Letter_defs_label;
    parcel?: Parcel;
};
export type Stamp = {
    /** @description At least 1. */
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
/** @description At least 1. */
export type value = number;
/** @description At least 1. */
export type Parcel_defs_weight = number;
export type Parcel_defs_size = Parcel_defs_size_defs_side[];
/** @description At most 9. */
export type Parcel_defs_size_defs_side = number;
/** @description At most 3 characters. */
export type Parcel_defs_label = string;
/** @description At most 5 characters. */
export type Letter_defs_label = string;
