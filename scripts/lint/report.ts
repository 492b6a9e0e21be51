import { type Paint, plural } from "../command/text.ts";

/** One finding, with its place in the source file. */
export interface Problem {
  /** `file:line:column` */
  readonly place: string;
  readonly severity: "error" | "warn";
  readonly rule: string;
  readonly message: string;
  readonly fix: string;
}

/** Two lines: the place and the message, then the fix. */
export function formatProblem({ place, severity, rule, message, fix }: Problem, paint: Paint): string {
  const colour = severity === "error" ? "red" : "yellow";
  const first = `${paint("bold", place)}  ${paint(colour, severity)}  ${paint("cyan", rule)}  ${message}`;
  return `${first}\n    ${paint("dim", `fix: ${fix}`)}\n`;
}

export function formatCounts(problems: readonly Problem[], files: number, milliseconds: number): string {
  const errors = problems.filter((problem) => problem.severity === "error").length;
  const warnings = problems.length - errors;
  return `document: ${plural(errors, "error")}, ${plural(warnings, "warning")} in ${plural(files, "file")}, ${milliseconds} ms\n`;
}
