import { existsSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, sep } from "node:path";
import { makeFolder } from "../project/make-folder.ts";
import { BANNER, type OutputFile, PYTHON_BANNER } from "./emitter.ts";

export interface FolderDifference {
  readonly changed: readonly string[];
  readonly missing: readonly string[];
  /** Files in the folder that the generator does not write. */
  readonly leftOver: readonly string[];
}

export const isUpToDate = ({ changed, missing, leftOver }: FolderDifference): boolean =>
  changed.length + missing.length + leftOver.length === 0;

/** Compares the files of a folder with those that belong there, byte by byte. */
export function compareFolder(out: string, files: readonly OutputFile[]): FolderDifference {
  const present = new Set(existsSync(out) ? listFiles(out) : []);
  const wanted = new Set(files.map(({ path }) => path));
  return {
    changed: files
      .filter(({ path, text }) => present.has(path) && readFileSync(join(out, path), "utf8") !== text)
      .map(({ path }) => path),
    missing: files.filter(({ path }) => !present.has(path)).map(({ path }) => path),
    leftOver: [...present].filter((path) => !wanted.has(path)),
  };
}

function listFiles(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  // A folder below with a document of its own is the output of that document.
  const others = paths.filter((path) => basename(path) === DOCUMENT && path !== DOCUMENT).map(dirname);
  return (
    paths
      .filter((path) => !others.some((other) => path.startsWith(`${other}${sep}`)))
      // Python keeps compiled modules beside those that it runs.
      .filter((path) => statSync(join(folder, path)).isFile() && !path.includes("__pycache__"))
      .sort()
  );
}

const DOCUMENT = "openapi.json";

/**
 * Writes the files that differ. Each is written under another name and then renamed, so that no reader sees half a file.
 * Removes files that an earlier run wrote and this one does not, and a folder that has no file then; other files are left alone.
 */
export function writeFolder(out: string, files: readonly OutputFile[]): FolderDifference {
  const difference = compareFolder(out, files);
  const touched = new Set([...difference.changed, ...difference.missing]);
  for (const { path, text } of files) {
    if (!touched.has(path)) continue;
    const target = join(out, path);
    makeFolder(dirname(target));
    writeFileSync(`${target}.new`, text);
    renameSync(`${target}.new`, target);
  }
  const stale = difference.leftOver.filter((path) => {
    const text = readFileSync(join(out, path), "utf8");
    return text.startsWith(BANNER) || text.startsWith(PYTHON_BANNER);
  });
  for (const path of stale) {
    rmSync(join(out, path));
    const folder = join(out, dirname(path));
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  }
  return { ...difference, leftOver: stale };
}
