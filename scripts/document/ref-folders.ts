import { realpathSync } from "node:fs";
import { isAbsolute, relative, resolve } from "node:path";

/**
 * The folders to which the $refs of a document may lead: its own one and those that the project names. A document from somebody else must
 * not bring other files of this machine into what is generated from it.
 */
export class RefFolders {
  readonly #written: readonly string[];
  readonly #real: readonly string[];

  constructor(folders: readonly string[]) {
    this.#written = folders.map((folder) => resolve(folder));
    this.#real = this.#written.map((folder) => findRealPath(folder) ?? folder);
  }

  /** Whether a file is in one of the folders. A link is where it leads to. */
  contain(path: string): boolean {
    const real = findRealPath(path);
    if (real === undefined) return this.#written.some((folder) => isBelow(path, folder));
    return this.#real.some((folder) => isBelow(real, folder));
  }
}

/** The path without links; undefined if there is no such file. */
function findRealPath(path: string): string | undefined {
  try {
    // The other one asks for each folder of the path by itself, which takes long for thousands of files.
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}

function isBelow(path: string, folder: string): boolean {
  const inside = relative(folder, path);
  return !isAbsolute(inside) && !/^\.\.(?:[/\\]|$)/.test(inside);
}
