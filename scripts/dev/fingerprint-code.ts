import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import type { Project } from "../project/project.ts";

/** What tells a check of types how to run. */
const SETTINGS = /^(tsconfig.*|package(-lock)?)\.json$/;

/**
 * A text that is the same as long as a check of types would say the same: of the generated code, the watched folders, and the settings
 * of compiler and packages. The bundled document is generated too, but no code depends on it.
 */
export function fingerprintCode({ out, document, folder, config }: Project): string {
  const watched = (config.dev?.watch ?? []).map((path) => resolve(folder, path));
  const settings = readdirSync(folder).filter((name) => SETTINGS.test(name));
  const files = [...[out, ...watched].flatMap(listFiles), ...settings.map((name) => join(folder, name))];
  const hash = createHash("sha256");
  for (const file of files)
    if (file !== document)
      hash
        .update(`${relative(folder, file)}\n`)
        .update(readFileSync(file))
        .update("\n");
  return hash.digest("hex");
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => !/(^|[\\/])node_modules[\\/]/.test(name))
    .map((name) => join(folder, name))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
    .sort();
}
