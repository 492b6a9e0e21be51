import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { userInfo } from "node:os";
import { delimiter, join } from "node:path";

/** Where Debian puts what is not for everybody's path. */
const FURTHER_PLACES = ["/usr/sbin", "/usr/lib/kannel/test"];

/** The program's path; undefined: the machine does not have it and cannot get it. */
export function findProgram(name: string, debianPackages: readonly string[]): string | undefined {
  return onPath(name) ?? (install(debianPackages) ? onPath(name) : undefined);
}

function onPath(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...FURTHER_PLACES];
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const tried = new Set<string>();

function install(packages: readonly string[]): boolean {
  const words = packages.join(" ");
  if (userInfo().uid !== 0 || onPath("apt-get") === undefined || tried.has(words)) return false;
  tried.add(words);
  process.stderr.write(`installing ${words} …\n`);
  const { status } = spawnSync("apt-get", ["install", "-y", "--no-install-recommends", ...packages], {
    stdio: "ignore",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return status === 0;
}
