import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { main } from "./command/main.ts";
import { readOptions, UsageError } from "./command/options.ts";
import { dataFolder, getSource, ownDocument, ownSpec, shown } from "./command/project.ts";
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
  let built = true;
  await withDocument(values, async (document) => {
    const input = { document, out, optionsFrom: dirname(getSource(values).spec) };
    if (values["if-changed"]) built = await buildDocsIfChanged(input);
    else await buildDocs(input);
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`docs: ${shown(join(out, "index.html"))} ${built ? "built" : "up to date"}, ${seconds} s\n`);
  return 0;
});

/** The project's own document is already bundled in generated/. Any other document is bundled into a temporary folder. */
async function withDocument(
  options: { spec?: string | undefined; plugin?: string | undefined },
  use: (document: string) => Promise<void>,
): Promise<void> {
  const { spec, plugin } = getSource(options);
  if (spec === ownSpec) {
    if (!existsSync(ownDocument))
      throw new UsageError("docs: generated/openapi.json does not exist; fix: npm run generate");
    return use(ownDocument);
  }
  const bundle = await loadBundle(spec, plugin);
  await mkdir(dataFolder, { recursive: true });
  const folder = await mkdtemp(join(dataFolder, "bundle-"));
  try {
    const document = join(folder, "openapi.json");
    await writeFile(document, JSON.stringify(bundle.document));
    await use(document);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
