import { shellQuote } from "../../project/text.ts";
import type { RawRequest, WireRequest } from "./request.ts";

/** A line to paste into a shell that sends the same request. */
export function toCurl(url: string, { method, path, headers, body }: WireRequest): string {
  const words = ["curl", "-sS", "-i", "-X", method, "--path-as-is"];
  // An empty header is written with a semicolon, or curl leaves it out.
  for (const [name, value] of headers) words.push("-H", shellQuote(value === "" ? `${name};` : `${name}: ${value}`));
  words.push(shellQuote(url + path));
  if (body === undefined) return words.join(" ");
  if (body.length > 0 && isPlain(body)) return [...words, "--data-binary", shellQuote(body.toString("utf8"))].join(" ");
  return `printf '${escaped(body)}' | ${[...words, "--data-binary", "@-"].join(" ")}`;
}

/** The same for what only a socket can send. */
export function toNetcat(url: string, { pieces, pauseMs, halfClose }: RawRequest): string {
  const { hostname, port } = new URL(url);
  const prints = pieces.map((piece) => `printf '${escaped(piece)}'`);
  const sent = prints.length === 1 ? prints[0] : `{ ${prints.join(`; sleep ${pauseMs / 1000}; `)}; }`;
  return `${sent} | nc ${halfClose ? "-N " : "-q 3 "}${hostname} ${port}`;
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
