import { existsSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";

/** The project's root; commands can be started from any folder. */
export const root = resolve(import.meta.dirname, "../..");

export const ownSpec = join(root, "spec/openapi.yaml");
export const ownPlugin = join(root, "spec/plugin.ts");
export const ownDocument = join(root, "generated/openapi.json");
/** Files that are built on this machine and not committed. */
export const dataFolder = join(root, ".data");

export interface Source {
  readonly spec: string;
  readonly plugin: string | undefined;
}

/** The document and plug-in of the options. The project's plug-in applies only to the project's own document. */
export function getSource(options: { spec?: string | undefined; plugin?: string | undefined }): Source {
  const spec = options.spec === undefined ? ownSpec : resolve(options.spec);
  if (options.plugin !== undefined) return { spec, plugin: resolve(options.plugin) };
  return { spec, plugin: spec === ownSpec && existsSync(ownPlugin) ? ownPlugin : undefined };
}

/** A path relative to the current folder; absolute if it is outside of it. */
export function shown(path: string): string {
  const fromHere = relative(process.cwd(), path);
  return fromHere === "" ? "." : fromHere.startsWith("..") ? path : fromHere;
}

/** The script of an installed program, relative to the root: the `bin` of its package.json. */
export function findProgram(packageName: string, program: string): string {
  const folder = join("node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
  return join(folder, bin[program]);
}
