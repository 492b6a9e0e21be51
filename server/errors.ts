import { ConfigError } from "./config.ts";

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

const getErrorCode = (error: Error): string => ("code" in error ? String(error.code) : "");
