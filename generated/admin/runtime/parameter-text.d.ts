// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { type Shape } from "./parameter-model.js";
export declare function percentDecode(text: string): string;
/** All but the unreserved characters of RFC 3986. A lone surrogate becomes U+FFFD instead of an exception. */
export declare function percentEncode(text: string): string;
/** Leaves reserved characters as they are, except those that would end the value or be decoded as something else. */
export declare function percentEncodeReserved(text: string): string;
/** Converts a text to the narrowest type of the shape that it fits. If it fits none it stays text, and the schema refuses it. */
export declare function readScalar(text: string, shape: Shape): unknown;
export declare function readJson(text: string): unknown;
export declare function writeScalar(value: unknown): string;
/** Header values are bytes: anything beyond ASCII is escaped the way JSON allows. */
export declare function writeJson(value: unknown, asciiOnly: boolean): string;
/** Values by name, still encoded: a style splits them at its delimiter first, so that an encoded comma is part of an item. */
export type Pairs = ReadonlyMap<string, readonly string[]>;
/** A plus is a space in a query, as forms and URLSearchParams write it. */
export declare function readQuery(query: string): Pairs;
export declare function readCookies(header: string): Pairs;
