import type { Problem } from "../document/problem.ts";
import { plural } from "../project/text.ts";

export function formatCounts(problems: readonly Problem[], files: number, milliseconds: number): string {
  const errors = problems.filter((problem) => problem.severity === "error").length;
  const warnings = problems.length - errors;
  return `document: ${plural(errors, "error")}, ${plural(warnings, "warning")} in ${plural(files, "file")}, ${milliseconds} ms\n`;
}
