import { existsSync } from "node:fs";
import { join, relative, resolve } from "node:path";

/** The project's root, whatever folder a command is started from. */
export const root = resolve(import.meta.dirname, "../..");

export const ownSpec = join(root, "spec/openapi.yaml");
export const ownPlugin = join(root, "spec/plugin.ts");
export const ownDocument = join(root, "generated/openapi.json");
/** Everything that is built on this machine and not committed. */
export const dataFolder = join(root, ".data");

export interface Source {
  readonly spec: string;
  readonly plugin: string | undefined;
}

/** The plug-in belongs to the project's own document: another document gets it only when asked for. */
export function sourceOf(options: { spec?: string | undefined; plugin?: string | undefined }): Source {
  const spec = options.spec === undefined ? ownSpec : resolve(options.spec);
  if (options.plugin !== undefined) return { spec, plugin: resolve(options.plugin) };
  return { spec, plugin: spec === ownSpec && existsSync(ownPlugin) ? ownPlugin : undefined };
}

/** A path as a person would type it from where they are. */
export function shown(path: string): string {
  const fromHere = relative(process.cwd(), path);
  return fromHere === "" ? "." : fromHere.startsWith("..") ? path : fromHere;
}

/** A file of an installed package. */
export function installed(path: string): string {
  return join(root, "node_modules", path);
}
