import { readFileSync } from "node:fs";
import { mkdir, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { root } from "../rig/own-project.ts";

/** The packages that only these tests need (test/packages/package.json). */
export const toolsFolder = join(import.meta.dirname, "node_modules");

const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, "package.json"), "utf8"));

/** A file of a package: of one that test/packages/package.json names, or of one of the project's own. */
export function findTool(path: string): string {
  const name = path.split("/", path.startsWith("@") ? 2 : 1).join("/");
  return join(name in dependencies ? toolsFolder : join(root, "node_modules"), path);
}

/** Puts packages into the node_modules of a folder, as npm would. */
export async function addPackages(folder: string, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const place = join(folder, "node_modules", name);
    await mkdir(dirname(place), { recursive: true });
    await symlink(findTool(name), place).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
}
