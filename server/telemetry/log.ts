import { type DestinationStream, type Logger, pino } from "pino";
import { standardOutput } from "./gathered-lines.ts";
import { timeNow } from "./time-now.ts";

export type Log = Logger;

/**
 * What is logged is named field by field where it is logged; requests, headers and bodies are never handed over as they
 * are, so phone numbers, texts, passwords and tokens have no way in.
 */
export function createLog(level: string, stream: DestinationStream = standardOutput()): Log {
  return pino({ level, base: null, timestamp: () => `,"time":"${timeNow()}"` }, stream);
}

/** Resolves once every line is written. */
export function flushLog(log: Log): Promise<void> {
  return new Promise((resolve) => log.flush(() => resolve()));
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
