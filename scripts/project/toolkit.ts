import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the toolkit. Its sources and its bundle are both one level below. */
export const toolkitFolder = fileURLToPath(new URL("../", import.meta.url));

export interface ToolkitManifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** What its package.json says. */
export const readToolkitManifest = (): ToolkitManifest =>
  JSON.parse(readFileSync(join(toolkitFolder, "package.json"), "utf8"));

/** The script of an installed program: the `bin` of its package.json. */
export function findProgram(packageName: string, program: string): string {
  const folders = createRequire(import.meta.url).resolve.paths(packageName) ?? [];
  const folder = folders.map((place) => join(place, packageName)).find((place) => existsSync(place));
  if (folder === undefined) throw new Error(`The package ${packageName} is not installed`);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, typeof bin === "string" ? bin : bin[program]);
}
