import type { IncomingHttpHeaders } from "node:http";
import { HeaderNames } from "./header-names.ts";

/** A request that came whole. */
export interface WholeRequest {
  /** Method and path, as the request has them. */
  readonly operation: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** More than any caller of the contract needs, and less than Node refuses. */
const LONGEST_HEAD = 8192;
const MOST_HEADERS = 50;

/**
 * What every reader of HTTP understands in the same way: no tabs, no folded or empty lines, no bytes beyond ASCII, and a
 * target that is a path and nothing else.
 */
const PLAIN_HEAD = /^[A-Z]{3,7} \/[\w./-]* HTTP\/1\.1\r\n(?:[A-Za-z0-9-]+:[ -~]*\r\n)+\r\n$/;

const HEAD_END = Buffer.from("\r\n\r\n");
const VERSION_LENGTH = " HTTP/1.1".length;

const headerNames = new HeaderNames();

/** Reads bytes that are exactly one plain request. Undefined: it is something else, or not all of it. */
export function readWhole(bytes: Buffer): WholeRequest | undefined {
  const bodyAt = bytes.indexOf(HEAD_END) + HEAD_END.length;
  if (bodyAt > LONGEST_HEAD) return undefined;
  const text = bytes.toString("latin1", 0, bodyAt);
  if (!PLAIN_HEAD.test(text)) return undefined;
  const lineEnd = text.indexOf("\r\n");
  const headers = readHeaders(text, lineEnd + 2, bodyAt - 2);
  if (headers === undefined || bodyAt + lengthOf(headers) !== bytes.length) return undefined;
  return { operation: text.slice(0, lineEnd - VERSION_LENGTH), headers, body: bytes.subarray(bodyAt) };
}

/** Not a number where it is none. */
function lengthOf({ "content-length": length }: IncomingHttpHeaders): number {
  if (length === undefined) return 0;
  return /^[0-9]{1,9}$/.test(length) ? Number(length) : Number.NaN;
}

/**
 * Undefined where a name comes twice, for what that means depends on the name; where more is asked for than an answer; and
 * where there are so many that Node may refuse them.
 */
function readHeaders(text: string, from: number, to: number): IncomingHttpHeaders | undefined {
  const headers: IncomingHttpHeaders = {};
  let count = 0;
  for (let at = from; at < to; ) {
    if (++count > MOST_HEADERS) return undefined;
    const colon = text.indexOf(":", at);
    const end = text.indexOf("\r\n", colon);
    const known = headerNames.of(text.slice(at, colon));
    const value = valueIn(text, colon + 1, end);
    if (known.isForNode && !(known.name === "connection" && value.toLowerCase() === "keep-alive")) return undefined;
    if (headers[known.name] !== undefined) return undefined;
    headers[known.name] = value;
    at = end + 2;
  }
  return headers;
}

const SPACE = 32;

function valueIn(text: string, from: number, to: number): string {
  let start = from;
  let end = to;
  while (start < end && text.charCodeAt(start) === SPACE) start++;
  while (end > start && text.charCodeAt(end - 1) === SPACE) end--;
  return text.slice(start, end);
}
