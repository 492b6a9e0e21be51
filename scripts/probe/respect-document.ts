import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { loadFile } from "../document/load.ts";
import { listPathOperations } from "../document/path-operations.ts";
import { walkReached } from "../document/walk-document.ts";
import { asArray, asObject, isObject, type JsonObject } from "../schema/json.ts";
import { bindDiscriminators } from "./contract/discriminators.ts";

/**
 * Copies of Arazzo files, in a folder, whose documents of OpenAPI 3.2 are as Redocly's runner of workflows can read them. It ends at device
 * flows, and refuses discriminators with a branch that states no value. Files without such a document stay where they are.
 */
export function copyForRespect(files: readonly string[], folder: string): string[] {
  return files.map((file, index) => {
    const workflow = asObject(loadFile(file).root);
    const sources = asArray(workflow.sourceDescriptions).filter(isObject);
    const documents = sources.map(({ url }) => readDocument(resolve(dirname(file), String(url))));
    if (documents.every((document) => document === undefined)) return file;
    const own = join(folder, String(index));
    // Files that the workflow sends lie beside it.
    cpSync(dirname(resolve(file)), own, { recursive: true });
    mkdirSync(join(own, ".documents"));
    for (const [number, document] of documents.entries()) {
      const source = sources[number];
      if (document === undefined || source === undefined) continue;
      source.url = `.documents/${number}.json`;
      writeFileSync(join(own, source.url), JSON.stringify(toReadable(document)));
    }
    const copy = join(own, basename(file));
    writeFileSync(copy, JSON.stringify(workflow));
    return copy;
  });
}

/** The document if it is one of OpenAPI 3.2. */
function readDocument(file: string): JsonObject | undefined {
  const { root } = loadFile(file);
  return isObject(root) && String(root.openapi).startsWith("3.2") ? structuredClone(root) : undefined;
}

function toReadable(document: JsonObject): JsonObject {
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
  return document;
}
