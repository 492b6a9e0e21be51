import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, extname, relative, resolve } from "node:path";
import type { Source } from "@redocly/openapi-core";
import { CORE_SCHEMA, mergeTag, load as parseYaml, type YAMLException } from "js-yaml";
import { didYouMean } from "../command/nearest-name.ts";
import { findDuplicateKey } from "./duplicate-key.ts";
import { formatPointer, type Json } from "./json.ts";
import { DocumentError } from "./problem.ts";

export { DocumentError };

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
  return { path: absolute, text, root: parse(absolute, text) };
}

function readText(path: string): string {
  try {
    const text = readFileSync(path, "utf8");
    return text.startsWith("\uFEFF") ? text.slice(1) : text;
  } catch (error) {
    const why = whyUnreadable(error);
    throw DocumentError.at(startOf(path), {
      rule: "readable-file",
      message: `The file ${why}.`,
      fix: `correct the path${didYouMean(basename(path), listFolder(dirname(path)))}`,
    });
  }
}

/** The end of the sentence "The file …". */
export function whyUnreadable(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
  if (code === "ENOENT" || code === "ENOTDIR") return "does not exist";
  return code === "EISDIR" ? "is a folder" : `cannot be read (${code})`;
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
      return JSON.parse(text) as Json;
    } catch {
      // Some tools save YAML as .json. Besides, errors of js-yaml have a line and column, those of JSON.parse do not.
    }
  }
  try {
    return (parseYaml(text, { schema: SCHEMA, filename: path }) ?? null) as Json;
  } catch (error) {
    const { mark, reason = (error as Error).message } = error as Partial<YAMLException>;
    const place = mark ? `${shownPath(path)}:${mark.line + 1}:${mark.column + 1}` : startOf(path);
    const duplicate = /duplicated mapping key/.test(reason) ? findDuplicateKey(text) : undefined;
    if (duplicate !== undefined) {
      const { key, first, second } = duplicate;
      throw DocumentError.at(`${shownPath(path)}:${second}`, {
        rule: "duplicate-key",
        message: `The key ${key} is already at ${shownPath(path)}:${first}.`,
        fix: "rename or remove one of the two",
      });
    }
    const message = `The text is not valid YAML or JSON: ${reason}.`;
    throw DocumentError.at(place, { rule: "yaml-syntax", message, fix: findFix(reason) });
  }
}

/**
 * What to change in the file, by words of js-yaml's reason. These words are not documented: if a later version says something else, its
 * reasons get the general fix.
 */
const FIXES: readonly (readonly [reason: RegExp, fix: string])[] = [
  [/duplicated mapping key/, "rename or remove one of the two"],
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
