import { type Bundle, Bundler } from "./bundler.ts";
import { clearDocument } from "./clear-document.ts";
import { requireLimits } from "./document-limits.ts";
import { requireAllowedNames } from "./forbidden-names.ts";
import { loadPlugin, type Plugin } from "./plugin.ts";
import type { Problem } from "./problem.ts";
import { Problems } from "./problems.ts";

export interface PluggedBundle extends Bundle {
  readonly plugin: Plugin;
  /** What was not written as OpenAPI and JSON Schema say. The document has what it means, or nothing in its place. */
  readonly slips: readonly Problem[];
}

/**
 * Loads a document and its plug-in, bundles it and completes it by the plug-in's `derive`. `refFolders` are those to which its $refs may
 * lead besides its own.
 */
export async function loadBundle(
  specFile: string,
  pluginFile?: string,
  refFolders: readonly string[] = [],
): Promise<PluggedBundle> {
  const plugin = await loadPlugin(pluginFile);
  const bundle = new Bundler(specFile, refFolders).run();
  const problems = new Problems(bundle.place);
  const clear = (): void => {
    requireLimits(bundle.document, bundle.place);
    clearDocument(bundle.document, problems);
  };
  clear();
  const derived = plugin.derive(bundle.document, bundle.place);
  // What a plug-in adds may have slips of its own.
  if (pluginFile !== undefined) clear();
  requireAllowedNames(bundle);
  return {
    ...bundle,
    slips: problems.all,
    files: [...bundle.files, ...plugin.files],
    plugin: { ...plugin, tables: { ...plugin.tables, ...derived } },
  };
}
