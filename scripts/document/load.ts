import { accessSync, constants, readdirSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, extname, relative, resolve } from "node:path";
import type { Source } from "@redocly/openapi-core";
import { didYouMean } from "../project/nearest-name.ts";
import { parseBigints, settleIntegers } from "../runtime/exact-json.ts";
import { formatPointer, type Json } from "../schema/json.ts";
import { isTooDeep, MAX_FILE_BYTES } from "./document-limits.ts";
import { parsePlainYaml } from "./parse-plain-yaml.ts";
import { parseYaml } from "./parse-yaml.ts";
import { DocumentError } from "./problem.ts";

export { DocumentError };

export interface SourceFile {
  /** The absolute path. */
  readonly path: string;
  readonly text: string;
  readonly root: Json;
}

/** The path relative to the current folder, unless it is far away. */
export function shownPath(path: string): string {
  const short = relative(process.cwd(), path);
  return short === "" || short.startsWith("../../..") ? path : short;
}

/** The first character of a file: the place of a problem of the whole file. */
export const startOf = (path: string): string => `${shownPath(path)}:1:1`;

/** Reads and parses one file. Throws a DocumentError with line and column. */
export function loadFile(path: string): SourceFile {
  const absolute = resolve(path);
  const text = readText(absolute);
  if (text.trim() === "")
    throw DocumentError.at(startOf(absolute), {
      rule: "readable-file",
      message: "The file is empty.",
      fix: "write its content, or remove the file and what refers to it",
    });
  const root = parsed === undefined ? parse(absolute, text) : parseOnce(parsed, absolute, text);
  // Whoever reads the document has numbers, and finds the exact integers beside them.
  if (typeof root === "object" && root !== null && /\d{16}/.test(text)) settleIntegers(root);
  return { path: absolute, text, root };
}

type Parsed = Map<string, { readonly text: string; readonly root: Json }>;

let parsed: Parsed | undefined;

/** For a process that stays: files that have not changed are not parsed again. */
export function rememberFiles(): void {
  parsed ??= new Map();
}

function parseOnce(known: Parsed, path: string, text: string): Json {
  const before = known.get(path);
  const root = before?.text === text ? before.root : parse(path, text);
  known.set(path, { text, root });
  // Whoever gets it may change it.
  return structuredClone(root);
}

function readText(path: string): string {
  const why = whyUnreadable(path);
  if (why === undefined) {
    const text = readFileSync(path, "utf8");
    return text.startsWith("\uFEFF") ? text.slice(1) : text;
  }
  throw DocumentError.at(startOf(path), {
    rule: "readable-file",
    message: `The file ${why}.`,
    fix: `correct the path${didYouMean(basename(path), listFolder(dirname(path)))}`,
  });
}

/**
 * The end of the sentence "The file …"; undefined if the file can be read. A device or a pipe may have no end, so only regular files are
 * read. A link is judged by what it leads to.
 */
export function whyUnreadable(path: string): string | undefined {
  try {
    const found = statSync(path);
    if (found.isDirectory()) return "is a folder";
    if (!found.isFile()) return "is a device or a pipe, not a regular file";
    if (found.size > MAX_FILE_BYTES) return `is larger than ${MAX_FILE_BYTES / 1024 / 1024} MiB`;
    accessSync(path, constants.R_OK);
    return undefined;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    return code === "ENOENT" || code === "ENOTDIR" ? "does not exist" : `cannot be read (${code})`;
  }
}

/** The names in a folder; none if there is no such folder. */
export function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function parse(path: string, text: string): Json {
  if (extname(path) === ".json") {
    try {
      const root = parseBigints(text) as Json;
      if (!isTooDeep(root)) return root;
    } catch {
      // Some tools save YAML as .json. Besides, errors of yaml have a line and column, those of JSON.parse do not.
    }
  }
  return parsePlainYaml(text) ?? parseYaml(text, shownPath(path));
}

// Loaded only when a problem has to be shown: it takes longer than reading the document.
const redocly = (): typeof import("@redocly/openapi-core") => createRequire(import.meta.url)("@redocly/openapi-core");

const sources = new WeakMap<SourceFile, Source>();

/** `file:line:column` of a pointer into a file, or of the nearest node around it when the pointer leads nowhere. */
export function placeIn(file: SourceFile, segments: readonly (string | number)[]): string {
  const { Source, getLineColLocation } = redocly();
  const source = sources.get(file) ?? new Source(file.path, file.text);
  sources.set(file, source);
  const { start } = getLineColLocation({ source, pointer: `#${formatPointer(segments)}`, reportOnKey: true });
  return `${shownPath(file.path)}:${start.line}:${start.col}`;
}
