// Generated from the OpenAPI document. Do not edit: change the document and generate again.
/** Counts the bytes of all bodies under way, so that memory is never what a body under way runs out of. */
export declare class BodyMemory {
    #private;
    constructor(mostBytes: number);
    /** Returns false when there is no room. Whoever gets room gives it back. */
    take(bytes: number): boolean;
    giveBack(bytes: number): void;
}
