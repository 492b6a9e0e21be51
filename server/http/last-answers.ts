import { refuse } from "../domain/refusal.ts";
import { refusalReply } from "./envelope.ts";

/** To what is no request. */
export const NOT_HTTP = lastAnswer("A011");

/** To a request that did not come in time. */
export const LATE = lastAnswer("A920", "Retry-After: 1");

/** A refusal as the last answer on a connection. */
function lastAnswer(code: "A011" | "A920", ...headers: readonly string[]): string {
  const { status, body } = refusalReply(refuse(code));
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} Refused`,
    "Content-Type: application/json",
    "Connection: close",
    ...headers,
    `Content-Length: ${Buffer.byteLength(text)}`,
  ];
  return `${head.join("\r\n")}\r\n\r\n${text}`;
}
