import type { IncomingHttpHeaders } from "node:http";

/** A request of which all bytes are here. */
export interface WholeRequest {
  /** Method and path with a space between, as the request begins. */
  readonly operation: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** More than a caller of the contract needs, and less than Node refuses. */
const MAX_HEAD_BYTES = 8192;
const MAX_HEADERS = 50;

/** They change how the connection or the body is read, which is left to Node. Node reads `proxy-connection` as `connection`. */
const HEADERS_FOR_NODE: ReadonlySet<string> = new Set([
  "connection",
  "proxy-connection",
  "transfer-encoding",
  "expect",
  "upgrade",
  "trailer",
  "te",
]);

/**
 * What every HTTP parser reads in the same way: no tabs, no folded or empty lines, no bytes beyond ASCII, and a target that
 * is a path and nothing else.
 */
const PLAIN_HEAD = /^[A-Z]{3,7} \/[\w./-]* HTTP\/1\.1\r\n(?:[A-Za-z0-9-]+:[ -~]*\r\n)+\r\n$/;

const HEAD_END = Buffer.from("\r\n\r\n");
const VERSION_LENGTH = " HTTP/1.1".length;

/** Parses bytes that are exactly one plain request. Undefined: they are something else, or not the whole request. */
export function parseWholeRequest(bytes: Buffer): WholeRequest | undefined {
  const bodyAt = bytes.indexOf(HEAD_END) + HEAD_END.length;
  if (bodyAt > MAX_HEAD_BYTES) return undefined;
  const text = bytes.toString("latin1", 0, bodyAt);
  if (!PLAIN_HEAD.test(text)) return undefined;
  const lineEnd = text.indexOf("\r\n");
  const headers = parseHeaders(text, lineEnd + 2, bodyAt - 2);
  if (headers === undefined || bodyAt + getBodyLength(headers) !== bytes.length) return undefined;
  return { operation: text.slice(0, lineEnd - VERSION_LENGTH), headers, body: bytes.subarray(bodyAt) };
}

/** NaN where the header is not a number. */
function getBodyLength({ "content-length": length }: IncomingHttpHeaders): number {
  if (length === undefined) return 0;
  return /^[0-9]{1,9}$/.test(length) ? Number(length) : Number.NaN;
}

/** Undefined for what is left to Node: a header for Node, a header that comes twice, or very many headers. */
function parseHeaders(text: string, from: number, to: number): IncomingHttpHeaders | undefined {
  const headers: IncomingHttpHeaders = {};
  let count = 0;
  for (let at = from; at < to; ) {
    if (++count > MAX_HEADERS) return undefined;
    const colon = text.indexOf(":", at);
    const end = text.indexOf("\r\n", colon);
    const name = text.slice(at, colon).toLowerCase();
    // The head holds no tabs, so this removes spaces only.
    const value = text.slice(colon + 1, end).trim();
    const isKeepAlive = name === "connection" && value.toLowerCase() === "keep-alive";
    if (HEADERS_FOR_NODE.has(name) && !isKeepAlive) return undefined;
    if (headers[name] !== undefined) return undefined;
    headers[name] = value;
    at = end + 2;
  }
  return headers;
}
