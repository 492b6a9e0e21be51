// Generated from the OpenAPI document. Do not edit: change the document and generate again.
export type JsonObject = Readonly<Record<string, unknown>>;
export declare function isObject(value: unknown): value is JsonObject;
/** Sets an own property whatever its name: a plain assignment to "__proto__" would change the prototype. */
export declare function setProperty(target: Record<string, unknown>, name: string, value: unknown): void;
/** Code points: a surrogate pair is one character, and so is an unpaired surrogate. */
export declare function countCharacters(text: string): number;
export declare function isMultipleOf(value: number, step: number): boolean;
/** Works without recursion, because the sender chooses the depth of the data. */
export declare function deepEqual(left: unknown, right: unknown): boolean;
/** The same text for equal values, whatever the order of their properties. */
export declare function canonicalJson(value: unknown): string;
/** The indexes of the first two equal items. */
export declare function findDuplicate(items: readonly unknown[]): readonly [number, number] | undefined;
/** A segment of a JSON pointer, escaped as RFC 6901 asks. */
export declare function escapeSegment(segment: string): string;
export declare function unescapeSegment(segment: string): string;
