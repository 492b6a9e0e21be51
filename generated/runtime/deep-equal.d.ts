// Generated from the OpenAPI document. Do not edit: change the document and generate again.
export declare function deepEqual(left: unknown, right: unknown): boolean;
/** The indexes of the first item that stands a second time, earlier one first. */
export declare function firstRepeat(items: readonly unknown[]): readonly [number, number] | undefined;
