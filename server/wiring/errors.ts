import { ConfigError } from "../config.ts";

/** A problem that the operator can correct: it is printed in one line, without a stack trace. */
export class OperatorError extends Error {
  override readonly name = "OperatorError";
}

/** What a process prints before it ends because of this error. */
export function formatError(error: unknown): string {
  if (error instanceof ConfigError || error instanceof OperatorError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

type Explain = (code: string) => string | undefined;

/** Turns an error whose code `explain` knows into an OperatorError with that text. */
export async function explainErrors<Value>(work: Promise<Value>, explain: Explain): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    const text = error instanceof Error ? explain(getErrorCode(error)) : undefined;
    throw text === undefined ? error : new OperatorError(text, { cause: error });
  }
}

export const explainPortError =
  (setting: string, port: number): Explain =>
  (code) => {
    if (code === "EADDRINUSE") return `port ${port} is in use; choose another with ${setting}`;
    return code === "EACCES" ? `port ${port} may not be used; choose another with ${setting}` : undefined;
  };

/** 28: wrong user or password; 3D: no such database; 08, 57P and the system's own codes: the server cannot be reached. */
export const explainDatabaseError: Explain = (code) =>
  /^(28...|3D...|08...|57P..|ECONN.*|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH)$/.test(code)
    ? `the database of DATABASE_URL cannot be used (${code})`
    : undefined;

/** 08 and 57P: the connection or the server is gone. 53: no room. 55P03, 57014: waited too long. */
const UNAVAILABLE_SQL_STATES = /^(08...|57P0[1-5]|53...|55P03|57014)$/;
const UNAVAILABLE_SYSTEM_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
]);
/** The driver gives these errors no code. */
const UNAVAILABLE_DRIVER_TEXTS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/;

/** Whether the database cannot be reached for now. Then a retry will help, and nothing is broken. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = getErrorCode(error);
  return (
    UNAVAILABLE_SQL_STATES.test(code) ||
    UNAVAILABLE_SYSTEM_CODES.has(code) ||
    UNAVAILABLE_DRIVER_TEXTS.test(error.message)
  );
}

const getErrorCode = (error: Error): string => ("code" in error ? String(error.code) : "");
