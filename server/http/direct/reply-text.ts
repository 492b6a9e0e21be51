import { STATUS_CODES } from "node:http";
import type { PlainReply } from "./plain-operation.ts";

export interface ReplyText {
  readonly text: string;
  readonly encoding: "latin1" | "utf8";
}

/** A reply as HTTP/1.1 writes it, header for header as Node does; `connection` is what it says of the connection. */
export function replyText({ status, headers, body }: PlainReply, connection: string): ReplyText {
  const bytes = Buffer.byteLength(body);
  let lines = "";
  for (const name in headers) if (headers[name] !== undefined) lines += `${name}: ${headers[name]}\r\n`;
  const text =
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}` +
    `Content-Length: ${bytes}\r\nDate: ${httpDate(Date.now())}\r\n${connection}\r\n\r\n${body}`;
  // One byte a character is what Node writes fastest, and in ASCII it is the same bytes.
  return { text, encoding: bytes === body.length ? "latin1" : "utf8" };
}

let lastSecond = 0;
let lastDate = "";

/** Made once a second: writing a date takes as long as writing all other headers. */
function httpDate(nowMs: number): string {
  const second = Math.floor(nowMs / 1000);
  if (second !== lastSecond) {
    lastSecond = second;
    lastDate = new Date(nowMs).toUTCString();
  }
  return lastDate;
}
