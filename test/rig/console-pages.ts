import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { dataFolder, root } from "./own-project.ts";

/** What the pages are made of, besides packages. */
const SOURCES = ["console", "client", "generated", "spec/keywords"];
const NOT_SOURCES = /^(dist|node_modules)(\/|$)/;

/** Where `npm ci` builds the pages, and where the tests do when a source was changed since. */
const FOLDERS = [join(root, "console/dist"), join(dataFolder, "test/console-pages")];

/** The folder of the console's pages as the sources are now. Those that are there are used if they are newer than every source. */
export async function ensureConsolePages(): Promise<string> {
  const changedMs = Math.max(...SOURCES.map((name) => findNewestMs(join(root, name))));
  const built = FOLDERS.find((folder) => getBuiltMs(folder) > changedMs);
  if (built !== undefined) return built;
  const [, outDir = ""] = FOLDERS;
  try {
    const { build } = await import("vite");
    await build({ configFile: join(root, "console/vite.config.ts"), logLevel: "warn", build: { outDir } });
  } catch (error) {
    const fix = "fix: node console/build.js shows the whole error, and npm ci installs what is missing";
    throw new Error(`the pages of the console cannot be built; ${fix}`, { cause: error });
  }
  return outDir;
}

/** Vite writes it in each build, and after it nothing of a page. */
const getBuiltMs = (folder: string): number => {
  const file = join(folder, "index.html");
  return existsSync(file) ? statSync(file).mtimeMs : 0;
};

function findNewestMs(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => !NOT_SOURCES.test(name));
  return Math.max(...files.map((name) => statSync(join(folder, name)).mtimeMs));
}
