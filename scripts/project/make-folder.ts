import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { UsageError } from "./usage-error.ts";

/**
 * Makes a folder that the user has named, and those above it, one after the other. Node's own `recursive` tries for ever where the folder
 * above exists but takes no new ones, as in /proc.
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (isFolder(folder)) return;
    if (error instanceof Error && "code" in error && error.code === "ENOENT")
      throw new UsageError(
        `contract: the folder ${folder} cannot be made: ${dirname(folder)} takes no new folders; fix: name a folder in another place`,
      );
    throw error;
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
