import { type DestinationStream, destination, pino, stdTimeFunctions } from "pino";

export interface LogFields {
  /** The stable name of what happened, in snake_case. Searches and alarms use it; the text may be reworded. */
  readonly event: string;
  readonly [field: string]: unknown;
}

/** The part of pino's logger that the server uses. */
export interface Log {
  debug(fields: LogFields, message: string): void;
  info(fields: LogFields, message: string): void;
  warn(fields: LogFields, message: string): void;
  error(fields: LogFields, message: string): void;
  /** A log that adds these fields to each of its lines. */
  child(fields: Readonly<Record<string, unknown>>): Log;
  flush(onWritten: () => void): void;
}

/** Lines are collected up to this length, or for this long, and then written together. */
const BUFFER_BYTES = 8192;
const FLUSH_INTERVAL_MS = 500;

let standardOutput: DestinationStream | undefined;

/** Asynchronous, because a slow terminal or disk must not delay requests. pino writes the rest when the process exits. */
function openStandardOutput(): DestinationStream {
  standardOutput ??= destination({
    dest: 1,
    sync: false,
    minLength: BUFFER_BYTES,
    periodicFlush: FLUSH_INTERVAL_MS,
  });
  return standardOutput;
}

/**
 * Every call names the fields that it logs. Requests, headers and bodies are never logged whole, so phone numbers, texts,
 * passwords and tokens cannot get into the log.
 */
export function createLog(level: string, stream: DestinationStream = openStandardOutput()): Log {
  return pino({ level, base: null, timestamp: stdTimeFunctions.isoTime }, stream);
}

/** Resolves when every line is written. */
export function flushLog(log: Log): Promise<void> {
  return new Promise((resolve) => log.flush(resolve));
}

const LONGEST_MESSAGE = 300;

/** Of an error only what cannot hold a caller's data: messages quote what was wrong, so quotes and numbers go. */
export function loggable(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    ...("code" in error && typeof error.code === "string" ? { code: error.code } : {}),
    message: withoutData(error.message),
    stack: frames.slice(0, 12).map((line) => line.trim()),
    ...(error.cause === undefined ? {} : { cause: loggable(error.cause) }),
  };
}

function withoutData(message: string): string {
  return message
    .slice(0, 4 * LONGEST_MESSAGE)
    .replace(/"[^"]*"?|'[^']*'?|`[^`]*`?|“[^”]*”?/g, "…")
    .replace(/\d{4,}/g, "#")
    .slice(0, LONGEST_MESSAGE);
}
