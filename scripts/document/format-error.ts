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
  if (error instanceof Error) return formatSystemError(error) ?? error.stack ?? error.message;
  return String(error);
}

const SYSTEM_ERRORS: Readonly<Record<string, string>> = {
  EACCES: "there is no permission to use it",
  EEXIST: "it exists already",
  EISDIR: "it is a folder, and a file is needed",
  ENOENT: "it does not exist",
  ENOSPC: "the disk is full",
  ENOTDIR: "it is a file, and a folder is needed",
  EPERM: "there is no permission to use it",
  EROFS: "the disk cannot be written to",
};

/** The system refused to read or write a path that the user can change. */
function formatSystemError(error: Error & { readonly code?: unknown; readonly path?: unknown }): string | undefined {
  const why = typeof error.code === "string" ? SYSTEM_ERRORS[error.code] : undefined;
  return why === undefined || typeof error.path !== "string"
    ? undefined
    : `contract: ${error.path} cannot be used: ${why} (${error.code}); fix: name another path, or change this one`;
}
