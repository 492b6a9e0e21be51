import { writeCurl } from "../../project/curl.ts";
import type { ShellText } from "../../project/shell-text.ts";
import { type RawRequest, type WireRequest, withLength } from "./request.ts";

/** A line to paste into a shell that sends the same request. The values of `secret` headers and query parameters become shell variables. */
export const toShell = (url: string, request: WireRequest | RawRequest, secret: ReadonlySet<string>): string =>
  "pieces" in request ? toNetcat(url, request, secret) : toCurl(url, request, secret);

/** The same for a request that any library would send. */
export function toCurl(url: string, request: WireRequest, secret: ReadonlySet<string> = new Set()): string {
  const { method, path, body } = request;
  // curl counts a body by itself, and says nothing where there is none.
  const sent = body === undefined ? withLength(request) : request.headers;
  const headers = sent.map(([name, value]): [string, ShellText] => [
    name,
    secret.has(name.toLowerCase()) ? [{ variable: variableFor(name) }] : value,
  ]);
  const isWord = body !== undefined && body.length > 0 && isPlain(body);
  const shown = body === undefined ? undefined : isWord ? { text: body.toString("utf8") } : ("stdin" as const);
  const line = writeCurl({ method, url: hideKey(url + path, secret), headers, body: shown }, OPTIONS, " ");
  return body === undefined || isWord ? line : `printf '${escaped(body)}' | ${line}`;
}

/** `-g`: curl would read brackets and braces in the address as a pattern. */
const OPTIONS = ["-sS", "-i", "-g", "--path-as-is"];

const variableFor = (name: string): string => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, "_");

/** A key in the query stands at its end. */
function hideKey(url: string, secret: ReadonlySet<string>): ShellText {
  const [, before = "", name = ""] = /^(.*[?&]([^=&]+)=)[^=&]*$/s.exec(url) ?? [];
  return secret.has(name.toLowerCase()) ? [before, { variable: variableFor(name) }] : url;
}

/** The same for what only a socket can send. */
export function toNetcat(url: string, request: RawRequest, secret: ReadonlySet<string> = new Set()): string {
  const { pieces, pauseMs, halfClose } = request;
  const { hostname, port } = new URL(url);
  const hidden = findSecrets(Buffer.concat(pieces).toString("latin1"), secret);
  let sentBytes = 0;
  const prints = pieces.map((piece) => {
    const start = sentBytes;
    sentBytes += piece.length;
    return printPiece(piece, start, hidden);
  });
  const sent = prints.length === 1 ? prints[0] : `{ ${prints.join(`; sleep ${pauseMs / 1000}; `)}; }`;
  return `${sent} | nc ${halfClose ? "-N " : "-q 3 "}${hostname} ${port}`;
}

/** Where the value of a secret begins and ends among all bytes. */
interface HiddenValue {
  readonly start: number;
  readonly end: number;
  readonly variable: string;
}

const HEADER_OR_QUERY = /^([!-9;-~]+):[ \t]*([^\r\n]+)|(?<=[?&])([^=&\s]+)=([^&\s#]+)/gm;

const findSecrets = (text: string, secret: ReadonlySet<string>): HiddenValue[] =>
  [...text.matchAll(HEADER_OR_QUERY)].flatMap((found) => {
    const [whole, header, headerValue, key, keyValue] = found;
    const [name, value] = [header ?? key ?? "", headerValue ?? keyValue ?? ""];
    if (!secret.has(name.toLowerCase())) return [];
    const end = found.index + whole.length;
    return [{ start: end - value.length, end, variable: variableFor(name) }];
  });

/** A secret that is cut between pieces is printed as a whole with the piece in which it begins. */
function printPiece(piece: Buffer, start: number, hidden: readonly HiddenValue[]): string {
  let format = "";
  let variables = "";
  let done = 0;
  for (const one of hidden) {
    const [from, to] = [one.start - start, one.end - start];
    if (to <= 0 || from >= piece.length) continue;
    format += escaped(piece.subarray(done, Math.max(from, 0)));
    done = Math.min(to, piece.length);
    if (from < 0) continue;
    format += "%s";
    variables += ` "$${one.variable}"`;
  }
  return `printf '${format}${escaped(piece.subarray(done))}'${variables}`;
}

const LONGEST = 20_000;

/** Can be a word of the command line: printable, valid UTF-8, not too long. */
function isPlain(bytes: Buffer): boolean {
  const text = bytes.toString("utf8");
  return bytes.length <= LONGEST && !/\p{Cc}/u.test(text) && Buffer.from(text).equals(bytes);
}

/** As printf reads it; what is too long is told by its length. */
function escaped(bytes: Buffer): string {
  const shown = bytes.length <= LONGEST ? bytes : bytes.subarray(0, LONGEST);
  let text = "";
  for (const byte of shown) {
    if (byte === 0x0d) text += "\\r";
    else if (byte === 0x0a) text += "\\n";
    else if (byte === 0x5c) text += "\\\\";
    else if (byte === 0x25) text += "%%";
    else if (byte === 0x27) text += "'\\''";
    else if (byte >= 0x20 && byte < 0x7f) text += String.fromCharCode(byte);
    else text += `\\${byte.toString(8).padStart(3, "0")}`;
  }
  return shown === bytes ? text : `${text}…and ${bytes.length - LONGEST} bytes more`;
}
