import { dirname } from "node:path";
import {
  type Config,
  detectSpec,
  getLineColLocation,
  lint,
  lintDocument,
  type NormalizedProblem,
  Source,
} from "@redocly/openapi-core";
import type { PluggedBundle } from "../document/bundle.ts";
import type { Problem } from "../document/problem.ts";
import { type Built, readModel } from "../model/build.ts";
import { shown } from "../project/project.ts";
import { ClosedResolver } from "./closed-resolver.ts";
import { getFix } from "./fixes.ts";
import type { Rules } from "./load-rules.ts";
import { setLintContext } from "./rules/lint-context.ts";
import { SOURCE_RULES } from "./source-rules.ts";
import { findFirstTag, mergeProblems, sortProblems } from "./tidy-problems.ts";

export interface Linted {
  readonly problems: readonly Problem[];
  /** The model of the document, from which everything is generated; it need not be read again. */
  readonly built: Built;
}

/**
 * Checks a bundled document in memory: with Redocly and its plug-ins, and with what the generator finds when it reads the document. Each
 * problem gets its place in the source file.
 */
export async function lintBundle(
  bundle: PluggedBundle,
  specFile: string,
  { config, problems: ofRules }: Rules,
): Promise<Linted> {
  const built = readModel(bundle);
  setLintContext({ bundle, built });
  const found = await lintDocument({
    document: { source: new Source(specFile, ""), parsed: bundle.document },
    config,
    // The document is bundled, so that nothing else belongs to it.
    externalRefResolver: new ClosedResolver([]),
  });
  const byRules = found.flatMap((problem) => {
    const pointer = problem.location[0]?.pointer ?? "#/";
    const first = findFirstTag(problem.ruleId, pointer, bundle.document);
    const derived = isDerived(pointer, bundle) ? ` (in ${pointer}, which the plug-in adds)` : "";
    const note = first === undefined ? derived : ` The first is at ${bundle.place(first)}.`;
    return toProblem(problem, bundle.place(pointer), note);
  });
  const problems = mergeProblems(built.problems, [...ofRules, ...byRules, ...checkSources(bundle, specFile, config)]);
  return { problems: sortProblems(problems), built };
}

/** Lints Arazzo files with the same rules. */
export async function lintWorkflows(files: readonly string[], { config }: Rules): Promise<Problem[]> {
  const externalRefResolver = new ClosedResolver(files.map((file) => dirname(file)));
  const found = await Promise.all(files.map((ref) => lint({ ref, config, externalRefResolver })));
  return found.flat().flatMap((problem) => {
    const [location] = problem.location;
    const { line, col } = location === undefined ? { line: 1, col: 1 } : getLineColLocation(location).start;
    return toProblem(problem, `${shown(location?.source.absoluteRef ?? "")}:${line}:${col}`, "");
  });
}

/** The rules about files, which Redocly does not run. */
function checkSources(bundle: PluggedBundle, specFile: string, config: Config): Problem[] {
  const version = detectSpec(bundle.document);
  return Object.entries(SOURCE_RULES).flatMap(([rule, check]) => {
    const { severity } = config.getRuleSettings(rule, version);
    return severity === "off" ? [] : check(bundle, specFile).map((details) => ({ ...details, severity }));
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
function isDerived(pointer: string, bundle: PluggedBundle): boolean {
  const segments = pointer.split("/");
  if (segments[1] !== "components" || segments.length < 4) return false;
  return bundle.place(segments.slice(0, 4).join("/")) === bundle.place(segments.slice(0, 3).join("/"));
}
