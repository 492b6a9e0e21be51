import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { compare } from "../diff/compare.ts";
import { readDocument } from "../diff/read-document.ts";
import { findLastRelease } from "../diff/release.ts";
import { toMarkdown } from "../diff/report.ts";
import { loadBundle } from "../document/bundle.ts";
import { loadPlugin } from "../document/plugin.ts";
import { printWarnings } from "../document/print-warnings.ts";
import { type Project, shown } from "../project/project.ts";
import { UsageError } from "../project/usage-error.ts";
import { writeExact } from "../runtime/exact-json.ts";
import type { Changes, DocsInput } from "./build-docs.ts";

/** What the documentation of a project is built from. */
export async function readDocsInput(project: Project, out: string): Promise<DocsInput> {
  const { folder, spec, url, config } = project;
  return {
    ...{ out, spec, document: await loadDocument(project), changes: findChanges(project) },
    ownUrl: url,
    configFile: config.docs === undefined ? undefined : resolve(folder, config.docs),
  };
}

/** What changed for callers since the last release; undefined before the first one. */
function findChanges({ isOwn, released, document, plugin }: Project): Changes | undefined {
  const since = findLastRelease(released);
  if (!isOwn || since === undefined || !existsSync(document)) return undefined;
  return {
    since,
    async describe() {
      const [before, after] = await Promise.all([readDocument(since), readDocument(document)]);
      const comparison = compare(before, after, await loadPlugin(plugin));
      // Whoever reads the documentation reads the texts themselves, so that only what callers notice is listed, and no advice to designers.
      const groups = comparison.groups.filter(({ rating }) => rating !== "patch");
      if (groups.length === 0) return `Callers notice no difference from ${before.version}.\n`;
      return toMarkdown({ ...comparison, groups, version: { ...comparison.version, enough: true } });
    },
  };
}

/** The project's own document is already bundled. */
async function loadDocument({ spec, plugin, isOwn, document }: Project): Promise<string> {
  if (!isOwn) {
    const bundle = await loadBundle(spec, plugin);
    printWarnings(bundle.slips);
    return writeExact(bundle.document);
  }
  if (!existsSync(document)) throw new UsageError(`docs: ${shown(document)} does not exist; fix: contract generate`);
  return readFile(document, "utf8");
}
