import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { OperatorError } from "../errors.ts";

/** Makes the folder of DATA_FOLDER, with the folders above it, where it does not exist. Other users may not enter it: it holds keys. */
export async function makeDataFolder(path: string, mode = 0o700): Promise<void> {
  try {
    await makeFolders(path, mode);
  } catch (error) {
    throw new OperatorError(`DATA_FOLDER cannot be used: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}

/**
 * One folder at a time, because Node's option `recursive` never ends below a folder such as /proc, which exists and in which nothing
 * can be made: seen with Node 24.21.
 */
async function makeFolders(path: string, mode: number): Promise<void> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (found?.isDirectory()) return;
  if (path !== dirname(path)) await makeFolders(dirname(path), 0o755);
  await mkdir(path, { mode }).catch(async (error: NodeJS.ErrnoException) => {
    // Another process may have made it meanwhile.
    if (error.code !== "EEXIST" || !(await stat(path)).isDirectory()) throw error;
  });
}
