import module from "node:module";
import { join, resolve } from "node:path";
import { main, readOptions, UsageError } from "./command/main.ts";
import { getSource, ownSpec, root, shown } from "./command/project.ts";
import type { GenerateOptions } from "./pipeline/generate.ts";
import { readRecord, recordFile, toolHash, writeRecord } from "./pipeline/run-record.ts";

// Parsers and compilers are large, so V8's compiled code is kept for the next run.
module.enableCompileCache(join(root, "node_modules/.cache/node"));

const HELP = `
Writes everything that is generated from an OpenAPI 3.0 or 3.1 document: the bundled document, types, validators, handler
interfaces, the route table, security, webhooks, tables and a typed client; with --server koa also a server to mount.

  npm run generate                               spec/openapi.yaml → generated/
  npm run generate -- --spec FILE --out DIR      any other document, JSON or YAML, in one file or many
  npm run generate:check                         writes nothing; exit 1 and a list of the files that are out of date

  --spec FILE     the document (default spec/openapi.yaml)
  --out DIR       where to write (default generated/; needed with --spec)
  --plugin FILE   a module with the document's own keywords, tables and derived parts (default for our own document:
                  spec/plugin.ts; its code is run, so use only one that you trust)
  --server koa    also write server.ts and koa/, which serve the handlers on a Koa application (default for our own document;
                  otherwise none)
  --lenient       report errors in the document as warnings and go on
  --check         compare only
  --force         generate even if nothing has changed since the last run
  --watch         generate now and again whenever a file of the document changes
  --help          this text
`;

type Settings = GenerateOptions & { readonly force: boolean };

function printWarnings(warnings: readonly string[]): void {
  for (const warning of warnings) process.stderr.write(`warning: ${warning}\n`);
}

async function write({ force, ...settings }: Settings): Promise<readonly string[]> {
  const started = performance.now();
  const tool = toolHash(root);
  const { spec, out, plugin = "", server = "", lenient } = settings;
  const record = recordFile(root, [spec, out, plugin, server, String(lenient)]);
  const known = force ? undefined : readRecord(record, tool);
  if (known) {
    printWarnings(known.warnings);
    process.stdout.write(`${shown(settings.out)}: unchanged (${Math.round(performance.now() - started)} ms)\n`);
    return known.inputs.map(([path]) => path);
  }
  // Loaded only now: an unchanged run needs neither parser nor compiler.
  const [{ generate }, { writeFolder }] = await Promise.all([
    import("./pipeline/generate.ts"),
    import("./pipeline/output-folder.ts"),
  ]);
  const { files, inputs, operations, warnings } = await generate(settings);
  const { changed, missing, leftOver } = writeFolder(settings.out, files);
  writeRecord(record, { tool, inputs, outputs: files.map(({ path }) => join(settings.out, path)), warnings });
  printWarnings(warnings);
  for (const path of missing) process.stdout.write(`  new      ${path}\n`);
  for (const path of changed) process.stdout.write(`  changed  ${path}\n`);
  for (const path of leftOver) process.stdout.write(`  removed  ${path}\n`);
  const time = Math.round(performance.now() - started);
  process.stdout.write(
    `${shown(settings.out)}: ${operations} operations, ${files.length} files, ${changed.length + missing.length} written (${time} ms)\n`,
  );
  return inputs;
}

async function check(settings: Settings): Promise<number> {
  const [{ generate }, { compareFolder, isUpToDate }] = await Promise.all([
    import("./pipeline/generate.ts"),
    import("./pipeline/output-folder.ts"),
  ]);
  const { files, warnings } = await generate(settings);
  printWarnings(warnings);
  const difference = compareFolder(settings.out, files);
  const where = shown(settings.out);
  if (isUpToDate(difference)) {
    process.stdout.write(`${where} is up to date with ${shown(settings.spec)}: ${files.length} files\n`);
    return 0;
  }
  for (const path of difference.changed)
    process.stderr.write(`${where}/${path}: edited by hand, or generated from an older document\n`);
  for (const path of difference.missing) process.stderr.write(`${where}/${path}: missing\n`);
  for (const path of difference.leftOver)
    process.stderr.write(`${where}/${path}: left over, the generator does not write it\n`);
  process.stderr.write("fix: run npm run generate and commit the changed files\n");
  return 1;
}

await main(async () => {
  const { values } = readOptions({
    name: "generate",
    help: HELP,
    options: {
      spec: { type: "string" },
      out: { type: "string" },
      plugin: { type: "string" },
      server: { type: "string" },
      lenient: { type: "boolean", default: false },
      check: { type: "boolean", default: false },
      force: { type: "boolean", default: false },
      watch: { type: "boolean", default: false },
    },
  });
  const source = getSource(values);
  if (values.out === undefined && source.spec !== ownSpec)
    throw new UsageError("generate: --spec needs --out DIR, because generated/ belongs to our own document");
  const server = values.server ?? (source.spec === ownSpec ? "koa" : "none");
  if (server !== "koa" && server !== "none")
    throw new UsageError(`generate: --server must be koa or none, not ${server}`);
  const out = resolve(values.out ?? join(root, "generated"));
  const settings: Settings = {
    ...source,
    out,
    lenient: values.lenient,
    server: server === "koa" ? "koa" : undefined,
    force: values.force,
  };
  if (values.check) return check(settings);
  const inputs = await write(settings);
  if (values.watch) {
    const { watchInputs } = await import("./generate/watch-inputs.ts");
    await watchInputs(inputs, () => write(settings));
  }
  return 0;
});
