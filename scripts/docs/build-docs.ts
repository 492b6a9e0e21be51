import { createHash } from "node:crypto";
import { chmod, copyFile, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { findWorkflowFiles } from "../document/workflow-files.ts";
import { importModule } from "../project/import-module.ts";
import { makeFolder } from "../project/make-folder.ts";
import { shown } from "../project/project.ts";
import { toolkitFolder } from "../project/toolkit.ts";
import { UsageError } from "../project/usage-error.ts";
import { parseBigints } from "../runtime/exact-json.ts";
import { asObject, type Json } from "../schema/json.ts";
import { listAssets } from "./assets.ts";
import { COLLECTION_FILE, makeCollection } from "./collection.ts";
import { describeReading } from "./describe-reading.ts";
import { readWorkflows } from "./read-workflows.ts";
import { type DocsConfig, listPages } from "./render-site.ts";

export interface DocsInput {
  /** The bundled document as JSON text. */
  readonly document: string;
  readonly out: string;
  /** The document's own file: its workflows are beside it. */
  readonly spec: string;
  /** Where the API is served, for a document whose servers are relative. */
  readonly ownUrl?: string | undefined;
  /** The module with the project's own settings; undefined if it has none. */
  readonly configFile?: string | undefined;
  /** What changed since the last release; undefined before the first one. */
  readonly changes?: Changes | undefined;
  /** Called after each page. */
  readonly onPage?: ((done: number, total: number) => void) | undefined;
}

export interface Changes {
  /** The file of the release. */
  readonly since: string;
  /** Compares with it, which takes a while. The result is Markdown. */
  describe(): Promise<string>;
}

/** Builds the docs unless they were built from the same document, configuration and toolkit. Returns whether it built them. */
export async function buildDocsIfChanged(input: DocsInput): Promise<boolean> {
  const file = join(input.out, "built-from.txt");
  const fingerprint = await getFingerprint(input);
  if (fingerprint === (await readFile(file, "utf8").catch(() => undefined))) return false;
  await buildDocs(input);
  await writeFile(file, fingerprint);
  return true;
}

async function getFingerprint({ document, spec, ownUrl = "", configFile, changes }: DocsInput): Promise<string> {
  const files = [
    join(toolkitFolder, "package.json"),
    ...(configFile === undefined ? [] : [configFile]),
    ...(changes === undefined ? [] : [changes.since]),
    ...(await findWorkflowFiles(spec)),
    ...(await listRenderer()),
  ];
  const hash = createHash("sha256").update(document).update(ownUrl);
  for (const file of files) hash.update(await readFile(file).catch(() => ""));
  return hash.digest("hex");
}

/** What makes the pages: the sources, or in the package, whose version stands for them, the assets alone. */
async function listRenderer(): Promise<string[]> {
  const folder = join(toolkitFolder, "docs");
  return (await readdir(folder, { recursive: true })).sort().map((name) => join(folder, name));
}

/** Builds the docs in a new folder and renames it at the end, so that readers never see incomplete docs. */
export async function buildDocs(input: DocsInput): Promise<void> {
  const { document, out, spec, ownUrl, configFile, changes, onPage } = input;
  // The pages show large integers as they are written.
  const root = asObject(parseBigints(describeReading(document)) as Json);
  const files = await findWorkflowFiles(spec);
  const found = (await Promise.all(files.map((file) => readWorkflows(file, root)))).flat();
  const workflows = found.sort((one, other) => one.rank - other.rank);
  const config = configFile === undefined ? {} : (await importModule<{ default: DocsConfig }>(configFile)).default;
  const pages = listPages({ document: root, config, workflows, changes: await changes?.describe(), ownUrl });
  // The folder is replaced as a whole: a file of this name would be lost.
  if ((await stat(out).catch(() => undefined))?.isDirectory() === false)
    throw new UsageError(`docs: ${shown(out)} is a file; fix: name a folder with --out`);
  makeFolder(dirname(out));
  const folder = await mkdtemp(join(dirname(out), `.${basename(out)}-`));
  try {
    for (const [index, [name, render]] of [...pages].entries()) {
      await writeFile(join(folder, name), render());
      onPage?.(index + 1, pages.size);
    }
    await writeFile(join(folder, "openapi.json"), document);
    await writeFile(join(folder, COLLECTION_FILE), makeCollection(root, config, ownUrl));
    for (const [name, file] of listAssets()) await copyFile(file, join(folder, name));
    await chmod(folder, 0o755);
    await rm(out, { recursive: true, force: true });
    await rename(folder, out);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
