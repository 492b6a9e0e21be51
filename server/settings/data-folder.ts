import { chmod, mkdir, stat } from "node:fs/promises";
import { userInfo } from "node:os";
import { dirname, resolve } from "node:path";
import { DEFAULT_DATA_FOLDER } from "../config.ts";
import { OperatorError } from "../errors.ts";

/** Started by root, the embedded database runs as another user, who has to pass the folder and cannot list it. */
export const getMostOpenMode = (): number => (userInfo().uid === 0 ? 0o711 : 0o700);

/**
 * Makes the folder of DATA_FOLDER, with the folders above it, where it does not exist. Other users may not read it: it holds keys. A folder
 * that an operator has made keeps its mode. The default one was made by tools of this project, which build documentation in it.
 */
export async function makeDataFolder(path: string, mode = 0o700): Promise<void> {
  try {
    await makeFolders(path, mode);
    if (path === resolve(DEFAULT_DATA_FOLDER)) await closeFolder(path, getMostOpenMode());
  } catch (error) {
    throw new OperatorError(`DATA_FOLDER cannot be used: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}

async function closeFolder(path: string, mostOpen: number): Promise<void> {
  const { mode, uid } = await stat(path);
  // Only the owner can change it.
  if (uid === userInfo().uid && (mode & 0o777 & ~mostOpen) !== 0) await chmod(path, mode & mostOpen);
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
