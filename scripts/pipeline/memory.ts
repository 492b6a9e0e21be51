import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * What a run read and wrote, by content. When all of it is as it was, the next run has nothing to do and says so
 * without loading a parser or a compiler.
 */
export interface Memory {
  readonly tool: string;
  readonly inputs: readonly (readonly [path: string, hash: string])[];
  readonly outputs: readonly (readonly [path: string, hash: string])[];
  readonly warnings: readonly string[];
}

const hashOf = (content: string | Buffer): string => createHash("sha1").update(content).digest("base64url");

const hashFile = (path: string): string => {
  try {
    return hashOf(readFileSync(path));
  } catch {
    return "";
  }
};

/** The generator itself: its sources, and the versions of what it is built on. */
export function toolHash(root: string): string {
  const scripts = join(root, "scripts");
  const sources = readdirSync(scripts, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .sort();
  const parts = [
    ...sources.map((path) => hashFile(join(scripts, path))),
    hashFile(join(root, "package-lock.json")),
    process.version,
  ];
  return hashOf(parts.join());
}

export const memoryFile = (root: string, key: readonly string[]): string =>
  join(root, "node_modules/.cache/generate", `${hashOf(key.join("\n"))}.json`);

export function recall(file: string, tool: string): Memory | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const memory = JSON.parse(readFileSync(file, "utf8")) as Memory;
    const same = ([path, hash]: readonly [string, string]): boolean => hashFile(path) === hash;
    return memory.tool === tool && memory.inputs.every(same) && memory.outputs.every(same) ? memory : undefined;
  } catch {
    return undefined;
  }
}

export function remember(
  file: string,
  run: {
    readonly tool: string;
    readonly inputs: readonly string[];
    readonly outputs: readonly string[];
    readonly warnings: readonly string[];
  },
): void {
  const hashed = (paths: readonly string[]) => paths.map((path) => [path, hashFile(path)] as const);
  const memory: Memory = {
    tool: run.tool,
    inputs: hashed(run.inputs),
    outputs: hashed(run.outputs),
    warnings: run.warnings,
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(memory));
}
