import module from "node:module";
import { join } from "node:path";
import { listWithImports } from "../../document/imported-files.ts";
import { printWarnings } from "../../document/print-warnings.ts";
import { readRecord, recordFile, toolHash, writeRecord } from "../../document/run-record.ts";
import type { Generated, GenerateOptions } from "../../emit/generate.ts";
import type { ClientOutput, EmitOptions, TypesOutput } from "../../project/config.ts";
import { didYouMean } from "../../project/nearest-name.ts";
import { lowestMajor, readNodeRange } from "../../project/node-range.ts";
import { Progress } from "../../project/progress.ts";
import { loadProject, type Project, shown } from "../../project/project.ts";
import { UsageError } from "../../project/usage-error.ts";
import { type Command, readOptions } from "../main.ts";

const HELP = `
Writes everything that is generated from an OpenAPI 3.0, 3.1 or 3.2 document: the bundled document, types, validators,
handler interfaces, the route table, security, webhooks, tables and a typed client; with --server koa also a server to mount.

  contract generate                          the document and the folder of contract.config.ts
  contract generate --spec FILE --out DIR    any other document, JSON or YAML, in one file or many
  contract generate --check                  writes nothing; exit 1 and a list of the files that are out of date

  --spec FILE     the document (default: that of contract.config.ts, or spec/openapi.yaml)
  --out DIR       where to write (default: that of contract.config.ts, or generated; needed with --spec)
  --plugin FILE   a module with the document's own keywords, tables and derived parts (its code is run, so use only one that
                  you trust)
  --server koa    also write server.ts, which serves the handlers on a Koa application (default: that of contract.config.ts,
                  or none)
  --standalone    copy the run-time modules into runtime/, so that the output does not import the package contract-kit-runtime
  --emit LIST     further outputs, separated by commas: tanstack-query (options for TanStack Query), msw (handlers for Mock
                  Service Worker), python (a Python client), enums (the values of enums as constants); default: those of
                  contract.config.ts, or none
  --client LIST   how client.ts is made: no-retries (without retries and time limits), per-tag (also one file for each tag);
                  default: as contract.config.ts says
  --types LIST    types of values that JSON does not have, in client and server: bigint (int64), date or temporal (date-time as Date
                  or Temporal.Instant); default: as contract.config.ts says, or numbers and texts
  --lenient       report errors in the document as warnings and go on
  --check         compare only
  --force         generate even if nothing has changed since the last run
  --help          this text
`;

interface Settings extends GenerateOptions {
  readonly force: boolean;
  readonly cache: string;
}

/** A document of a thousand operations takes a while. */
async function generateShown(settings: GenerateOptions): Promise<Generated> {
  const { generate, STEPS } = await import("../../emit/generate.ts");
  const progress = new Progress({ name: "generate", total: STEPS, unit: "steps", isUneven: true });
  try {
    return await generate({ ...settings, onStep: (done) => progress.update(done) });
  } finally {
    progress.stop();
  }
}

async function write({ force, ...settings }: Settings): Promise<void> {
  const started = performance.now();
  const tool = toolHash();
  const {
    spec,
    out,
    plugin = "",
    refFolders = [],
    server = "",
    standalone = false,
    emit = {},
    client = {},
    typesOutput = {},
    lenient,
  } = settings;
  const options = [refFolders, emit, client, typesOutput, standalone].map((option) => JSON.stringify(option));
  const record = recordFile(settings.cache, [spec, out, plugin, server, ...options, String(lenient)]);
  const known = force ? undefined : readRecord(record, tool);
  if (known) {
    printWarnings(known.warnings);
    process.stdout.write(`${shown(settings.out)}: unchanged (${Math.round(performance.now() - started)} ms)\n`);
    return;
  }
  // Loaded only now: an unchanged run needs neither parser nor compiler.
  const { writeFolder } = await import("../../emit/output-folder.ts");
  const { files, inputs, operations, warnings } = await generateShown(settings);
  const { changed, missing, leftOver } = writeFolder(settings.out, files);
  const outputs = files.map(({ path }) => join(settings.out, path));
  // The plug-in's own imports decide the result as much as the plug-in does.
  writeRecord(record, { tool, inputs: listWithImports(inputs), outputs, warnings });
  printWarnings(warnings);
  for (const path of missing) process.stdout.write(`  new      ${path}\n`);
  for (const path of changed) process.stdout.write(`  changed  ${path}\n`);
  for (const path of leftOver) process.stdout.write(`  removed  ${path}\n`);
  const time = Math.round(performance.now() - started);
  process.stdout.write(
    `${shown(settings.out)}: ${operations} operations, ${files.length} files, ${changed.length + missing.length} written (${time} ms)\n`,
  );
}

