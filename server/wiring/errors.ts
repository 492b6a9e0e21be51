import { ConfigError } from "../config.ts";
import { AccountMovingError, DatabaseTimeoutError, NoHostError, SearchPathError } from "../store/database-errors.ts";

/** A problem that the operator can correct: it is printed in one line, without a stack trace. */
export class OperatorError extends Error {
  override readonly name = "OperatorError";
}

/** What a process prints before it ends because of this error: one line, or one for each fault of a file. */
export function formatError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ConfigError || error instanceof OperatorError) return error.message;
  // Several addresses were tried, and the error of each is inside.
  const first = error instanceof AggregateError ? error.errors[0] : undefined;
  const message = error.message || (first instanceof Error ? first.message : getErrorCode(error)) || error.name;
  return message.replaceAll(/\s*\n\s*/g, "; ");
}

type Explain = (code: string, error: Error) => string | undefined;

/** Turns an error that `explain` knows into an OperatorError with that text. */
export async function explainErrors<Value>(work: Promise<Value>, explain: Explain): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    const text = error instanceof Error ? explain(getErrorCode(error), error) : undefined;
    throw text === undefined ? error : new OperatorError(text, { cause: error });
  }
}

export const explainPortError =
  (setting: string, port: number): Explain =>
  (code) => {
    if (code === "EADDRINUSE") return `port ${port} is in use; choose another with ${setting}`;
    return code === "EACCES" ? `port ${port} may not be used; choose another with ${setting}` : undefined;
  };

/** 28: wrong user or password; 3D: no such database; otherwise the server cannot be reached, does not answer or accepts no writes. */
export const explainDatabaseError: Explain = (code, error) => {
  if (error instanceof NoHostError || error instanceof SearchPathError) return error.message;
  if (code === "25006") return "the database of DATABASE_URL accepts no writes: it is read-only or a standby";
  if (/^(28...|3D...)$/.test(code)) return `the database of DATABASE_URL cannot be used (${code})`;
  if (!isDatabaseUnavailable(error)) return undefined;
  return `the database of DATABASE_URL cannot be used (${code === "" ? "it does not answer" : code})`;
};

/** 08 and 57P: the connection or the server is gone. 53: no room. 55P03, 57014: waited too long. 25006: read-only. */
const UNAVAILABLE_SQL_STATES = /^(08...|57P0[1-5]|53...|55P03|57014|25006|25P03)$/;
const UNAVAILABLE_SYSTEM_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);
/** The driver gives these errors no code. */
const UNAVAILABLE_DRIVER_TEXTS =
  /^(Connection terminated|timeout e(xceeded when trying to connect|xpired)|Client (has encountered a connection|was closed)|Query read timeout)/;

/** Whether the database cannot be reached for now. Then a retry will help, and nothing is broken. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseTimeoutError || error instanceof NoHostError || error instanceof AccountMovingError)
    return true;
  const code = getErrorCode(error);
  return (
    UNAVAILABLE_SQL_STATES.test(code) ||
    UNAVAILABLE_SYSTEM_CODES.has(code) ||
    UNAVAILABLE_DRIVER_TEXTS.test(error.message)
  );
}

const getErrorCode = (error: Error): string => ("code" in error ? String(error.code) : "");
