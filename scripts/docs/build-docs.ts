import { existsSync } from "node:fs";
import { chmod, copyFile, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { load } from "js-yaml";
import { runNode } from "../command/child.ts";
import { installed } from "../command/project.ts";
import { workflowFiles } from "../workflows/workflow-files.ts";
import { offlinePage, offlineScript, rendererFile } from "./offline.ts";
import { readWorkflows } from "./workflow-model.ts";
import { workflowsFile, workflowsPage } from "./workflow-page.ts";

const assets = import.meta.dirname;

export interface DocsInput {
  /** A bundled document: one JSON file. */
  readonly document: string;
  readonly out: string;
  /** The folder whose redocly.yaml may hold options of the renderer under `openapi`. */
  readonly optionsFrom: string;
}

/** Builds the reference in a new folder and puts it in place at the end: a reader never meets half of it. */
export async function buildDocs(input: DocsInput): Promise<void> {
  await mkdir(dirname(input.out), { recursive: true });
  const folder = await mkdtemp(join(dirname(input.out), `.${basename(input.out)}-`));
  try {
    const page = join(folder, "index.html");
    await render(input, page);
    if (await addWorkflows(input, folder)) await writeFile(page, withWorkflows(await readFile(page, "utf8")));
    await copyFile(input.document, join(folder, "openapi.json"));
    for (const asset of ["theme.css", "favicon.svg"]) await copyFile(join(assets, asset), join(folder, asset));
    const script = await readFile(installed("@redocly/cli/lib/chunks/redoc.standalone.js"), "utf8");
    await writeFile(join(folder, rendererFile), offlineScript(script));
    await chmod(folder, 0o755);
    await rm(input.out, { recursive: true, force: true });
    await rename(folder, input.out);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Says whether the document has any. */
async function addWorkflows({ document, optionsFrom }: DocsInput, folder: string): Promise<boolean> {
  const files = await workflowFiles(join(optionsFrom, "openapi.yaml"));
  if (files.length === 0) return false;
  const described = JSON.parse(await readFile(document, "utf8"));
  const workflows = (await Promise.all(files.map((file) => readWorkflows(file, described)))).flat();
  const ordered = workflows.toSorted((a, b) => a.rank - b.rank);
  await writeFile(join(folder, workflowsFile), workflowsPage(String(described.info?.title), ordered));
  await copyFile(join(assets, "workflows.css"), join(folder, "workflows.css"));
  return true;
}

/** A way to the workflows from every place of the reference. */
const withWorkflows = (page: string): string =>
  page.replace("</body>", `<a class="workflows-link" href="${workflowsFile}">Workflows, step by step</a>\n</body>`);

async function render(input: DocsInput, page: string): Promise<void> {
  const result = await runNode(
    [
      installed("@redocly/cli/bin/cli.js"),
      "build-docs",
      input.document,
      `--output=${page}`,
      `--template=${join(assets, "template.hbs")}`,
      `--openapi=${JSON.stringify(await rendererOptions(input.optionsFrom))}`,
    ],
    { env: { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" } },
  );
  if (result.status !== 0 || !existsSync(page)) throw new Error(`the docs could not be rendered:\n${result.output}`);
  await writeFile(page, offlinePage(await readFile(page, "utf8")));
}

async function rendererOptions(folder: string): Promise<object> {
  const file = join(folder, "redocly.yaml");
  const config: unknown = existsSync(file) ? load(await readFile(file, "utf8")) : undefined;
  const own = typeof config === "object" && config !== null && "openapi" in config ? config.openapi : undefined;
  return {
    downloadUrls: [{ title: "OpenAPI document", url: "openapi.json" }],
    jsonSamplesExpandLevel: 4,
    generatedSamplesMaxDepth: 8,
    maxDisplayedEnumValues: 12,
    disableTelemetry: true,
    ...(typeof own === "object" ? own : {}),
  };
}
