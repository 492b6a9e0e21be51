import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const benchFolder = import.meta.dirname;

/** Installs what test/bench/package.json names, unless it is there already in that very version. */
export function installPeers(): void {
  const wanted = JSON.parse(readFileSync(join(benchFolder, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  if (Object.entries(wanted.dependencies).every(([name, version]) => installedVersion(name) === version)) return;
  process.stderr.write("installing the peers into test/bench/node_modules …\n");
  const { status, stderr } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], {
    cwd: benchFolder,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`the peers could not be installed:\n${stderr}`);
}

function installedVersion(name: string): string | undefined {
  const file = join(benchFolder, "node_modules", name, "package.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version : undefined;
}

export const peer = (path: string): string => join(benchFolder, "node_modules", path);
