import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { extname, relative, resolve } from "node:path";
import type { Source } from "@redocly/openapi-core";
import { CORE_SCHEMA, mergeTag, load as parseYaml, type YAMLException } from "js-yaml";
import { formatPointer, type Json } from "./json.ts";

/**
 * Errors in the document, not in the program. The message has one line for each, which begins with its place. Commands print
 * only the message.
 */
export class DocumentError extends Error {
  override name = "DocumentError";
  constructor(place: string, problem?: string) {
    super(problem === undefined ? place : `${place}: ${problem}`);
  }
}

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
    const { mark, reason = (error as Error).message } = error as Partial<YAMLException>;
    const place = mark ? `${shownPath(path)}:${mark.line + 1}:${mark.column + 1}` : shownPath(path);
    throw new DocumentError(place, `not valid YAML or JSON: ${reason}; fix: ${findFix(reason)}`);
  }
}

/**
 * What to change in the file, by words of js-yaml's reason. These words are not documented: if a later version says something else, its
 * reasons get the general fix.
 */
const FIXES: readonly (readonly [reason: RegExp, fix: string])[] = [
  [/duplicated mapping key/, "the object has this key already; rename or remove one of the two"],
  [/input is empty/, "write the document into the file, which has only comments"],
  [/tab characters/, "indent with spaces, not with tabs"],
  [/missed comma/, "put a comma between the entries, or close a bracket or quote before this place"],
  [/deficient indentation/, "close every bracket and quote above this line, or indent this line further"],
  [
    /bad indentation|end of the stream or/,
    "indent the keys of an object equally, and put a text with a colon between quotes",
  ],
  [/single document/, "keep one document in the file: remove the line --- and one of its two sides"],
  [/unexpected end/, "close the bracket or quote that is still open"],
  [/escape sequence|hexadecimal/, "put the text between single quotes, where a backslash is a plain character"],
  [/alias/, "put a text that begins with * between quotes, or define the anchor before its alias"],
];
const GENERAL_FIX = "correct the text at or just before this place; put a text with special characters between quotes";

const findFix = (reason: string): string => FIXES.find(([words]) => words.test(reason))?.[1] ?? GENERAL_FIX;

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