async function compareWithDocument(settings: Settings): Promise<number> {
  const { compareFolder, isUpToDate } = await import("../../emit/output-folder.ts");
  const { files, warnings } = await generateShown(settings);
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
  process.stderr.write("fix: run contract generate and commit the changed files\n");
  return 1;
}

export const generate: Command = {
  name: "generate",
  async run(args) {
    const { values } = readOptions(
      {
        name: "generate",
        help: HELP,
        options: {
          spec: { type: "string" },
          out: { type: "string" },
          plugin: { type: "string" },
          server: { type: "string" },
          standalone: { type: "boolean" },
          emit: { type: "string" },
          client: { type: "string" },
          types: { type: "string" },
          lenient: { type: "boolean", default: false },
          check: { type: "boolean", default: false },
          force: { type: "boolean", default: false },
        },
      },
      args,
    );
    const project = await loadProject(values);
    // Parsers and compilers are large, so V8's compiled code is kept for the next run.
    module.enableCompileCache?.(join(project.cache, "node"));
    if (values.out === undefined && !project.isOwn)
      throw new UsageError(
        `generate: --spec needs --out DIR, because ${shown(project.out)} belongs to another document`,
      );
    const settings: Settings = {
      ...{ spec: project.spec, plugin: project.plugin, refFolders: project.refFolders },
      ...{ out: project.out, cache: project.cache },
      ...{ lenient: values.lenient, force: values.force },
      server: readServer(values.server, project),
      standalone: values.standalone ?? project.config.standalone,
      emit: values.emit === undefined ? project.config.emit : readList("--emit", values.emit, OUTPUTS),
      client: values.client === undefined ? project.config.client : readList("--client", values.client, CLIENT),
      typesOutput: values.types === undefined ? project.config.types : readList("--types", values.types, TYPES),
    };
    if (settings.typesOutput?.int64 === "bigint") warnOfOldNode(project);
    if (values.check) return compareWithDocument(settings);
    await write(settings);
    return 0;
  },
};

/** The first Node that reads and writes integers beyond 2^53 exactly. */
const NODE_OF_BIGINT = 22;

function warnOfOldNode({ folder }: Project): void {
  const range = readNodeRange(folder);
  if (range === undefined || lowestMajor(range) >= NODE_OF_BIGINT) return;
  process.stderr.write(
    `generate: int64 as bigint needs Node ${NODE_OF_BIGINT} for integers beyond 2^53, but engines.node in package.json allows "${range}"; fix: make it ">=${NODE_OF_BIGINT}"\n`,
  );
}

/** The outputs of --emit, and how the configuration calls them. */
const OUTPUTS: Readonly<Record<string, EmitOptions>> = {
  "tanstack-query": { tanstackQuery: true },
  msw: { msw: true },
  python: { python: true },
  enums: { enums: true },
};

/** The words of --client, and what they mean in the configuration. */
const CLIENT: Readonly<Record<string, ClientOutput>> = {
  "no-retries": { retries: false },
  "per-tag": { perTag: true },
};

/** The words of --types, and what they mean in the configuration. */
const TYPES: Readonly<Record<string, TypesOutput>> = {
  bigint: { int64: "bigint" },
  date: { dateTime: "Date" },
  temporal: { dateTime: "Temporal" },
};

/** The settings that a list of words stands for. */
function readList<Settings extends object>(
  option: string,
  list: string,
  known: Readonly<Record<string, Settings>>,
): Settings {
  const names = list.split(",").map((name) => name.trim());
  const settings = names
    .filter((name) => name !== "")
    .map((name) => {
      const words = Object.keys(known);
      if (!words.includes(name))
        throw new UsageError(
          `generate: ${option} does not know "${name}"${didYouMean(name, words)} (${words.join(", ")})`,
        );
      return known[name];
    });
  return Object.assign({}, ...settings);
}

function readServer(option: string | undefined, project: Project): "koa" | undefined {
  const server = option ?? project.server;
  if (server !== "koa" && server !== "none")
    throw new UsageError(`generate: --server must be koa or none, not ${server}`);
  return server === "koa" ? "koa" : undefined;
}
