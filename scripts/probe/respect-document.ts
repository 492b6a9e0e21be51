import { writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { bundle } from "@redocly/openapi-core";
import { Bundler } from "../document/bundler.ts";
import { dropDataRefs } from "../document/drop-data-refs.ts";
import { loadFile, startOf } from "../document/load.ts";
import { listPathOperations } from "../document/path-operations.ts";
import { DocumentError } from "../document/problem.ts";
import { walkReached } from "../document/walk-document.ts";
import { ClosedResolver } from "../lint/closed-resolver.ts";
import { createClosedConfig } from "../lint/load-rules.ts";
import { asArray, asObject, isObject, type Json, type JsonObject } from "../schema/json.ts";
import { bindDiscriminators } from "./contract/discriminators.ts";

export interface CopyOptions {
  /** The server to which all requests go, whatever the documents say. */
  readonly url: string;
  /** Folders outside of a document's own to which its $refs may lead. */
  readonly refFolders: readonly string[];
}

/**
 * Copies Arazzo files and their documents for Redocly's runner of workflows. It asks every address that a file names, also in examples and
 * extensions, so a copy names none but the server's. Returns the copies by their files.
 */
export async function copyForRespect(
  files: readonly string[],
  folder: string,
  options: CopyOptions,
): Promise<ReadonlyMap<string, string>> {
  const copies = new Map<string, string>();
  const copy = async (file: string): Promise<string> => {
    const known = copies.get(file);
    if (known !== undefined) return known;
    const name = String(copies.size);
    const target = join(folder, `${name}-${basename(file)}`);
    copies.set(file, target);
    const workflow = await readWorkflow(file);
    for (const [index, source] of asArray(workflow.sourceDescriptions).filter(isObject).entries()) {
      const from = resolve(dirname(file), String(source.url));
      const isWorkflow = asObject(loadFile(from).root).arazzo !== undefined;
      const copied = isWorkflow ? await copy(from) : join(folder, `${name}-${index}.json`);
      if (!isWorkflow) writeFileSync(copied, JSON.stringify(readDocument(from, options)));
      source.url = basename(copied);
      delete source["x-serverUrl"];
    }
    writeFileSync(
      target,
      JSON.stringify(workflow, (_, value: unknown) => keepFile(value, dirname(file))),
    );
    return target;
  };
  for (const file of files) await copy(resolve(file));
  return copies;
}

/** A file that a step sends is named relative to the workflow. */
const keepFile = (value: unknown, folder: string): unknown =>
  typeof value === "string"
    ? value.replace(/^\$file\((['"])(.*)\1\)$/, (_, quote, path) => `$file(${quote}${resolve(folder, path)}${quote})`)
    : value;

/** With what its $refs lead to, below its folder. */
async function readWorkflow(file: string): Promise<JsonObject> {
  const externalRefResolver = new ClosedResolver([dirname(file)]);
  const { bundle: bundled } = await bundle({ ref: file, config: await createClosedConfig({}), externalRefResolver });
  const workflow = asObject(structuredClone(bundled.parsed) as Json);
  const addresses = asArray(workflow.sourceDescriptions)
    .map((source) => String(asObject(source).url))
    .filter((address) => /^[a-z][a-z0-9+.-]+:\/\//i.test(address));
  const steps = asArray(workflow.workflows).flatMap((one) => asArray(asObject(one).steps).map(asObject));
  const ownAddresses = steps.flatMap((step) => asObject(step["x-operation"]).url ?? []);
  const [first] = [...addresses, ...ownAddresses];
  if (first === undefined) return workflow;
  throw DocumentError.at(startOf(file), {
    rule: "workflow-address",
    message: `The workflow names the address ${String(first)}, but requests go only to the server that is tested.`,
    fix: "keep a copy of the document beside the workflow, and call its operations by operationId",
  });
}

/** The document in one file, with no other server than the one that is called. */
function readDocument(file: string, { url, refFolders }: CopyOptions): JsonObject {
  const { document } = new Bundler(file, refFolders).run();
  if (String(document.openapi).startsWith("3.2")) toReadable(document);
  document.servers = [{ url }];
  walkReached(document, (node, kind) => {
    if (kind === "pathItem" || kind === "operation") delete node.servers;
    if (kind === "example") delete node.externalValue;
  });
  dropDataRefs(document);
  return document;
}

/** Brings a document of OpenAPI 3.2 to what the runner reads. It ends at device flows, and refuses discriminators with a branch that states no value. */
function toReadable(document: JsonObject): void {
  const components = asObject(document.components);
  delete components.mediaTypes;
  // Who may call is not checked by a workflow; it sends its own headers.
  delete components.securitySchemes;
  delete document.security;
  bindDiscriminators(document);
  for (const item of Object.values(asObject(document.paths)).filter(isObject)) {
    for (const { method, node } of listPathOperations(item)) item[method] = node;
    delete item.additionalOperations;
  }
  walkReached(document, (node, kind) => {
    if (kind === "schema") delete node.discriminator;
    if (kind === "operation") delete node.security;
    if (kind === "response") node.description ??= node.summary ?? "";
  });
}
