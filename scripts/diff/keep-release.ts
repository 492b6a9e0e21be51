import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { UsageError } from "../command/options.ts";
import { shown } from "../command/project.ts";
import { loadPlugin } from "../pipeline/plugin.ts";
import { type Comparison, compare } from "./compare.ts";
import { readDocument } from "./read-document.ts";
import { lastReleased } from "./released.ts";

export interface Released {
  /** What became of it, in a line. */
  readonly line: string;
  /** undefined: it is the first. */
  readonly since: Comparison | undefined;
  readonly kept: boolean;
}

/** Keeps a document under its version, unless the version does not say enough or says something else already. */
export async function keepRelease(file: string, folder: string, plugin: string | undefined): Promise<Released> {
  const document = await readDocument(file);
  const { version } = document;
  if (!/^\d+\.\d+\.\d+$/.test(version))
    throw new UsageError(`release: info.version is ${version}; a release has three numbers`);
  const target = join(folder, `${version}.json`);
  const text = readFileSync(file, "utf8");
  if (existsSync(target)) {
    if (readFileSync(target, "utf8") === text)
      return { line: `${version} is released already, and nothing has changed since`, since: undefined, kept: false };
    throw new UsageError(`release: ${version} is released and not the same: raise info.version in the document`);
  }
  const last = lastReleased(folder);
  const since = last && (await compare(await readDocument(last), document, await loadPlugin(plugin), []));
  if (since && !since.version.enough) return { line: since.version.sentence, since, kept: false };
  mkdirSync(folder, { recursive: true });
  writeFileSync(target, text);
  const after = last === undefined ? "" : ` after ${basename(last, ".json")}`;
  return { line: `kept ${shown(target)}${after}`, since: since || undefined, kept: true };
}
