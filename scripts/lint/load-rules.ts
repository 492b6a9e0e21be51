import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Config, createConfig, loadConfig } from "@redocly/openapi-core";
import { startOf } from "../document/load.ts";
import { DocumentError } from "../document/problem.ts";
import { PRESET_EXTENDS, type Preset } from "./presets.ts";
import { toolkitPlugin } from "./toolkit-plugin.ts";

export interface RuleOptions {
  /** Which rules apply; those of a redocly.yaml come on top. Default: what the redocly.yaml extends, or `recommended`. */
  readonly preset?: Preset | undefined;
  /** The project's folder: its redocly.yaml applies if none is beside the document. */
  readonly root?: string | undefined;
}

/** The rules of a document: a preset, and the redocly.yaml beside the document or in the project's folder. */
export async function loadRules(specFile: string, { preset, root }: RuleOptions = {}): Promise<Config> {
  const folders = [dirname(specFile), ...(root === undefined ? [] : [root])];
  const configPath = folders.map((folder) => join(folder, "redocly.yaml")).find((file) => existsSync(file));
  const plugins = [toolkitPlugin];
  if (configPath === undefined)
    return createConfig({ extends: [...PRESET_EXTENDS[preset ?? "recommended"]] }, { plugins });
  const customExtends = preset === undefined ? {} : { customExtends: [...PRESET_EXTENDS[preset]] };
  try {
    return await loadConfig({ configPath, plugins, ...customExtends });
  } catch (error) {
    const [message = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
    throw DocumentError.at(startOf(configPath), {
      rule: "lint-configuration",
      message: `The lint configuration cannot be read: ${message}`,
      fix: "correct the file; presets of the toolkit are contract/minimal, contract/recommended and contract/strict",
    });
  }
}
