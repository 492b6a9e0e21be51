// Between text and values: percent-encoding, and the strict reading of numbers, booleans and null.

import { type Shape, Unreadable } from "./parameter-model.ts";

export function percentDecode(text: string): string {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Unreadable("encoding", "is not valid percent-encoding");
  }
}

const asTriplet = (char: string) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`;

/** All but the unreserved characters of RFC 3986. A lone surrogate becomes U+FFFD instead of an exception. */
export function percentEncode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(/[!'()*]/g, asTriplet);
}

/** Leaves reserved characters as they are, except those that would end the value or change in reading. */
export function percentEncodeReserved(text: string): string {
  return encodeURI(text.toWellFormed()).replace(/%5B/g, "[").replace(/%5D/g, "]").replace(/[#&+]/g, asTriplet);
}

const NUMBER = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/;

/** By the grammar of JSON; what would lose its value (1e999, integers beyond 2^53) is no number. */
function readNumber(text: string): number | undefined {
  if (!NUMBER.test(text)) return undefined;
  const value = Number(text);
  if (!Number.isFinite(value)) return undefined;
  if (Number.isInteger(value) && !Number.isSafeInteger(value) && !/[.eE]/.test(text)) return undefined;
  return value === 0 ? 0 : value;
}

/**
 * The narrowest of the shape's types that the text fits. A text that fits none stays text, for the
 * schema to refuse.
 */
export function readScalar(text: string, shape: Shape): unknown {
  if (shape.kind === "any") return text;
  if (shape.kind !== "scalar") return readNested(text);
  const { types } = shape;
  if (types.includes("null") && !types.includes("string") && (text === "" || text === "null")) return null;
  if (types.includes("boolean") && (text === "true" || text === "false")) return text === "true";
  if (types.includes("number") || types.includes("integer")) {
    const value = readNumber(text);
    if (value !== undefined && (types.includes("number") || Number.isSafeInteger(value))) return value;
  }
  return text;
}

/** No style has a form for lists inside lists; both sides write these as JSON. */
function readNested(text: string): unknown {
  if (!text.startsWith("[") && !text.startsWith("{")) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unreadable("content", "must be JSON");
  }
}

export function writeScalar(value: unknown): string {
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
}

/** Header values are bytes: anything beyond ASCII is escaped the way JSON allows. */
export function writeJson(value: unknown, asciiOnly: boolean): string {
  const text = JSON.stringify(value) ?? "null";
  if (!asciiOnly) return text;
  return text.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
