import { linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from "node:fs";
import { join } from "node:path";

/** Kept by tools between runs: a copy must neither believe nor change what they know of the original. */
const isMemory = (name: string): boolean => name.startsWith(".") && name !== ".bin";

/**
 * Installed packages a second time, file by file the same: a link to the whole folder would lead out of the copy, and
 * the rules of who may import whom go by paths. The links to workspaces are relative, so that they lead to those of the copy.
 */
export function linkPackages(from: string, to: string): void {
  linkTree(from, to, (name) => !isMemory(name));
}

function linkTree(from: string, to: string, isWanted: (name: string) => boolean = () => true): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (!isWanted(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}
