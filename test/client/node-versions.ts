import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The Nodes on this machine by their major version: this one, those in the PATH, and the one that NODE_20 names. */
export function installedNodes(): ReadonlyMap<number, string> {
  const found = [
    process.env.NODE_20 ?? "",
    ...(process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, "node")),
    "/usr/bin/node",
    "/usr/local/bin/node",
    process.execPath,
  ].filter((path) => path !== "" && existsSync(path));
  return new Map([...new Set(found)].map((path) => [majorOf(path), path]));
}

function majorOf(path: string): number {
  const { stdout } = spawnSync(path, ["--version"], { encoding: "utf8" });
  return Number(/^v(\d+)/.exec(stdout)?.[1]);
}
