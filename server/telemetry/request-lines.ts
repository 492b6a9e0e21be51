import { type DestinationStream, pino } from "pino";
import type { Log } from "./log.ts";
import { timeNow } from "./time-now.ts";

/** What a line says of a request. Not the path: an unknown one may hold anything, and a known one is told by its operation. */
export interface RequestLine {
  readonly requestId: string;
  readonly account: string | undefined;
  readonly operation: string | undefined;
  readonly code: string | undefined;
}

const INFO = pino.levels.values.info;

/**
 * Writes the one line of each request, field by field the line that the log itself would write. There is one for every
 * request, so it is not taken the long way, which looks at each value to find out how it is written.
 */
export function requestLines(log: Log): (line: RequestLine, status: number, tookMs: number) => void {
  const stream: DestinationStream = log[pino.symbols.streamSym as never];
  return ({ requestId, account, operation, code }, status, tookMs) => {
    if (!log.isLevelEnabled("info")) return;
    const ms = Math.round(tookMs * 100) / 100;
    stream.write(
      `{"level":${INFO},"time":"${timeNow()}","requestId":"${requestId}"${field("account", account)}` +
        `${field("operation", operation)}${field("code", code)},"status":${status},"ms":${ms},"msg":"request"}\n`,
    );
  };
}

const field = (name: string, value: string | undefined): string =>
  value === undefined ? "" : `,"${name}":${PLAIN.test(value) ? `"${value}"` : JSON.stringify(value)}`;

/** What JSON writes as it is. */
const PLAIN = /^[\w.-]*$/;
