import { DocumentError } from "../pipeline/load.ts";
import { UsageError } from "./options.ts";

/**
 * Runs a command. An error that the user can fix is printed as one line, any other error with its stack trace.
 * `errorStatus` is the exit status of both; a command whose status 1 is a result uses another one.
 */
export async function main(
  body: () => Promise<number>,
  { errorStatus = 1 }: { errorStatus?: number } = {},
): Promise<void> {
  try {
    process.exitCode = await body();
  } catch (error) {
    process.stderr.write(`${formatError(error)}\n`);
    process.exitCode = errorStatus;
  }
}

export function formatError(error: unknown): string {
  if (error instanceof UsageError || error instanceof DocumentError) return error.message;
  if (error instanceof Error) return error.stack ?? error.message;
  return String(error);
}
