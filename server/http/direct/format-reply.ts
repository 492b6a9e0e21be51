import { STATUS_CODES } from "node:http";
import type { PlainReply } from "./plain-operations.ts";

export interface FormattedReply {
  readonly text: string;
  readonly encoding: "latin1" | "utf8";
}

/** A reply in HTTP/1.1, with the headers in the form that Node gives them; `connection` holds those about the connection. */
export function formatReply({ status, headers, body }: PlainReply, connection: string): FormattedReply {
  const bytes = Buffer.byteLength(body);
  let lines = "";
  for (const name in headers) if (headers[name] !== undefined) lines += `${name}: ${headers[name]}\r\n`;
  const text =
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}` +
    `Content-Length: ${bytes}\r\nDate: ${new Date().toUTCString()}\r\n${connection}\r\n\r\n${body}`;
  // Node writes latin1 fastest, and for ASCII it is the same bytes.
  return { text, encoding: bytes === body.length ? "latin1" : "utf8" };
}
