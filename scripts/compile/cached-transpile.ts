import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { OutputFile } from "../emit/emitter.ts";

type Transpile = (files: readonly OutputFile[]) => Promise<OutputFile[]>;

/**
 * The run-time modules are the same for every document, so their compiled form is kept, under a hash of their sources.
 * If the cache is damaged or cannot be written, they are compiled again.
 */
export function cachedTranspile(cacheFolder: string, transpile: Transpile): Transpile {
  return async (files) => {
    const hash = createHash("sha1")
      .update(JSON.stringify([files, process.version]))
      .digest("base64url");
    const file = join(cacheFolder, `runtime-${hash}.json`);
    try {
      return JSON.parse(readFileSync(file, "utf8")) as OutputFile[];
    } catch {
      const compiled = await transpile(files);
      try {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, JSON.stringify(compiled));
      } catch {
        // The cache folder is not writable; the next run compiles again.
      }
      return compiled;
    }
  };
}
