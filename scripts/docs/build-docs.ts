import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { load } from "js-yaml";
import { runRedocly } from "../command/run-program.ts";
import { toolkitFolder } from "../command/toolkit.ts";
import { findWorkflowFiles } from "../workflows/run-workflows.ts";
import { readWorkflows } from "./read-workflows.ts";
import { renderWorkflows, workflowsFile } from "./workflow-page.ts";

const assets = join(toolkitFolder, "docs");

export interface DocsInput {
  /** The bundled document as JSON text. */
  readonly document: string;
  readonly out: string;
  /** The folder whose redocly.yaml can hold options of the renderer under `openapi`. */
  readonly optionsFrom: string;
}

/** Builds the docs unless they were built from the same document, options and renderer. Returns whether it built them. */
export async function buildDocsIfChanged(input: DocsInput): Promise<boolean> {
  const file = join(input.out, "built-from.txt");
  const fingerprint = await getFingerprint(input);
  if (fingerprint === (await readFile(file, "utf8").catch(() => undefined))) return false;
  await buildDocs(input);
  await writeFile(file, fingerprint);
  return true;
}

async function getFingerprint({ document, optionsFrom }: DocsInput): Promise<string> {
  const files = [
    join(optionsFrom, "redocly.yaml"),
    join(toolkitFolder, "package.json"),
    ...(await findWorkflowFiles(join(optionsFrom, "openapi.yaml"))),
    ...(await readdir(assets)).sort().map((name) => join(assets, name)),
  ];
  const hash = createHash("sha256").update(document);
  for (const file of files) hash.update(await readFile(file).catch(() => ""));
  return hash.digest("hex");
}

/** Builds the docs in a new folder and renames it at the end, so that readers never see incomplete docs. */
export async function buildDocs(input: DocsInput): Promise<void> {
  await mkdir(dirname(input.out), { recursive: true });
  const folder = await mkdtemp(join(dirname(input.out), `.${basename(input.out)}-`));
  try {
    const page = join(folder, "index.html");
    const documentFile = join(folder, "openapi.json");
    await writeFile(documentFile, input.document);
    await renderReference(documentFile, input.optionsFrom, page);
    if (await addWorkflows(input, folder)) await writeFile(page, addWorkflowsLink(await readFile(page, "utf8")));
    for (const asset of ["theme.css", "favicon.svg"]) await copyFile(join(assets, asset), join(folder, asset));
    await chmod(folder, 0o755);
    await rm(input.out, { recursive: true, force: true });
    await rename(folder, input.out);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Returns whether the document has workflows. */
async function addWorkflows({ document, optionsFrom }: DocsInput, folder: string): Promise<boolean> {
  const files = await findWorkflowFiles(join(optionsFrom, "openapi.yaml"));
  if (files.length === 0) return false;
  const api = JSON.parse(document);
  const workflows = (await Promise.all(files.map((file) => readWorkflows(file, api)))).flat();
  const sorted = workflows.toSorted((one, other) => one.rank - other.rank);
  await writeFile(join(folder, workflowsFile), renderWorkflows(String(api.info?.title), sorted));
  await copyFile(join(assets, "workflows.css"), join(folder, "workflows.css"));
  return true;
}

/** The template of the page is ours: it ends with </body>. */
const addWorkflowsLink = (page: string): string => {
  const end = page.lastIndexOf("</body>");
  const link = `<a class="workflows-link" href="${workflowsFile}">Workflows, step by step</a>\n`;
  return `${page.slice(0, end)}${link}${page.slice(end)}`;
};

/** The scripts are in the page, so that it works without a network and also when it is opened from the disk. */
async function renderReference(document: string, optionsFrom: string, page: string): Promise<void> {
  const result = await runRedocly([
    "build-docs",
    document,
    `--output=${page}`,
    `--template=${join(assets, "template.hbs")}`,
    "--inlineBundle",
    `--openapi=${JSON.stringify(await readRendererOptions(optionsFrom))}`,
  ]);
  if (result.status !== 0 || !existsSync(page)) throw new Error(`Redocly could not render the docs:\n${result.output}`);
}

async function readRendererOptions(folder: string): Promise<object> {
  const file = join(folder, "redocly.yaml");
  const config: unknown = existsSync(file) ? load(await readFile(file, "utf8")) : undefined;
  const options = typeof config === "object" && config !== null && "openapi" in config ? config.openapi : undefined;
  return {
    downloadUrls: [{ title: "OpenAPI document", url: "openapi.json" }],
    jsonSamplesExpandLevel: 4,
    generatedSamplesMaxDepth: 8,
    maxDisplayedEnumValues: 12,
    disableTelemetry: true,
    ...(typeof options === "object" ? options : {}),
  };
}
