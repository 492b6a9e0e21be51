import { painter } from "../project/text.ts";
import { formatProblem, type Problem } from "./problem.ts";

/** Says on standard error what is wrong with a document that is used all the same. */
export function printWarnings(problems: readonly Problem[]): void {
  const paint = painter(process.stderr);
  for (const problem of problems) process.stderr.write(formatProblem({ ...problem, severity: "warn" }, paint));
}
