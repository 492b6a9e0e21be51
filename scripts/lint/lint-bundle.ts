import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  BaseResolver,
  type Config,
  createConfig,
  lintDocument,
  loadConfig,
  type NormalizedProblem,
  Source,
} from "@redocly/openapi-core";
import type { Bundle } from "../pipeline/bundler.ts";
import { mendOf } from "./mends.ts";
import type { Problem } from "./problem.ts";

/** The rules beside the document, or the recommended ones for a document that brings none. */
export function rulesFor(specFile: string): Promise<Config> {
  const configPath = join(dirname(specFile), "redocly.yaml");
  return existsSync(configPath) ? loadConfig({ configPath }) : createConfig({ extends: ["recommended"] });
}

/** Lints the bundled document in memory; every finding is led back to the source file. */
export async function lintBundle(bundle: Bundle, specFile: string, config: Config): Promise<Problem[]> {
  const found = await lintDocument({
    document: { source: new Source(specFile, ""), parsed: bundle.document },
    config,
    externalRefResolver: new BaseResolver(config.resolve),
  });
  const problems = found.filter((problem) => problem.ignored !== true).map((problem) => asProblem(problem, bundle));
  return withoutRepeats(problems).sort(byPlace);
}

function asProblem(found: NormalizedProblem, bundle: Bundle): Problem {
  const pointer = found.location[0]?.pointer ?? "#/";
  const message = found.message.replace(/\s+/g, " ").trim();
  return {
    place: bundle.place(pointer),
    severity: found.severity,
    rule: found.ruleId,
    message: isDerived(pointer, bundle) ? `${message} (in ${pointer}, which a plug-in derived)` : message,
    mend: mendOf(found.ruleId, found.suggest, found.reference),
  };
}

/** A component that stands in no file has the place of the map around it, which helps nobody to find it. */
function isDerived(pointer: string, bundle: Bundle): boolean {
  const segments = pointer.split("/");
  if (segments[1] !== "components" || segments.length < 4) return false;
  return bundle.place(segments.slice(0, 4).join("/")) === bundle.place(segments.slice(0, 3).join("/"));
}

/** A schema used in ten operations is one place to edit: ten findings there are one. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  const seen = new Map<string, Problem>();
  for (const problem of problems) {
    const key = `${problem.place} ${problem.rule} ${problem.message}`;
    if (!seen.has(key)) seen.set(key, problem);
  }
  return [...seen.values()];
}

function byPlace(left: Problem, right: Problem): number {
  return left.place.localeCompare(right.place, "en", { numeric: true }) || left.rule.localeCompare(right.rule, "en");
}
