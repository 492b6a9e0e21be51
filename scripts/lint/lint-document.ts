import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  BaseResolver,
  type Config,
  createConfig,
  getLineColLocation,
  lint,
  lintDocument,
  loadConfig,
  type NormalizedProblem,
  Source,
} from "@redocly/openapi-core";
import { shown } from "../command/project.ts";
import type { Bundle } from "../pipeline/bundler.ts";
import type { Problem } from "../pipeline/problem.ts";
import { getFix } from "./fixes.ts";

/** The rules in redocly.yaml beside the document, or Redocly's recommended rules. */
export function loadRules(specFile: string): Promise<Config> {
  const configPath = join(dirname(specFile), "redocly.yaml");
  return existsSync(configPath) ? loadConfig({ configPath }) : createConfig({ extends: ["recommended"] });
}

/** Lints the bundled document in memory. Each problem gets its place in the source file. */
export async function lintBundle(bundle: Bundle, specFile: string, config: Config): Promise<Problem[]> {
  const found = await lintDocument({
    document: { source: new Source(specFile, ""), parsed: bundle.document },
    config,
    externalRefResolver: new BaseResolver(config.resolve),
  });
  const problems = found.flatMap((problem) => {
    const pointer = problem.location[0]?.pointer ?? "#/";
    const note = isDerived(pointer, bundle) ? ` (in ${pointer}, which the plug-in adds)` : "";
    return toProblem(problem, bundle.place(pointer), note);
  });
  return removeDuplicates(problems).sort(
    (one, other) => one.place.localeCompare(other.place, "en", { numeric: true }) || one.rule.localeCompare(other.rule),
  );
}

/** Lints Arazzo files with the same rules. */
export async function lintWorkflows(files: readonly string[], config: Config): Promise<Problem[]> {
  const externalRefResolver = new BaseResolver(config.resolve);
  const found = await Promise.all(files.map((ref) => lint({ ref, config, externalRefResolver })));
  return found.flat().flatMap((problem) => {
    const [location] = problem.location;
    const { line, col } = location === undefined ? { line: 1, col: 1 } : getLineColLocation(location).start;
    return toProblem(problem, `${shown(location?.source.absoluteRef ?? "")}:${line}:${col}`, "");
  });
}

/** Empty if the configuration ignores the problem. */
function toProblem(found: NormalizedProblem, place: string, note: string): Problem[] {
  const { ignored, severity, ruleId, message, suggest, reference } = found;
  if (ignored === true) return [];
  const text = `${message.replace(/\s+/g, " ").trim()}${note}`;
  return [{ place, severity, rule: ruleId, message: text, fix: getFix(ruleId, suggest, reference) }];
}

/** A component that the plug-in adds is in no file: it has the place of the map that holds it. */
function isDerived(pointer: string, bundle: Bundle): boolean {
  const segments = pointer.split("/");
  if (segments[1] !== "components" || segments.length < 4) return false;
  return bundle.place(segments.slice(0, 4).join("/")) === bundle.place(segments.slice(0, 3).join("/"));
}

/** A problem of a schema that ten operations use is reported once. */
const removeDuplicates = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [`${problem.place} ${problem.rule} ${problem.message}`, problem])).values(),
];
