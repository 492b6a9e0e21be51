import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { readToolkitManifest, type ToolkitManifest, toolkitFolder } from "../project/toolkit.ts";

/**
 * How the new project names the toolkit. A toolkit that was itself installed from a file is named by the path of that file, so that
 * the project uses the same one.
 */
export function findToolkitVersion(folder: string): ToolkitManifest {
  const manifest = readToolkitManifest();
  const { name, version } = manifest;
  const installed = readInstalledFrom(name);
  return { ...manifest, version: installed === undefined ? `^${version}` : `file:${relative(folder, installed)}` };
}

/** The tarball or folder that the project around the toolkit's node_modules installed it from. */
function readInstalledFrom(name: string): string | undefined {
  const nodeModules = resolve(toolkitFolder, "..");
  const around = dirname(nodeModules);
  const manifest = join(around, "package.json");
  if (!nodeModules.endsWith("node_modules") || !existsSync(manifest)) return undefined;
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(manifest, "utf8"));
  const version: unknown = dependencies[name] ?? devDependencies[name];
  return typeof version === "string" && version.startsWith("file:")
    ? resolve(around, version.slice("file:".length))
    : undefined;
}
