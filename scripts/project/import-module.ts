import { pathToFileURL } from "node:url";

/** Imports a module of the project. Node before 22.18 cannot import TypeScript by itself. */
export async function importModule<Module>(path: string): Promise<Module> {
  if (!path.endsWith("ts") || process.features.typescript) return import(pathToFileURL(path).href);
  const { createJiti } = await import("jiti");
  return createJiti(import.meta.url).import<Module>(path);
}
