import { type Bundle, Bundler } from "./bundler.ts";
import { requireLimits } from "./document-limits.ts";
import { requireAllowedNames } from "./forbidden-names.ts";
import { loadPlugin, type Plugin } from "./plugin.ts";

export interface PluggedBundle extends Bundle {
  readonly plugin: Plugin;
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
  const derived = plugin.derive(bundle.document, bundle.place);
  requireLimits(bundle.document, bundle.place);
  requireAllowedNames(bundle);
  return {
    ...bundle,
    files: [...bundle.files, ...plugin.files],
    plugin: { ...plugin, tables: { ...plugin.tables, ...derived } },
  };
}
