import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";

export interface BenchDocument {
  readonly name: string;
  readonly file: string;
}

/** The OpenAPI documents of a folder: its own files, and in each folder below it the one root document. */
export function documentsIn(folder: string): BenchDocument[] {
  if (!existsSync(folder)) throw new Error(`--specs ${folder}: no such folder`);
  return readdirSync(folder)
    .sort()
    .flatMap((entry) => {
      const path = join(folder, entry);
      const file = statSync(path).isDirectory() ? rootDocument(path) : isDocument(path) ? path : undefined;
      return file === undefined ? [] : [{ name: basename(entry).replace(/\.(json|ya?ml)$/, ""), file }];
    });
}

function rootDocument(folder: string): string | undefined {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort(
    (a, b) => depth(a) - depth(b) || (a < b ? -1 : 1),
  );
  return files.map((file) => join(folder, file)).find(isDocument);
}

const depth = (path: string): number => path.split("/").length;

function isDocument(path: string): boolean {
  if (!/\.(json|ya?ml)$/.test(path) || !statSync(path).isFile()) return false;
  return /^\s*\{?\s*["']?openapi["']?\s*:\s*["']?3\./m.test(readFileSync(path, "utf8"));
}
