import { painter } from "../project/text.ts";
import { UsageError } from "../project/usage-error.ts";
import { DocumentError, formatProblem } from "./problem.ts";

/** What is printed of an error: one line where the user can fix it, or else its stack trace. */
export function formatError(error: unknown): string {
  if (error instanceof UsageError) return error.message;
  if (error instanceof DocumentError) {
    const paint = painter(process.stderr);
    return error.problems
      .map((problem) => formatProblem(problem, paint))
      .join("")
      .trimEnd();
  }
  if (error instanceof Error) return error.stack ?? error.message;
  return String(error);
}
