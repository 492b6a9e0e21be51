import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";

export type Snapshot = ReadonlyMap<string, string>;

/** Every file of a folder with its content. */
export async function snapshot(folder: string): Promise<Snapshot> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const contents = await Promise.all(files.map((file) => readFile(file, "utf8")));
  return new Map(files.map((file, index) => [relative(folder, file), contents[index] ?? ""]));
}

/** The names of files that came, went or changed. */
export function changedFiles(before: Snapshot, after: Snapshot): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort();
}
