import { DocumentError } from "../pipeline/document-error.ts";
import { UsageError } from "./options.ts";

/**
 * Runs a command's body; what a person can mend ends in one line, anything else keeps its stack trace. `misuse` is the
 * status of both, for a command whose status 1 is an answer.
 */
export async function main(body: () => Promise<number>, { misuse = 1 }: { misuse?: number } = {}): Promise<void> {
  try {
    process.exitCode = await body();
  } catch (error) {
    process.stderr.write(`${oneLine(error)}\n`);
    process.exitCode = misuse;
  }
}

export function oneLine(error: unknown): string {
  if (error instanceof UsageError || error instanceof DocumentError) return error.message;
  if (error instanceof Error) return error.stack ?? error.message;
  return String(error);
}
