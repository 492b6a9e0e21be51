import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { toolkitFolder } from "../project/toolkit.ts";

/** The files that every page loads, by the name under which it does: our own, and the library of the search. */
export function listAssets(): Map<string, string> {
  const folder = join(toolkitFolder, "docs/assets");
  const own = readdirSync(folder).map((name) => [name, join(folder, name)] as const);
  const library = dirname(createRequire(import.meta.url).resolve("minisearch"));
  // Its build for pages, which sets `MiniSearch`: pages that are opened from a disk cannot import modules.
  return new Map([...own, ["minisearch.js", join(library, "../umd/index.js")]]);
}
