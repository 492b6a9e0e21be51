// Between text and values: percent-encoding, the names and values of a query or Cookie header, and the strict conversion of
// numbers, booleans and null.

import { type Shape, UnreadableParameter } from "./parameter-model.ts";

export function percentDecode(text: string): string {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    throw new UnreadableParameter("encoding", "is not valid percent-encoding");
  }
}

const asTriplet = (char: string) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`;

/** All but the unreserved characters of RFC 3986. A lone surrogate becomes U+FFFD instead of an exception. */
export function percentEncode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(/[!'()*]/g, asTriplet);
}

/** Leaves reserved characters as they are, except those that would end the value or be decoded as something else. */
export function percentEncodeReserved(text: string): string {
  return encodeURI(text.toWellFormed()).replace(/%5B/g, "[").replace(/%5D/g, "]").replace(/[#&+]/g, asTriplet);
}

const NUMBER = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/;

const INTEGER = /^-?(?:0|[1-9][0-9]*)$/;

/** By the grammar of JSON. A number that JavaScript cannot hold (1e999, integers beyond 2^53) stays text. */
function readNumber(text: string): number | undefined {
  if (!NUMBER.test(text)) return undefined;
  const value = Number(text);
  if (!Number.isFinite(value)) return undefined;
  if (Number.isInteger(value) && !Number.isSafeInteger(value) && !/[.eE]/.test(text)) return undefined;
  return value === 0 ? 0 : value;
}

/** Converts a text to the narrowest type of the shape that it fits. If it fits none it stays text, and the schema refuses it. */
export function readScalar(text: string, shape: Shape): unknown {
  if (shape.kind === "any") return text;
  if (shape.kind !== "scalar") return readNested(text);
  const { types } = shape;
  if (types.includes("null") && !types.includes("string") && (text === "" || text === "null")) return null;
  if (types.includes("boolean") && (text === "true" || text === "false")) return text === "true";
  if (types.includes("number") || types.includes("integer")) {
    const value = readNumber(text);
    if (value !== undefined && (types.includes("number") || Number.isSafeInteger(value))) return value;
    if (types.includes("int64") && INTEGER.test(text)) return BigInt(text);
  }
  return text;
}

/** No style can write lists inside lists; encoder and decoder use JSON for them. */
function readNested(text: string): unknown {
  if (!text.startsWith("[") && !text.startsWith("{")) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function readJson(text: string, parse: (text: string) => unknown = JSON.parse): unknown {
  try {
    return parse(text);
  } catch {
    throw new UnreadableParameter("content", "must be JSON");
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

/** Values by name, still encoded: a style splits them at its delimiter first, so that an encoded comma is part of an item. */
export type Pairs = ReadonlyMap<string, readonly string[]>;

/** A name that cannot be decoded belongs to no parameter; it is ignored like any unknown name. */
function decodeName(text: string): string | undefined {
  try {
    return percentDecode(text);
  } catch {
    return undefined;
  }
}

function collectPairs(parts: readonly string[], clean: (part: string) => string): Pairs {
  const pairs = new Map<string, string[]>();
  for (const part of parts) {
    const text = clean(part);
    if (text === "") continue;
    const at = text.indexOf("=");
    const name = decodeName(at < 0 ? text : text.slice(0, at));
    if (name === undefined) continue;
    const value = at < 0 ? "" : text.slice(at + 1);
    const values = pairs.get(name);
    if (values === undefined) pairs.set(name, [value]);
    else values.push(value);
  }
  return pairs;
}

/** A plus is a space in a query, as forms and URLSearchParams write it. */
export function readQuery(query: string): Pairs {
  return collectPairs(query.split("&"), (part) => part.replaceAll("+", "%20"));
}

export function readCookies(header: string): Pairs {
  return collectPairs(header.split(";"), (part) => part.trim().replace(/^([^=]*=)"(.*)"$/, "$1$2"));
}
