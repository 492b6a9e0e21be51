import { Bundler } from "./bundler.ts";
import type { JsonObject } from "./json.ts";
import { loadPlugin, type Plugin } from "./plugin.ts";

export interface Bundle {
  /** One self-contained document: every $ref is internal. */
  readonly document: JsonObject;
  /** Every file read, the root first. */
  readonly files: readonly string[];
  /** `file:line:column` of a JSON pointer into the document, or of the nearest node that stands in a file. */
  place(pointer: string): string;
}

export interface PluggedBundle extends Bundle {
  readonly plugin: Plugin;
}

/** The document as everything else sees it: bundled, and completed by the plug-in's `derive`. */
export async function loadBundle(specFile: string, pluginFile?: string): Promise<PluggedBundle> {
  const plugin = await loadPlugin(pluginFile);
  const bundle = new Bundler(specFile).run();
  plugin.derive(bundle.document);
  return { ...bundle, files: [...bundle.files, ...plugin.files], plugin };
}
