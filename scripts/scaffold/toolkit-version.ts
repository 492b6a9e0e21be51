import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { RUNTIME_PACKAGE } from "../emit/code/runtime-module.ts";
import { readToolkitManifest, type ToolkitManifest, toolkitFolder } from "../project/toolkit.ts";
import { UsageError } from "../project/usage-error.ts";

/** How package.json names the toolkit and its run-time package: a version, or `file:` and a path. */
export interface ToolkitVersions extends ToolkitManifest {
  readonly runtimeVersion: string;
}

/**
 * Both packages have the same version. A toolkit that was itself installed from a file is named by the path of that file, so that the
 * project uses the same one.
 */
export function findToolkitVersions(folder: string): ToolkitVersions {
  const manifest = readToolkitManifest();
  const installed = readInstalledFrom(manifest.name);
  if (installed === undefined) {
    const version = `^${manifest.version}`;
    return { ...manifest, version, runtimeVersion: version };
  }
  const named = (path: string): string => `file:${relative(folder, path)}`;
  const runtime = findRuntimeBeside(installed, manifest.version);
  return { ...manifest, version: named(installed), runtimeVersion: named(runtime) };
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

/** The two are packed into one folder. */
function findRuntimeBeside(toolkit: string, version: string): string {
  const file = join(dirname(toolkit), `${RUNTIME_PACKAGE}-${version}.tgz`);
  if (existsSync(file)) return file;
  throw new UsageError(
    `init: the toolkit was installed from ${toolkit}, and ${file}, which the project needs too, is not there; fix: put it there`,
  );
}
