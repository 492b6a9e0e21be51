import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Config, createConfig, loadConfig, type RawUniversalConfig } from "@redocly/openapi-core";
import { loadFile, startOf } from "../document/load.ts";
import { DocumentError, type Problem } from "../document/problem.ts";
import { RefFolders } from "../document/ref-folders.ts";
import { toolkitFolder } from "../project/toolkit.ts";
import { asArray, asObject, isObject } from "../schema/json.ts";
import { ClosedResolver } from "./closed-resolver.ts";
import { PRESET_EXTENDS, type Preset } from "./presets.ts";
import { toolkitPlugin } from "./toolkit-plugin.ts";

export interface RuleOptions {
  /** Which rules apply; those of a redocly.yaml come on top. Default: what the redocly.yaml extends, or `recommended`. */
  readonly preset?: Preset | undefined;
  /** The project's folder: its redocly.yaml applies if none is beside the document. */
  readonly root?: string | undefined;
  /** The document is the project's own, and so is a redocly.yaml beside it in the project's folder (default: false). */
  readonly isOwn?: boolean;
}

export interface Rules {
  readonly config: Config;
  /** What of a redocly.yaml does not apply. */
  readonly problems: readonly Problem[];
}

const plugins = [toolkitPlugin];

/**
 * The rules of a document: a preset, and the redocly.yaml beside the document or in the project's folder. One that is not the project's is
 * data like the document beside it.
 */
export async function loadRules(specFile: string, { preset, root, isOwn = false }: RuleOptions = {}): Promise<Rules> {
  const folders = [dirname(specFile), ...(root === undefined ? [] : [root])];
  const configPath = folders.map((folder) => join(folder, "redocly.yaml")).find((file) => existsSync(file));
  const chosen = preset && [...PRESET_EXTENDS[preset]];
  if (configPath === undefined)
    return { config: await createClosedConfig({ extends: chosen ?? [...PRESET_EXTENDS.recommended] }), problems: [] };
  const isOfProject =
    root !== undefined && (isOwn ? new RefFolders([root]).contain(configPath) : dirname(configPath) === root);
  try {
    if (!isOfProject) return await loadLevels(configPath, chosen);
    return {
      config: await loadConfig({ configPath, plugins, ...(chosen && { customExtends: chosen }) }),
      problems: [],
    };
  } catch (error) {
    if (error instanceof DocumentError) throw error;
    const [message = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
    throw DocumentError.at(startOf(configPath), {
      rule: "lint-configuration",
      message: `The lint configuration cannot be read: ${message}`,
      fix: "correct the file; presets of the toolkit are contract/minimal, contract/recommended and contract/strict",
    });
  }
}

/** The levels of rules and the presets of a redocly.yaml, without its plug-ins, which are code, and without other files and addresses. */
async function loadLevels(file: string, chosen: string[] | undefined): Promise<Rules> {
  const raw = asObject(loadFile(file).root);
  const extended = asArray(raw.extends).map(String);
  const presets = extended.filter((name) => /^(contract\/)?[\w-]+$/.test(name));
  const rules = Object.entries(raw).filter(([key, value]) => /rules$/i.test(key) && isObject(value));
  const config = await createClosedConfig({ ...Object.fromEntries(rules), extends: chosen ?? presets });
  if (presets.length === extended.length && raw.plugins === undefined) return { config, problems: [] };
  const problem: Problem = {
    place: startOf(file),
    severity: "warn",
    rule: "lint-configuration",
    message:
      "The plugins of this file, and what it extends besides presets, do not apply: it is not the project's own, and they are code and addresses.",
    fix: "if you trust the file, name it under extends of a redocly.yaml in the project's folder, or run contract in the folder of the file",
  };
  return { config, problems: [problem] };
}

/**
 * Reads no file. Redocly also loads `@theme/plugin.js` from the folder of the configuration, or without one from the current folder, so
 * the folder is one that has none.
 */
export const createClosedConfig = (raw: RawUniversalConfig): Promise<Config> =>
  createConfig(raw, {
    plugins,
    configPath: join(toolkitFolder, "redocly.yaml"),
    externalRefResolver: new ClosedResolver([]),
  });
