import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { extname, relative, resolve } from "node:path";
import { CORE_SCHEMA, mergeTag, load as parseYaml } from "js-yaml";
import { DocumentError } from "./document-error.ts";
import type { Json } from "./json.ts";

export interface SourceFile {
  /** Absolute path: the identity of the file. */
  readonly path: string;
  readonly text: string;
  readonly root: Json;
}

const requireYaml = (): typeof import("yaml") => createRequire(import.meta.url)("yaml");

// YAML 1.2 core (what JSON knows) plus `<<`: dates stay strings, `yes` stays a word.
const SCHEMA = CORE_SCHEMA.withTags(mergeTag);

/** The path as a person would type it from where they stand. */
export function shownPath(path: string): string {
  const short = relative(process.cwd(), path);
  return short === "" || short.startsWith("../../..") ? path : short;
}

/** Reads and parses one file; a fault is a DocumentError with line and column. */
export function loadFile(path: string, referrer?: () => string): SourceFile {
  const absolute = resolve(path);
  const text = readText(absolute, referrer);
  if (text.trim() === "") throw new DocumentError(shownPath(absolute), "the file is empty");
  return { path: absolute, text, root: parse(absolute, text) };
}

function readText(path: string, referrer?: () => string): string {
  try {
    const text = readFileSync(path, "utf8");
    return text.startsWith("\uFEFF") ? text.slice(1) : text;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    const reason =
      code === "ENOENT" ? "no such file" : code === "EISDIR" ? "is a directory" : `cannot be read (${code})`;
    throw referrer
      ? new DocumentError(referrer(), `$ref to ${shownPath(path)}: ${reason}`)
      : new DocumentError(shownPath(path), reason);
  }
}

function parse(path: string, text: string): Json {
  if (extname(path) === ".json") {
    try {
      return JSON.parse(text) as Json;
    } catch {
      // Some tools save YAML under .json; and js-yaml's message has line and column, JSON.parse's has not.
    }
  }
  try {
    return (parseYaml(text, { schema: SCHEMA, filename: path }) ?? null) as Json;
  } catch (error) {
    const { mark, reason } = error as { mark?: { line: number; column: number }; reason?: string };
    const place = mark ? `${shownPath(path)}:${mark.line + 1}:${mark.column + 1}` : shownPath(path);
    throw new DocumentError(place, `not valid YAML or JSON: ${reason ?? (error as Error).message}`);
  }
}

/** `file:line:column` of a pointer into a file; the nearest enclosing node when the pointer leads nowhere. */
export function placeIn(file: SourceFile, segments: readonly (string | number)[]): string {
  // Loaded here: this parser keeps positions but is several times slower, and only a fault needs it.
  const { LineCounter, isCollection, isMap, isPair, isScalar, parseDocument } = requireYaml();
  const lines = new LineCounter();
  const document = parseDocument(file.text, { lineCounter: lines, merge: true, strict: false, uniqueKeys: false });
  let node: unknown = document.contents;
  let offset = isCollection(node) || isScalar(node) ? (node.range?.[0] ?? 0) : 0;
  for (const segment of segments) {
    if (!isCollection(node)) break;
    const pair = isMap(node)
      ? node.items.find(
          (item) => isPair(item) && String(isScalar(item.key) ? item.key.value : item.key) === String(segment),
        )
      : undefined;
    const next: unknown = isMap(node) ? pair?.value : node.items[Number(segment)];
    if (next === undefined) break;
    // A member is shown at its key: that is where a designer looks for it.
    const anchor: unknown = pair ? pair.key : next;
    if (isScalar(anchor) || isCollection(anchor)) offset = anchor.range?.[0] ?? offset;
    node = next;
  }
  const { line, col } = lines.linePos(offset);
  return `${shownPath(file.path)}:${line}:${col}`;
}
