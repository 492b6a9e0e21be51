import type { IncomingHttpHeaders } from "node:http";

/** A request that came whole. */
export interface WholeRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** More than any caller of the contract needs, and less than Node refuses. */
const LONGEST_HEAD = 8192;

/**
 * What every reader of HTTP understands in the same way: no tabs, no folded or empty lines, no bytes beyond ASCII, and a
 * target that is a path and nothing else.
 */
const PLAIN_HEAD = /^[A-Z]{3,7} \/[\w./-]* HTTP\/1\.1\r\n(?:[A-Za-z0-9-]+:[ -~]*\r\n)+\r\n/y;

/** Headers that ask for more than an answer. */
const LEFT_TO_NODE = ["transfer-encoding", "expect", "upgrade", "trailer", "te"] as const;

/** Reads a chunk that is exactly one plain request. Undefined: it is something else, or not all of it. */
export function readWhole(chunk: Buffer): WholeRequest | undefined {
  const text = chunk.toString("latin1", 0, LONGEST_HEAD);
  PLAIN_HEAD.lastIndex = 0;
  if (!PLAIN_HEAD.test(text)) return undefined;
  const bodyAt = PLAIN_HEAD.lastIndex;

  const methodEnd = text.indexOf(" ");
  const targetEnd = text.indexOf(" ", methodEnd + 1);
  const headers = readHeaders(text, text.indexOf("\r\n", targetEnd) + 2, bodyAt - 2);
  if (headers === undefined) return undefined;
  for (const name of LEFT_TO_NODE) if (headers[name] !== undefined) return undefined;
  const { connection, "content-length": length = "0" } = headers;
  if (connection !== undefined && connection.toLowerCase() !== "keep-alive") return undefined;
  if (!/^[0-9]{1,9}$/.test(length) || bodyAt + Number(length) !== chunk.length) return undefined;
  return {
    method: text.slice(0, methodEnd),
    target: text.slice(methodEnd + 1, targetEnd),
    headers,
    body: chunk.subarray(bodyAt),
  };
}

/** Undefined where a name comes twice: what that means depends on the name. */
function readHeaders(text: string, from: number, to: number): IncomingHttpHeaders | undefined {
  const headers: IncomingHttpHeaders = {};
  for (let at = from; at < to; ) {
    const colon = text.indexOf(":", at);
    const end = text.indexOf("\r\n", colon);
    const name = lowerCase(text.slice(at, colon));
    if (headers[name] !== undefined) return undefined;
    headers[name] = valueIn(text, colon + 1, end);
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

/** Callers have few ways to write a name, and all of them write it on every request. */
const lowerNames = new Map<string, string>();
const MOST_NAMES = 200;

function lowerCase(name: string): string {
  const known = lowerNames.get(name);
  if (known !== undefined) return known;
  const lower = name.toLowerCase();
  if (lowerNames.size < MOST_NAMES) lowerNames.set(name, lower);
  return lower;
}
