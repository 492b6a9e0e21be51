import { isMap, isScalar, isSeq, type Pair, parseDocument, stringify, type YAMLMap } from "yaml";
import { UsageError } from "../project/usage-error.ts";
import type { Json } from "../schema/json.ts";

/**
 * Adds a member to a map of a YAML or JSON text. Everything else of the text stays as it is, with its comments and line breaks. Maps
 * on the way that are missing are added.
 */
export function insertMember(text: string, path: readonly string[], key: string, value: Json): string {
  if (text.trimStart().startsWith("{")) return insertIntoJson(text, path, key, value);
  const document = parseDocument(text);
  const found = findMap(document.contents, path);
  if (found.missing.length > 0) {
    const [first = key, ...rest] = [...found.missing, key];
    return insertIntoMap(text, found.map, first, nest(rest, value));
  }
  return insertIntoMap(text, found.map, key, value);
}

const nest = (path: readonly string[], value: Json): Json =>
  path.reduceRight<Json>((inner, key) => ({ [key]: inner }), value);

/** The map at the path, or the last map on the way to it and the rest of the path. */
function findMap(
  node: unknown,
  path: readonly string[],
): { readonly map: YAMLMap; readonly missing: readonly string[] } {
  if (!isMap(node)) throw new UsageError("new: the document is not a map; fix: begin with openapi, info and paths");
  const [first, ...rest] = path;
  if (first === undefined) return { map: node, missing: [] };
  const member = node.get(first, true);
  return isMap(member) ? findMap(member, rest) : { map: node, missing: path };
}

/** Adds an item to the end of a list of the document, if the document has that list. */
export function appendItem(text: string, list: string, value: Json): string {
  if (text.trimStart().startsWith("{")) {
    const root = JSON.parse(text);
    root[list]?.push(value);
    return printJson(root, text);
  }
  const { contents } = parseDocument(text);
  const items = isMap(contents) ? contents.get(list, true) : undefined;
  if (!isSeq(items) || items.flow === true || !items.range) return text;
  const [start, , end] = items.range;
  return insertLines(text, end, getIndent(text, start), stringify([value], { lineWidth: 0 }));
}

function insertIntoMap(text: string, map: YAMLMap, key: string, value: Json): string {
  const last = map.items.at(-1);
  if (map.flow === true || last === undefined)
    throw new UsageError(`new: ${key} cannot be put into a map in { }; fix: write that map in lines`);
  const start = isScalar(last.key) ? (last.key.range?.[0] ?? 0) : 0;
  return insertLines(text, getEnd(text, last), getIndent(text, start), stringify({ [key]: value }, { lineWidth: 0 }));
}

function insertLines(text: string, end: number, indent: string, added: string): string {
  const lines = added.trimEnd().split("\n");
  const inserted = lines.map((line) => (line === "" ? line : indent + line)).join("\n");
  const before = text.slice(0, end).replace(/\n*$/, "\n");
  return `${before}${inserted}\n${text.slice(end).replace(/^\n(?=\S)/, "")}`;
}

/** What is before a place in its line. */
const getIndent = (text: string, start: number): string => " ".repeat(start - (text.lastIndexOf("\n", start - 1) + 1));

/** Where the last member ends, with the comment behind it. */
function getEnd(text: string, { key, value }: Pair): number {
  const node = (value ?? key) as { readonly range?: readonly [number, number, number] | null };
  return node.range?.[2] ?? text.length;
}

function insertIntoJson(text: string, path: readonly string[], key: string, value: Json): string {
  const root = JSON.parse(text);
  let map = root;
  for (const name of path) {
    map[name] ??= {};
    map = map[name];
  }
  map[key] = value;
  return printJson(root, text);
}

/** Indented like the text before. */
const printJson = (root: Json, text: string): string =>
  `${JSON.stringify(root, null, /^\{\s*\n( +|\t)/.exec(text)?.[1] ?? 2)}\n`;
