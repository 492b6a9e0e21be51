import { execFile } from "node:child_process";
import { chmod, mkdir, readFile, symlink } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { readToolkitManifest } from "../../../scripts/project/toolkit.ts";
import { root } from "../../rig/own-project.ts";
import { addPackages } from "../tools.ts";

export interface PackedToolkit {
  /** Of the toolkit, and of what generated code imports. */
  readonly tarballs: readonly string[];
  /** A folder outside of this project, with the node_modules of a project that has installed both. */
  readonly folder: string;
}

const run = promisify(execFile);
const { version } = readToolkitManifest();
export const PACKAGE = "contract-kit";
export const RUNTIME = "contract-kit-runtime";
/** What a new project has in its package.json besides the toolkit. */
const PROJECT_PACKAGES = ["@types/koa", "@types/node", "koa", "openapi-fetch"];
const PROJECT_PROGRAMS = [
  ["tsx", "tsx/dist/cli.mjs"],
  // npm installs the toolkit's own compiler below the toolkit, and that of the project beside it.
  ["tsc", "typescript-native/bin/tsc"],
  ["contract", `${PACKAGE}/dist/contract.js`],
] as const;

/** Packs the toolkit as for a release, and puts it into an empty folder beside the packages that npm would install with it. */
export async function packToolkit(folder: string): Promise<PackedToolkit> {
  await run(process.execPath, [join(root, "scripts/pack.ts"), "--out", folder]);
  const modules = join(folder, "node_modules");
  const tarballs: string[] = [];
  // Only what the packages name: an import of anything else fails here as it would for a user.
  const named = new Set([...PROJECT_PACKAGES, "tsx", "typescript-native"]);
  for (const name of [PACKAGE, RUNTIME]) {
    const installed = join(modules, name);
    await mkdir(installed, { recursive: true });
    const tarball = join(folder, `${name}-${version}.tgz`);
    tarballs.push(tarball);
    await run("tar", ["-xzf", tarball, "-C", installed, "--strip-components", "1"]);
    const { dependencies } = JSON.parse(await readFile(join(installed, "package.json"), "utf8"));
    for (const dependency of Object.keys(dependencies)) named.add(dependency);
  }
  await addPackages(folder, ...named);
  await mkdir(join(modules, ".bin"));
  for (const [name, program] of PROJECT_PROGRAMS) await symlink(join("..", program), join(modules, ".bin", name));
  await chmod(join(modules, PACKAGE, "dist/contract.js"), 0o755);
  return { folder, tarballs };
}
