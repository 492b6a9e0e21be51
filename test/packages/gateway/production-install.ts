import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { root } from "../../rig/own-project.ts";

const run = promisify(execFile);

interface LockedPackage {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

/** Makes a release as `npm run release:gateway` does, with the packages that `npm ci --omit=dev` would install there. */
export async function installProduction(folder: string): Promise<void> {
  await run(process.execPath, [join(root, "deploy/make-release.ts"), "--out", folder], { cwd: root });
  for (const path of await listProductionPackages(folder)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    // A link to a workspace stays relative, and leads to the one of the release.
    const options = { recursive: true, verbatimSymlinks: true, filter: isOfPackage(join(root, path)) };
    await cp(join(root, path), join(folder, path), options);
  }
}

/** By the lock file, as npm chooses them. A package for another platform is not installed here. */
async function listProductionPackages(folder: string): Promise<readonly string[]> {
  const lock: { packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
    await readFile(join(folder, "package-lock.json"), "utf8"),
  );
  return Object.entries(lock.packages)
    .filter(([path, { dev, devOptional }]) => path.startsWith("node_modules/") && dev !== true && devOptional !== true)
    .map(([path]) => path)
    .filter((path) => existsSync(join(root, path)));
}

/** Packages inside another one are in the lock file by themselves. */
const isOfPackage = (path: string) => (file: string) => file !== join(path, "node_modules");

/** Bytes of all files of a folder. */
export async function measureFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
