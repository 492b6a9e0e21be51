// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { type Shape } from "./parameter-model.js";
import type { Pairs } from "./parameter-pairs.js";
export declare function isDeepKey(key: string, name: string): boolean;
export declare function decodeDeep(name: string, shape: Shape, pairs: Pairs): unknown;
export declare function encodeDeep(name: string, value: unknown, encode?: (text: string) => string): string[];
