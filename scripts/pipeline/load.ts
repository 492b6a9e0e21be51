import { readFileSync } from "node:fs";
import { extname, relative, resolve } from "node:path";
import { CORE_SCHEMA, mergeTag, load as parseYaml } from "js-yaml";
import { DocumentError } from "./document-error.ts";
import type { Json } from "./json.ts";

export interface SourceFile {
  /** The absolute path. */
  readonly path: string;
  readonly text: string;
  readonly root: Json;
}

// YAML 1.2 core, which has the types of JSON, and `<<`. Dates and `yes` stay strings.
const SCHEMA = CORE_SCHEMA.withTags(mergeTag);

/** The path relative to the current folder, unless it is far away. */
export function shownPath(path: string): string {
  const short = relative(process.cwd(), path);
  return short === "" || short.startsWith("../../..") ? path : short;
}

/** Reads and parses one file. Throws a DocumentError with line and column. */
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
      // Some tools save YAML as .json. Besides, errors of js-yaml have a line and column, those of JSON.parse do not.
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
