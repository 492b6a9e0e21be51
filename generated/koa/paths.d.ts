// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { Route } from "../runtime/route.js";
export interface PathTemplate {
    readonly expression: RegExp;
    /** In the order in which they stand in the path. */
    readonly names: readonly string[];
}
/** `/users/{id}` as an expression. A parameter is at least one character of one segment. */
export declare function templateOf(path: string): PathTemplate;
export declare const hasParameters: (path: string) => boolean;
/** OpenAPI: a path without parameters is matched before one with them; of two with some, the one that says more first. */
export declare function bySpecificity(one: Route, other: Route): number;
