import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { toolkitFolder } from "../project/toolkit.ts";

import type { Problem } from "./problem.ts";

type Paths = { readonly [Kind in "inputs" | "outputs"]: readonly string[] };
type HashedFile = readonly [path: string, hash: string];

/**
 * The files that a run read and wrote, with hashes. If all are unchanged, the next run has nothing to do, and finds that out
 * without loading a parser or a compiler.
 */
export interface RunRecord {
  /** A hash of the generator itself. */
  readonly tool: string;
  readonly inputs: readonly HashedFile[];
  readonly outputs: readonly HashedFile[];
  readonly warnings: readonly Problem[];
}

export const hash = (content: string | Buffer): string => createHash("sha1").update(content).digest("base64url");

function hashFile(path: string): string {
  try {
    return hash(readFileSync(path));
  } catch {
    return "";
  }
}

/** A hash of the generator's own files, of its package.json, which names the versions of its dependencies, and of Node's version. */
export function toolHash(): string {
  const all = readdirSync(toolkitFolder, { recursive: true, encoding: "utf8" });
  const files = all.filter((path) => /\.([jt]s|py)$|^package\.json$/.test(path) && !path.includes("node_modules"));
  return hash([...files.sort().map((path) => hashFile(join(toolkitFolder, path))), process.version].join());
}

/** The file for the record of runs with the same options. */
export const recordFile = (cache: string, options: readonly string[]): string =>
  join(cache, "generate", `${hash(options.join("\n"))}.json`);

/** The record of the last run, if nothing has changed since. */
export function readRecord(file: string, tool: string): RunRecord | undefined {
  try {
    const record = JSON.parse(readFileSync(file, "utf8")) as RunRecord;
    const isUnchanged = [...record.inputs, ...record.outputs].every(([path, before]) => hashFile(path) === before);
    return record.tool === tool && isUnchanged ? record : undefined;
  } catch {
    // There is no record, or it is damaged.
    return undefined;
  }
}

export function writeRecord(file: string, run: Omit<RunRecord, "inputs" | "outputs"> & Paths): void {
  const withHash = (path: string): HashedFile => [path, hashFile(path)];
  const record: RunRecord = { ...run, inputs: run.inputs.map(withHash), outputs: run.outputs.map(withHash) };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(record));
}
