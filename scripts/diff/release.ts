import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { loadPlugin } from "../document/plugin.ts";
import { shown } from "../project/project.ts";
import { UsageError } from "../project/usage-error.ts";
import { compare, type DocumentComparison } from "./compare.ts";
import { readDocument } from "./read-document.ts";

/** The newest release in a folder with one file for each version, such as `1.0.0.json`; undefined before the first. */
export function findLastRelease(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const versions = readdirSync(folder).filter((name) => /^\d+\.\d+\.\d+\.json$/.test(name));
  const newest = versions.sort((one, other) => one.localeCompare(other, "en", { numeric: true })).at(-1);
  return newest === undefined ? undefined : join(folder, newest);
}

export interface ReleaseResult {
  /** One line that says what happened. */
  readonly line: string;
  /** undefined: there is no earlier release to compare with. */
  readonly comparison: DocumentComparison | undefined;
  readonly isWritten: boolean;
}

/** Writes the document into the folder of releases, unless its version is too low or already released with other content. */
export async function writeRelease(file: string, folder: string, plugin: string | undefined): Promise<ReleaseResult> {
  const document = await readDocument(file);
  const { version } = document;
  if (!/^\d+\.\d+\.\d+$/.test(version))
    throw new UsageError(`release: info.version is ${version}; fix: use three numbers, such as 1.2.0`);
  const target = join(folder, `${version}.json`);
  const text = readFileSync(file, "utf8");
  if (existsSync(target)) {
    if (readFileSync(target, "utf8") !== text)
      throw new UsageError(
        `release: ${version} is already released with other content; fix: raise info.version in the document`,
      );
    return { line: `${version} is already released, and nothing changed`, comparison: undefined, isWritten: false };
  }
  const last = findLastRelease(folder);
  const comparison =
    last === undefined ? undefined : compare(await readDocument(last), document, await loadPlugin(plugin));
  if (comparison && !comparison.version.enough)
    return { line: comparison.version.sentence, comparison, isWritten: false };
  mkdirSync(folder, { recursive: true });
  writeFileSync(target, text);
  const after = last === undefined ? "" : ` after ${basename(last, ".json")}`;
  return { line: `wrote ${shown(target)}${after}`, comparison, isWritten: true };
}
