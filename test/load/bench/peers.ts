import { join } from "node:path";
import { installTools } from "../../rig/install-tools.ts";

export const benchFolder = import.meta.dirname;

/** Installs what test/load/bench/package.json names, unless it is there already. */
export const installPeers = (): void => installTools(benchFolder);

export const peer = (path: string): string => join(benchFolder, "node_modules", path);
