import { STATUS_CODES } from "node:http";
import type { Exchange } from "../exchange.ts";
import { headersOf } from "../limit.ts";
import type { Reply } from "../reply.ts";
import { JSON_HEADERS } from "../reply-headers.ts";

const jsonLines = JSON_HEADERS.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join("");

export interface ReplyText {
  readonly text: string;
  readonly encoding: "latin1" | "utf8";
}

/** A reply in JSON in the words of HTTP/1.1; `connection` is what it says of the connection. */
export function replyText(exchange: Exchange, reply: Reply, connection: string): ReplyText {
  const body = JSON.stringify(reply.body);
  const bytes = Buffer.byteLength(body);
  const headers = headersOf(reply, exchange.budget);
  let own = "";
  for (const name in headers) if (headers[name] !== undefined) own += `${name}: ${headers[name]}\r\n`;
  const text =
    `${statusLine(reply.status)}X-Request-Id: ${exchange.requestId}\r\n${jsonLines}${own}` +
    `Content-Length: ${bytes}\r\nDate: ${dateOf(exchange.nowMs)}\r\n${connection}\r\n\r\n${body}`;
  // One byte a character is what Node writes fastest, and in ASCII it is the same bytes.
  return { text, encoding: bytes === body.length ? "latin1" : "utf8" };
}

const statusLines = new Map<number, string>();

function statusLine(status: number): string {
  const known = statusLines.get(status);
  if (known !== undefined) return known;
  const line = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
  statusLines.set(status, line);
  return line;
}

let lastSecond = 0;
let lastDate = "";

function dateOf(nowMs: number): string {
  const second = Math.floor(nowMs / 1000);
  if (second !== lastSecond) {
    lastSecond = second;
    lastDate = new Date(nowMs).toUTCString();
  }
  return lastDate;
}
