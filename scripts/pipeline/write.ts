import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { BANNER, type OutputFile } from "../emit/emitter.ts";

export interface TreeDifference {
  readonly changed: readonly string[];
  readonly missing: readonly string[];
  /** In the folder, but not made by the generator now. */
  readonly leftOver: readonly string[];
}

export const isInStep = ({ changed, missing, leftOver }: TreeDifference): boolean =>
  changed.length + missing.length + leftOver.length === 0;

/** Compares a folder with what belongs there, byte for byte. */
export function compareTree(out: string, files: readonly OutputFile[]): TreeDifference {
  const present = new Set(existsSync(out) ? filesBelow(out) : []);
  const wanted = new Set(files.map(({ path }) => path));
  return {
    changed: files
      .filter(({ path, text }) => present.has(path) && readFileSync(join(out, path), "utf8") !== text)
      .map(({ path }) => path),
    missing: files.filter(({ path }) => !present.has(path)).map(({ path }) => path),
    leftOver: [...present].filter((path) => !wanted.has(path)),
  };
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

/**
 * Writes what differs. Everything is in memory before the first byte is written, and each file appears whole under its
 * name or not at all. A file that an earlier run made and this one does not is removed; files of others are left alone.
 */
export function writeTree(out: string, files: readonly OutputFile[]): TreeDifference {
  const difference = compareTree(out, files);
  const touched = new Set([...difference.changed, ...difference.missing]);
  for (const { path, text } of files) {
    if (!touched.has(path)) continue;
    const target = join(out, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(`${target}.new`, text);
    renameSync(`${target}.new`, target);
  }
  const stale = difference.leftOver.filter((path) => readFileSync(join(out, path), "utf8").startsWith(BANNER));
  for (const path of stale) rmSync(join(out, path));
  return { ...difference, leftOver: stale };
}
