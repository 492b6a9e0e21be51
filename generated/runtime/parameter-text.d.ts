// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { type Shape } from "./parameter-model.js";
export declare function percentDecode(text: string): string;
/** All but the unreserved characters of RFC 3986. A lone surrogate becomes U+FFFD instead of an exception. */
export declare function percentEncode(text: string): string;
/** Leaves reserved characters as they are, except those that would end the value or change in reading. */
export declare function percentEncodeReserved(text: string): string;
/**
 * The narrowest of the shape's types that the text fits. A text that fits none stays text, for the
 * schema to refuse.
 */
export declare function readScalar(text: string, shape: Shape): unknown;
export declare function readJson(text: string): unknown;
export declare function writeScalar(value: unknown): string;
/** Header values are bytes: anything beyond ASCII is escaped the way JSON allows. */
export declare function writeJson(value: unknown, asciiOnly: boolean): string;
