import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { importModule } from "../../project/import-module.ts";
import { type Project, shown } from "../../project/project.ts";
import { UsageError } from "../../project/usage-error.ts";
import type { FuzzPlugin } from "./plugin.ts";

/** The plug-in of the configuration; undefined: the project has none. */
export async function loadFuzzPlugin({
  folder,
  config,
}: Pick<Project, "folder" | "config">): Promise<FuzzPlugin | undefined> {
  if (config.fuzz === undefined) return undefined;
  const file = resolve(folder, config.fuzz);
  if (!existsSync(file)) throw new UsageError(`fuzz: ${shown(file)} does not exist; fix: fuzz in contract.config.ts`);
  const { default: plugin } = await importModule<{ readonly default?: FuzzPlugin }>(file);
  if (typeof plugin?.open !== "function")
    throw new UsageError(`fuzz: ${shown(file)} is no plug-in; fix: export default a FuzzPlugin`);
  return plugin;
}
