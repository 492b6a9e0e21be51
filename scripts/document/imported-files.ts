import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** Text that may be the path of an import. One in a comment only makes the list longer, which does no harm. */
const RELATIVE_IMPORT = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*["'](\.{1,2}\/[^"'\n]+)["']/g;
const IS_CODE = /\.[cm]?[jt]s$/;
/** TypeScript may import `x.ts` by the name `x.js`, or without the ending. */
const ENDINGS = ["", ".ts", ".mts", ".js", ".mjs", "/index.ts", "/index.js"];

/** The files, and all files that the modules among them import by a relative path, however far away. */
export function listWithImports(files: readonly string[]): string[] {
  const found = new Set(files);
  // A set also walks what is added to it on the way.
  for (const file of found) {
    if (!IS_CODE.test(file) || !existsSync(file)) continue;
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(RELATIVE_IMPORT)) {
      const imported = findModule(resolve(dirname(file), path));
      if (imported !== undefined) found.add(imported);
    }
  }
  return [...found];
}

const findModule = (path: string): string | undefined =>
  [...ENDINGS.map((ending) => path + ending), path.replace(/\.([cm]?)js$/, ".$1ts")].find(
    (candidate) => statSync(candidate, { throwIfNoEntry: false })?.isFile() === true,
  );
