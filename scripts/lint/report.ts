import type { painter } from "../command/colour.ts";
import type { Problem } from "./problem.ts";

type Paint = ReturnType<typeof painter>;

/** Two lines for a finding: what is wrong and where, and what to do about it. */
export function problemLines(problem: Problem, paint: Paint): string {
  const severity = paint(problem.severity === "error" ? "red" : "yellow", problem.severity);
  const first = `${paint("bold", problem.place)}  ${severity}  ${paint("cyan", problem.rule)}  ${problem.message}`;
  return `${first}\n    ${paint("dim", `mend: ${problem.mend}`)}\n`;
}

export function countLine(problems: readonly Problem[], files: number, milliseconds: number): string {
  const errors = problems.filter((problem) => problem.severity === "error").length;
  const warnings = problems.length - errors;
  return `document: ${counted(errors, "error")}, ${counted(warnings, "warning")} in ${counted(files, "file")}, ${milliseconds} ms\n`;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}
