import { execFile } from "node:child_process";
import { chmod, mkdir, readFile, symlink } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../../rig/own-project.ts";
import { addPackages } from "../tools.ts";

export interface PackedToolkit {
  readonly tarball: string;
  /** A folder outside of this project, with the node_modules of a project that has installed the tarball. */
  readonly folder: string;
}

const run = promisify(execFile);
export const PACKAGE = "contract-kit";
/** What a new project has in its package.json besides the toolkit. */
const PROJECT_PACKAGES = [
  "@koa/router",
  "@types/busboy",
  "@types/koa",
  "@types/node",
  "busboy",
  "koa",
  "openapi-fetch",
];
const PROJECT_PROGRAMS = [
  ["tsx", "tsx/dist/cli.mjs"],
  // npm installs the toolkit's own compiler below the toolkit, and that of the project beside it.
  ["tsc", "typescript-native/bin/tsc"],
  ["contract", `${PACKAGE}/dist/contract.js`],
] as const;

/** Packs the toolkit as for a release, and puts it into an empty folder beside the packages that npm would install with it. */
export async function packToolkit(folder: string): Promise<PackedToolkit> {
  await mkdir(folder);
  const { stdout } = await run("npm", ["pack", "--json", "--pack-destination", folder], { cwd: join(root, "scripts") });
  const [made] = JSON.parse(stdout.slice(stdout.indexOf("["))) as { filename: string }[];
  const tarball = join(folder, made?.filename ?? "");
  const modules = join(folder, "node_modules");
  const installed = join(modules, PACKAGE);
  await mkdir(installed, { recursive: true });
  await run("tar", ["-xzf", tarball, "-C", installed, "--strip-components", "1"]);
  const { dependencies } = JSON.parse(await readFile(join(installed, "package.json"), "utf8"));
  // Only what the packages name: an import of anything else fails here as it would for a user.
  await addPackages(
    folder,
    ...new Set([...Object.keys(dependencies), ...PROJECT_PACKAGES, "tsx", "typescript-native"]),
  );
  await mkdir(join(modules, ".bin"));
  for (const [name, program] of PROJECT_PROGRAMS) await symlink(join("..", program), join(modules, ".bin", name));
  await chmod(join(installed, "dist/contract.js"), 0o755);
  return { folder, tarball };
}
