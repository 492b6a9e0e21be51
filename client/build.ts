import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { declarations } from "./build-declarations.ts";

const HELP = `
node build.ts

Makes what partners install out of the sources: dist/*.js (one ES module for each entry point, and what they have in
common), dist/*.cjs (the same for require) and dist/types (declarations of both that need nothing but openapi-fetch).
"npm pack" runs it.

  --help    this text
`;

const folder = import.meta.dirname;
const dist = join(folder, "dist");

/** The entry points; package.json lists the same ones under exports. */
const ENTRIES = [
  ...["index", "webhook", "validate", "segments", "preview", "testing"],
  ...readdirSync(join(folder, "validate")).map((file) => `validate/${file.replace(/\.ts$/, "")}`),
];

/**
 * CommonJS too, because Node can require an ES module only since version 20.19. It contains openapi-fetch, whose own
 * CommonJS file has its function in another place than its types say.
 */
const FORMATS = [
  { format: "esm", extension: "js", external: ["openapi-fetch"] },
  { format: "cjs", extension: "cjs", external: [] },
] as const;

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
  for (const { format, extension, external } of FORMATS) {
    const made = await rolldown({
      input: Object.fromEntries(ENTRIES.map((name) => [name, join(folder, `${name}.ts`)])),
      external: [...external],
      platform: "neutral",
      treeshake: true,
    });
    await made.write({
      dir: dist,
      format,
      entryFileNames: `[name].${extension}`,
      chunkFileNames: `part-[name].${extension}`,
      comments: { annotation: true, jsdoc: false, legal: false },
    });
    await made.close();
  }
}
