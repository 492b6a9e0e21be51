import type { Config } from "@redocly/openapi-core";
import type { PluggedBundle } from "../document/bundle.ts";
import { lintBundle } from "../lint/lint-document.ts";
import { loadRules } from "../lint/load-rules.ts";
import type { Preset } from "../lint/presets.ts";
import { plural } from "../project/text.ts";

export interface ChosenPreset {
  readonly preset: Preset;
  /** What to tell the user about it. */
  readonly note: string | undefined;
}

/** The preset that a new project begins with: recommended, or minimal for a document that has errors by it. */
export async function choosePreset(bundle: PluggedBundle, spec: string, folder: string): Promise<ChosenPreset> {
  const errors = await countErrors(bundle, spec, await loadRules(spec, { preset: "recommended", root: folder }));
  if (errors === 0) return { preset: "recommended", note: undefined };
  const found = `the document has ${plural(errors, "error")} by the preset recommended`;
  const rest = await countErrors(bundle, spec, await loadRules(spec, { preset: "minimal", root: folder }));
  const more = rest === 0 ? "" : ` ${plural(rest, "error")} are left, so that npm test fails until they are fixed.`;
  return {
    preset: "minimal",
    note: `${found}, so the project begins with minimal.${more} See them with: npx contract lint --preset recommended`,
  };
}

async function countErrors(bundle: PluggedBundle, spec: string, rules: Config): Promise<number> {
  const { problems } = await lintBundle(bundle, spec, rules);
  return problems.filter(({ severity }) => severity === "error").length;
}
