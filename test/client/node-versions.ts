import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The Node programs of this machine by major version: this one, those in PATH, and the one in NODE_20. */
export function installedNodes(): ReadonlyMap<number, string> {
  const found = [
    ...(process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, "node")),
    "/usr/bin/node",
    "/usr/local/bin/node",
    process.execPath,
    // The last one of a version is used.
    process.env.NODE_20 ?? "",
  ].filter((path) => path !== "" && existsSync(path));
  return new Map([...new Set(found)].map((path) => [getMajorVersion(path), path]));
}

function getMajorVersion(path: string): number {
  const { stdout } = spawnSync(path, ["--version"], { encoding: "utf8" });
  return Number(/^v(\d+)/.exec(stdout)?.[1]);
}
