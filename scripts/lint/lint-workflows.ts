import { BaseResolver, type Config, getLineColLocation, lint, type NormalizedProblem } from "@redocly/openapi-core";
import { shown } from "../command/project.ts";
import { mendOf } from "./mends.ts";
import type { Problem } from "./problem.ts";

/** Lints Arazzo files with the same rules; each finding is at its own place. */
export async function lintWorkflows(files: readonly string[], config: Config): Promise<Problem[]> {
  const found = await Promise.all(
    files.map((ref) => lint({ ref, config, externalRefResolver: new BaseResolver(config.resolve) })),
  );
  return found.flat().flatMap((problem) => (problem.ignored === true ? [] : [asProblem(problem)]));
}

function asProblem({ location, message, ruleId, severity, suggest, reference }: NormalizedProblem): Problem {
  const [at] = location;
  const { line, col } = at === undefined ? { line: 1, col: 1 } : getLineColLocation(at).start;
  return {
    place: `${shown(at?.source.absoluteRef ?? "")}:${line}:${col}`,
    severity,
    rule: ruleId,
    message: message.replace(/\s+/g, " ").trim(),
    mend: mendOf(ruleId, suggest, reference),
  };
}
