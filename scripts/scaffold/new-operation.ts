import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { stringify } from "yaml";
import { HTTP_METHODS, METHODS_OF_3_1 } from "../document/grammar.ts";
import { kebabCase, operationName, typeName } from "../document/names.ts";
import { listPathOperations } from "../document/path-operations.ts";
import { Sources } from "../document/sources.ts";
import type { NewOperation } from "../project/config.ts";
import type { Project } from "../project/project.ts";
import { UsageError } from "../project/usage-error.ts";
import { asArray, asObject, isObject, type JsonObject, listMembers } from "../schema/json.ts";
import { type DocumentStyle, findStyle } from "./document-style.ts";
import { makeHandler } from "./handler-files.ts";
import { addToList } from "./handler-list.ts";
import { getHandlerPath } from "./handler-names.ts";
import { appendItem, insertMember } from "./insert-yaml.ts";
import { findPathParameters } from "./known-parameters.ts";
import { findErrors, makeUsualParts } from "./usual-operation.ts";

export interface OperationRequest {
  readonly method: string;
  readonly path: string;
  readonly tag: string | undefined;
  readonly id: string | undefined;
  readonly summary: string | undefined;
}

export interface OperationPlan {
  /** New texts of files, by absolute path. */
  readonly files: ReadonlyMap<string, string>;
  /** What only a person can decide. */
  readonly decide: readonly string[];
}

/** Plans everything that a new operation needs. Nothing is written yet. */
export function planOperation(project: Project, bundled: JsonObject, request: OperationRequest): OperationPlan {
  const sources = new Sources(project.spec, project.refFolders, () => false);
  const root = asObject(sources.root.root);
  const style = findStyle(project.spec, root);
  const operation = readRequest(request, bundled, findPathParameters(sources, style.pathsFolder, bundled));
  const parts = project.config.operations?.complete?.(operation) ?? {};
  const usual = makeUsualParts(operation, style, findErrors(bundled, root, style, operation));
  const schemas = parts.operation === undefined ? usual.schemas : (parts.schemas ?? {});
  const edits = new Edits();
  addOperation(edits, sources, style, operation, parts.operation ?? usual.operation);
  for (const [name, schema] of Object.entries(schemas)) addSchema(edits, project, style, name, schema);
  for (const [file, text] of Object.entries(parts.files ?? {})) edits.create(join(project.folder, file), text);
  addTag(edits, project, root, operation);
  addHandler(edits, project, operation, parts.handler ?? makeHandler(operation));
  return { files: edits.texts, decide: parts.decide ?? usual.decide };
}

function readRequest(
  request: OperationRequest,
  bundled: JsonObject,
  knownParameters: NewOperation["knownParameters"],
): NewOperation {
  const method = request.method.toLowerCase();
  const { path, summary } = request;
  const methods = String(bundled.openapi).startsWith("3.2") ? HTTP_METHODS : METHODS_OF_3_1;
  if (!methods.includes(method))
    throw new UsageError(`new: "${request.method}" is no method; fix: use ${methods.join(", ").toUpperCase()}`);
  if (!path.startsWith("/")) throw new UsageError(`new: the path "${path}" does not begin with /`);
  if (isObject(asObject(asObject(bundled.paths)[path])[method]))
    throw new UsageError(`new: the document has ${method.toUpperCase()} ${path} already`);
  const id = request.id ?? operationName(method, path.replace(/^\/v\d+(?=\/)/, ""));
  const taken = listMembers(bundled.paths).some(([, item]) =>
    listPathOperations(asObject(item)).some(({ node }) => node.operationId === id),
  );
  if (taken) throw new UsageError(`new: the document has an operation ${id} already; fix: choose another with --id`);
  const shared = new Set(asArray(asObject(asObject(bundled.paths)[path]).parameters).map((one) => asObject(one).name));
  const first = path.split("/").find((word) => word !== "" && !/^v\d+$/.test(word) && !word.startsWith("{"));
  return {
    ...{ id, method, path },
    typeName: typeName(id),
    fileName: kebabCase(id),
    tag: request.tag ?? first ?? "default",
    summary: summary ?? describe(id),
    pathParameters: [...path.matchAll(/\{([^}]+)\}/g)].flatMap(([, name = ""]) => (shared.has(name) ? [] : name)),
    knownParameters,
    hasBody: ["post", "put", "patch", "query"].includes(method),
  };
}

/** `getAccountBalance` → `Get account balance`. */
function describe(id: string): string {
  const words = kebabCase(id).replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Texts of files that are changed one after the other. */
class Edits {
  readonly texts = new Map<string, string>();

  create(file: string, text: string): void {
    if (existsSync(file)) throw new UsageError(`new: ${file} exists already`);
    this.texts.set(file, text);
  }

  change(file: string, edit: (text: string) => string): void {
    this.texts.set(file, edit(this.texts.get(file) ?? readFileSync(file, "utf8")));
  }
}

function addOperation(
  edits: Edits,
  sources: Sources,
  { pathsFolder }: DocumentStyle,
  { method, path, id }: NewOperation,
  value: JsonObject,
): void {
  const spec = sources.root.path;
  const item = asObject(asObject(sources.root.root).paths)[path];
  if (item !== undefined) {
    const { file, at } = sources.follow({ file: sources.root, at: ["paths", path], node: item });
    edits.change(file.path, (text) => insertMember(text, at, method, value));
    return;
  }
  if (pathsFolder === undefined) {
    edits.change(spec, (text) => insertMember(text, ["paths"], path, { [method]: value }));
    return;
  }
  const file = join(pathsFolder, `${kebabCase(path.replace(/^\/v\d+\//, "/")) || kebabCase(id)}.yaml`);
  edits.create(join(dirname(spec), file), stringify({ [method]: value }, { lineWidth: 0 }));
  edits.change(spec, (text) => insertMember(text, ["paths"], path, { $ref: `./${file}` }));
}

function addSchema(edits: Edits, project: Project, style: DocumentStyle, name: string, schema: JsonObject): void {
  if (style.schemasFolder === undefined) {
    edits.change(project.spec, (text) => insertMember(text, ["components", "schemas"], name, schema));
    return;
  }
  const file = join(dirname(project.spec), style.schemasFolder, `${name}.yaml`);
  edits.create(file, stringify(schema, { lineWidth: 0 }));
}

/** A document that describes its tags describes the new one too. */
function addTag(edits: Edits, project: Project, root: JsonObject, { tag }: NewOperation): void {
  const tags = asArray(root.tags).map((one) => asObject(one).name);
  if (tags.length === 0 || tags.includes(tag)) return;
  const value = { name: tag, description: `Operations on ${tag}.` };
  edits.change(project.spec, (text) => appendItem(text, "tags", value));
}

function addHandler(edits: Edits, project: Project, operation: NewOperation, text: string): void {
  const folder = join(project.folder, project.config.operations?.handlers ?? "server/handlers");
  const list = join(folder, "all.ts");
  if (!existsSync(list)) return;
  edits.create(join(folder, getHandlerPath(operation)), text);
  edits.change(list, (old) => addToList(old, operation));
}

/** For messages: the files of a plan, the new ones first. */
export const listFiles = ({ files }: OperationPlan): readonly { readonly file: string; readonly isNew: boolean }[] =>
  [...files.keys()]
    .map((file) => ({ file, isNew: !existsSync(file) }))
    .sort(
      (one, other) => Number(other.isNew) - Number(one.isNew) || basename(one.file).localeCompare(basename(other.file)),
    );
