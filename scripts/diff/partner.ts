import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { UsageError } from "../command/options.ts";
import { isObject, type Json, type JsonObject } from "../pipeline/json.ts";
import { loadFile } from "../pipeline/load.ts";
import { addField, type FieldTree, newTree } from "./field-tree.ts";

/** What a partner says that they use. */
export interface Partner {
  readonly name: string;
  readonly file: string;
  readonly operations: ReadonlyMap<string, OperationUse>;
}

/** What a partner uses of an operation; undefined: they do not say, so it may be all of it. */
export interface OperationUse {
  readonly sends: FieldTree;
  readonly reads: FieldTree;
  readonly parameters: ReadonlySet<string> | undefined;
  readonly headers: ReadonlySet<string> | undefined;
}

/** One manifest, or all in a folder. */
export function readPartners(path: string): Partner[] {
  if (!existsSync(path)) throw new UsageError(`diff: there is no manifest ${path}`);
  const files = statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => /\.(ya?ml|json)$/.test(name))
        .sort()
        .map((name) => join(path, name))
    : [path];
  if (files.length === 0) throw new UsageError(`diff: ${path} holds no manifest (*.yaml)`);
  return files.map(readPartner);
}

function readPartner(file: string): Partner {
  const { root } = loadFile(file);
  if (!isObject(root) || typeof root.partner !== "string" || !isObject(root.operations))
    throw new UsageError(`diff: ${file}: a manifest has \`partner\`, a name, and \`operations\`, a map`);
  const unknown = Object.keys(root).find((key) => key !== "partner" && key !== "operations");
  if (unknown !== undefined) throw new UsageError(`diff: ${file}: ${unknown} means nothing in a manifest`);
  const operations = Object.entries(root.operations).map(([id, use]) => [id, readUse(use, `${file}: ${id}`)] as const);
  return { name: root.partner, file, operations: new Map(operations) };
}

const PARTS = ["sends", "reads", "parameters", "headers"];

function readUse(node: Json, place: string): OperationUse {
  const use: JsonObject = node === "all" || node === null ? {} : isObject(node) ? node : { [String(node)]: null };
  const unknown = Object.keys(use).find((part) => !PARTS.includes(part));
  if (unknown !== undefined)
    throw new UsageError(`diff: ${place}: ${unknown} is none of ${PARTS.join(", ")}, nor is it \`all\``);
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
  const tree = newTree(node === undefined);
  if (node === undefined) return tree;
  if (!Array.isArray(node)) throw new UsageError(`diff: ${place} must be a list of fields`);
  for (const entry of node) readField(tree, entry, place);
  return tree;
}

/** `text`, `ref?` (sometimes), `type: [A, B]` (these values only), `text: {maxLength: 60}` (no more than that). */
function readField(tree: FieldTree, entry: Json, place: string): void {
  const [[name, facts] = ["", undefined], ...more] = isObject(entry)
    ? Object.entries(entry)
    : [[String(entry), undefined]];
  if (more.length > 0 || name === "")
    throw new UsageError(`diff: ${place}: one field an entry, as \`- text\` or \`- text: {maxLength: 60}\``);
  const field = addField(tree, name.replace(/\?$/, ""));
  if (name.endsWith("?")) field.sometimes = true;
  if (Array.isArray(facts)) field.facts.set("enum", facts);
  else if (isObject(facts)) for (const [keyword, limit] of Object.entries(facts)) field.facts.set(keyword, limit);
  else if (facts !== undefined && facts !== null)
    throw new UsageError(`diff: ${place}: ${name} has a list of values, or limits by keyword`);
}
