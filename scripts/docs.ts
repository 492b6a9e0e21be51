import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { main, readOptions, UsageError } from "./command/main.ts";
import { dataFolder, getSource, ownDocument, ownSpec, type Source, shown } from "./command/project.ts";
import { buildDocs, buildDocsIfChanged } from "./docs/build-docs.ts";
import { loadBundle } from "./pipeline/bundle.ts";

const help = `
npm run docs -- [options]

Builds the reference documentation: a static folder that works without a network. Open its index.html, or serve the folder.

  --spec FILE     another document (default: generated/openapi.json)
  --plugin FILE   the plug-in of that document
  --out DIR       the folder to write (default: .data/docs)
  --if-changed    build only if the document changed since the last build
  --help          print this text
`;

await main(async () => {
  const { values } = readOptions({
    name: "docs",
    help,
    options: {
      spec: { type: "string" },
      plugin: { type: "string" },
      out: { type: "string" },
      "if-changed": { type: "boolean", default: false },
    },
  });
  const started = performance.now();
  const out = values.out === undefined ? join(dataFolder, "docs") : resolve(values.out);
  const source = getSource(values);
  const input = { document: await loadDocument(source), out, optionsFrom: dirname(source.spec) };
  let isBuilt = true;
  if (values["if-changed"]) isBuilt = await buildDocsIfChanged(input);
  else await buildDocs(input);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`docs: ${shown(join(out, "index.html"))} ${isBuilt ? "built" : "up to date"}, ${seconds} s\n`);
  return 0;
});

/** The project's own document is already bundled in generated/. */
async function loadDocument({ spec, plugin }: Source): Promise<string> {
  if (spec !== ownSpec) return JSON.stringify((await loadBundle(spec, plugin)).document);
  if (!existsSync(ownDocument))
    throw new UsageError("docs: generated/openapi.json does not exist; fix: npm run generate");
  return readFile(ownDocument, "utf8");
}
