import { rmSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { declarations } from "./build-declarations.ts";

const HELP = `
node build.ts

Makes what partners install out of the sources: dist/*.js (one ES module for each entry point, and what they have in
common) and dist/types (declarations that need nothing but openapi-fetch). "npm pack" runs it.

  --help    this text
`;

const folder = import.meta.dirname;
const dist = join(folder, "dist");

/** The entry points; package.json lists the same ones under exports. */
const ENTRIES = ["index", "webhook", "validate", "segments", "preview"];

if (process.argv.includes("--help")) {
  process.stdout.write(`${HELP.trim()}\n`);
} else {
  rmSync(dist, { recursive: true, force: true });
  await bundle();
  declarations(
    ENTRIES.map((name) => join(folder, `${name}.ts`)),
    join(dist, "types"),
  );
}

/**
 * Not minified: stack traces keep their names, and applications minify their own bundles. Comments for bundlers are
 * kept; comments for readers are in the declarations.
 */
async function bundle(): Promise<void> {
  const made = await rolldown({
    input: Object.fromEntries(ENTRIES.map((name) => [name, join(folder, `${name}.ts`)])),
    external: ["openapi-fetch"],
    platform: "neutral",
    treeshake: true,
  });
  await made.write({
    dir: dist,
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: "part-[name].js",
    comments: { annotation: true, jsdoc: false, legal: false },
  });
  await made.close();
}
