import type { PluggedBundle } from "../document/bundle.ts";
import type { Problem } from "../document/problem.ts";
import { lintBundle } from "../lint/lint-document.ts";
import { loadRules } from "../lint/load-rules.ts";
import type { Preset } from "../lint/presets.ts";
import { plural } from "../project/text.ts";

export interface ChosenPreset {
  readonly preset: Preset;
  /** What to tell the user about it. */
  readonly note: string | undefined;
  /** What is wrong with the document, so that `npm test` fails until it is fixed. */
  readonly findings: readonly Problem[];
}

/** The preset that a new project begins with: recommended, or minimal for a document that has errors by it. */
export async function choosePreset(bundle: PluggedBundle, spec: string, folder: string): Promise<ChosenPreset> {
  const lint = async (preset: Preset): Promise<readonly Problem[]> =>
    (await lintBundle(bundle, spec, await loadRules(spec, { preset, root: folder }))).problems;
  const problems = await lint("recommended");
  const errors = problems.filter(isError).length;
  if (errors === 0) return { preset: "recommended", note: undefined, findings: problems.filter(failsTests) };
  return {
    preset: "minimal",
    note: `the document has ${plural(errors, "error")} by the preset recommended, so the project begins with minimal; see them with: npx contract lint --preset recommended`,
    findings: (await lint("minimal")).filter(failsTests),
  };
}

const isError = ({ severity }: Problem): boolean => severity === "error";

/** An example that is not valid is a warning of the document, but the server refuses it when it is sent. */
const failsTests = (problem: Problem): boolean => isError(problem) || problem.rule === "contract/valid-example";
