import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../command/project.ts";

/** One file for each version that was released, as it was: `1.0.0.json`. */
export const releasedFolder = join(root, "spec/released");

/** The newest release; undefined before the first. */
export function lastReleased(folder = releasedFolder): string | undefined {
  if (!existsSync(folder)) return undefined;
  const versions = readdirSync(folder).filter((name) => /^\d+\.\d+\.\d+\.json$/.test(name));
  const newest = versions.sort((one, other) => one.localeCompare(other, "en", { numeric: true })).at(-1);
  return newest === undefined ? undefined : join(folder, newest);
}
