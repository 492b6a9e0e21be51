import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { UsageError } from "../command/main.ts";
import { type Project, shown } from "../command/project.ts";
import { compareEffects } from "../diff/compare.ts";
import { readDocument } from "../diff/read-document.ts";
import { findLastRelease } from "../diff/release.ts";
import { toMarkdown } from "../diff/report.ts";
import { loadBundle } from "../pipeline/bundle.ts";
import { loadPlugin } from "../pipeline/plugin.ts";
import type { DocsInput } from "./build-docs.ts";

/** What the documentation of a project is built from. */
export async function readDocsInput(project: Project, out: string): Promise<DocsInput> {
  const { folder, spec, config } = project;
  return {
    ...{ out, spec, document: await loadDocument(project), changes: await describeChanges(project) },
    configFile: config.docs === undefined ? undefined : resolve(folder, config.docs),
  };
}

/** What changed since the last release, for callers; undefined before the first one. */
async function describeChanges({ isOwn, released, document, plugin }: Project): Promise<string | undefined> {
  const last = findLastRelease(released);
  if (!isOwn || last === undefined || !existsSync(document)) return undefined;
  const [before, after, rules] = await Promise.all([readDocument(last), readDocument(document), loadPlugin(plugin)]);
  return toMarkdown(compareEffects(before, after, rules));
}

/** The project's own document is already bundled. */
async function loadDocument({ spec, plugin, isOwn, document }: Project): Promise<string> {
  if (!isOwn) return JSON.stringify((await loadBundle(spec, plugin)).document);
  if (!existsSync(document)) throw new UsageError(`docs: ${shown(document)} does not exist; fix: contract generate`);
  return readFile(document, "utf8");
}
