import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "./own-project.ts";

/**
 * Installs what the package.json of a folder names into its own node_modules, unless it is there already in these very versions. Programs
 * that one kind of test alone needs are kept out of the project's own install this way.
 */
export function installTools(folder: string): void {
  const { dependencies } = readJson<{ dependencies: Record<string, string> }>(join(folder, "package.json"));
  if (Object.entries(dependencies).every(([name, wanted]) => isInstalled(folder, name, wanted))) return;
  const place = relative(root, folder);
  process.stderr.write(`installing the packages of ${place}/package.json into ${place}/node_modules …\n`);
  const { status, stderr } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`the packages of ${place}/package.json could not be installed:\n${stderr}`);
}

function isInstalled(folder: string, name: string, wanted: string): boolean {
  const file = join(folder, "node_modules", name, "package.json");
  if (!existsSync(file)) return false;
  // A package under another name is written as npm:NAME@VERSION.
  return readJson<{ version: string }>(file).version === wanted.split("@").at(-1);
}

const readJson = <Value>(file: string): Value => JSON.parse(readFileSync(file, "utf8")) as Value;
