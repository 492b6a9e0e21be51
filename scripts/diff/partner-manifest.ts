import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { loadFile } from "../document/load.ts";
import { UsageError } from "../project/usage-error.ts";
import { withBigints } from "../runtime/exact-json.ts";
import { isObject, type Json, type JsonObject } from "../schema/json.ts";

/** What a partner says that it uses. */
export interface Partner {
  readonly name: string;
  readonly file: string;
  readonly operations: ReadonlyMap<string, OperationUse>;
}

/** What a partner uses of an operation. undefined: the manifest does not say, so that all of it may be used. */
export interface OperationUse {
  readonly sends: FieldTree;
  readonly reads: FieldTree;
  readonly parameters: ReadonlySet<string> | undefined;
  readonly headers: ReadonlySet<string> | undefined;
}

/** The fields that are used. A leaf includes everything below it. */
export interface FieldTree {
  readonly fields: Map<string, FieldTree>;
  /** Everything here and below is used. */
  whole: boolean;
  /** The field is not in every message. */
  sometimes: boolean;
  /** What the partner says about its values: keyword → limit, `enum` → values. */
  readonly limits: Map<string, Json>;
}

export const newFieldTree = (whole: boolean): FieldTree => ({
  fields: new Map(),
  whole,
  sometimes: false,
  limits: new Map(),
});

/** Reads one manifest, or all manifests of a folder. */
export function readPartners(path: string): Partner[] {
  if (!existsSync(path)) throw new UsageError(`diff: the manifest ${path} does not exist`);
  const files = statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => /\.(ya?ml|json)$/.test(name))
        .sort()
        .map((name) => join(path, name))
    : [path];
  if (files.length === 0) throw new UsageError(`diff: the folder ${path} has no manifest (*.yaml)`);
  return files.map(readPartner);
}

function readPartner(file: string): Partner {
  const root = withBigints(loadFile(file).root) as Json;
  if (!isObject(root) || typeof root.partner !== "string" || !isObject(root.operations))
    throw new UsageError(`diff: ${file}: a manifest must have \`partner\` (a name) and \`operations\` (a map)`);
  rejectUnknownKeys(root, ["partner", "operations"], file);
  const operations = Object.entries(root.operations).map(([id, use]) => [id, readUse(use, `${file}: ${id}`)] as const);
  return { name: root.partner, file, operations: new Map(operations) };
}

function rejectUnknownKeys(node: JsonObject, known: readonly string[], place: string): void {
  const unknown = Object.keys(node).find((key) => !known.includes(key));
  if (unknown !== undefined)
    throw new UsageError(`diff: ${place}: ${unknown} is not known; fix: use ${known.join(", ")}`);
}

function readUse(node: Json, place: string): OperationUse {
  const use: JsonObject = node === "all" || node === null ? {} : isObject(node) ? node : { [String(node)]: null };
  rejectUnknownKeys(use, ["sends", "reads", "parameters", "headers"], place);
  return {
    sends: readFields(use.sends, `${place}: sends`),
    reads: readFields(use.reads, `${place}: reads`),
    parameters: readNames(use.parameters, `${place}: parameters`),
    headers: readNames(use.headers, `${place}: headers`),
  };
}

function readNames(node: Json | undefined, place: string): ReadonlySet<string> | undefined {
  if (node === undefined) return undefined;
  if (!Array.isArray(node)) throw new UsageError(`diff: ${place} must be a list of names`);
  return new Set(node.map((name) => String(name).toLowerCase()));
}

function readFields(node: Json | undefined, place: string): FieldTree {
  const tree = newFieldTree(node === undefined);
  if (node === undefined) return tree;
  if (!Array.isArray(node)) throw new UsageError(`diff: ${place} must be a list of fields`);
  for (const entry of node) readField(tree, entry, place);
  return tree;
}

/** `text`, `ref?` (sometimes), `type: [A, B]` (only these values), `text: {maxLength: 60}` (no more than that). */
function readField(tree: FieldTree, entry: Json, place: string): void {
  const [[name, limits] = ["", undefined], ...more] = isObject(entry)
    ? Object.entries(entry)
    : [[String(entry), undefined]];
  if (more.length > 0 || name === "")
    throw new UsageError(
      `diff: ${place}: an entry must have one field; fix: write \`- text\` or \`- text: {maxLength: 60}\``,
    );
  const field = addField(tree, name.replace(/\?$/, ""));
  if (name.endsWith("?")) field.sometimes = true;
  if (Array.isArray(limits)) field.limits.set("enum", limits);
  else if (isObject(limits)) for (const [keyword, limit] of Object.entries(limits)) field.limits.set(keyword, limit);
  else if (limits !== undefined && limits !== null)
    throw new UsageError(`diff: ${place}: ${name} must have a list of values, or limits by keyword`);
}

/** `data.report[].code` or `/data/report/code`; a list and its entries are the same node. */
function addField(tree: FieldTree, field: string): FieldTree {
  const names = field.startsWith("/") ? field.slice(1).split("/") : field.replaceAll(/\[\d*\]/g, "").split(".");
  let node = tree;
  for (const name of names.filter((part) => part !== "")) {
    const next = node.fields.get(name) ?? newFieldTree(true);
    node.fields.set(name, next);
    // The partner uses this field and not everything beside it.
    node.whole = false;
    node = next;
  }
  return node;
}
