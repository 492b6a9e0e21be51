import { createRequire } from "node:module";
import type { Document, LineCounter } from "yaml";
import { type SourceFile, shownPath } from "./load.ts";

type Segments = readonly (string | number)[];

/** `file:line:column` of a pointer into a file; the nearest enclosing node when the pointer leads nowhere. */
export function placeIn(file: SourceFile, segments: Segments): string {
  const { line, column } = /^\s*[{[]/.test(file.text) ? placeInJson(file.text, segments) : placeInYaml(file, segments);
  return `${shownPath(file.path)}:${line}:${column}`;
}

interface Position {
  readonly line: number;
  readonly column: number;
}

/** Scans for the members on the way and skips the rest: a document of megabytes is too much to parse for a line number. */
function placeInJson(text: string, segments: Segments): Position {
  let at = skipSpace(text, 0);
  for (const segment of segments) {
    const next =
      text[at] === "{"
        ? memberOf(text, at, String(segment))
        : text[at] === "["
          ? itemOf(text, at, Number(segment))
          : undefined;
    if (next === undefined) break;
    at = next.value;
    if (segment === segments.at(-1)) return positionOf(text, next.shown);
  }
  return positionOf(text, at);
}

interface Found {
  /** Where the value starts. */
  readonly value: number;
  /** Where a person looks for it: at its key. */
  readonly shown: number;
}

function memberOf(text: string, start: number, name: string): Found | undefined {
  for (let at = skipSpace(text, start + 1); text[at] === '"'; ) {
    const end = skipString(text, at);
    const value = skipSpace(text, skipSpace(text, end) + 1);
    if (text.slice(at, end) === JSON.stringify(name)) return { value, shown: at };
    at = skipSpace(text, skipValue(text, value));
    if (text[at] === ",") at = skipSpace(text, at + 1);
  }
  return undefined;
}

function itemOf(text: string, start: number, index: number): Found | undefined {
  let at = skipSpace(text, start + 1);
  for (let count = 0; at < text.length && text[at] !== "]"; count++) {
    if (count === index) return { value: at, shown: at };
    at = skipSpace(text, skipValue(text, at));
    if (text[at] === ",") at = skipSpace(text, at + 1);
  }
  return undefined;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charCodeAt(at) <= 32) at++;
  return at;
}

function skipString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === '"') return at + 1;
  }
  return text.length;
}

function skipValue(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const char = text[at];
    if (char === '"') at = skipString(text, at) - 1;
    else if (char === "{" || char === "[") depth++;
    else if (char === "}" || char === "]") depth--;
    if (depth === 0 && (char === '"' || char === "}" || char === "]")) return at + 1;
    if (depth < 0 || (depth === 0 && char === ",")) return at;
  }
  return text.length;
}

function positionOf(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}

const parsedFiles = new WeakMap<SourceFile, { readonly document: Document; readonly lines: LineCounter }>();

// Loaded when a fault needs it: this parser keeps positions but is several times slower than the one that loads.
const requireYaml = (): typeof import("yaml") => createRequire(import.meta.url)("yaml");

function parsed(file: SourceFile) {
  const known = parsedFiles.get(file);
  if (known) return known;
  const { LineCounter, parseDocument } = requireYaml();
  const lines = new LineCounter();
  const document = parseDocument(file.text, { lineCounter: lines, merge: true, strict: false, uniqueKeys: false });
  parsedFiles.set(file, { document, lines });
  return { document, lines };
}

function placeInYaml(file: SourceFile, segments: Segments): Position {
  const { isCollection, isMap, isPair, isScalar } = requireYaml();
  const { document, lines } = parsed(file);
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
    const anchor: unknown = pair ? pair.key : next;
    if (isScalar(anchor) || isCollection(anchor)) offset = anchor.range?.[0] ?? offset;
    node = next;
  }
  const { line, col } = lines.linePos(offset);
  return { line, column: col };
}
