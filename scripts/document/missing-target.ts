import { readdirSync } from "node:fs";
import { basename, dirname, extname, join, relative, resolve } from "node:path";
import { findNearestName } from "../project/nearest-name.ts";
import { formatPointer, isObject, type Json, valueAt } from "../schema/json.ts";
import { listFolder, type SourceFile, shownPath, whyUnreadable } from "./load.ts";
import { DocumentError } from "./problem.ts";

const RULE = "no-unresolved-refs";

/** Where a $ref to a file is written. */
export interface Referrer {
  /** The file as the $ref names it. */
  readonly reference: string;
  readonly file: SourceFile;
  readonly place: () => string;
  /** The file of the document; other files are beside it or below. */
  readonly root: () => SourceFile;
}

/** Throws if the target of a $ref is not a file, and names the file that was probably meant. */
export function requireFile(path: string, { reference, file, place, root }: Referrer): void {
  const why = whyUnreadable(path);
  if (why === undefined) return;
  const similar = findSimilarFile(path, file, dirname(root().path));
  throw DocumentError.at(place(), {
    rule: RULE,
    message: `The $ref ${reference} leads nowhere: ${shownPath(path)} ${why}.`,
    fix: `correct the $ref, or add the file${similar === undefined ? "" : `; did you mean ${similar}?`}`,
  });
}

/** A file with the same name in another folder of the document, or one with a similar name, best in the same folder. */
function findSimilarFile(path: string, from: SourceFile, root: string): string | undefined {
  const files = listBelow(root);
  const beside = listFolder(dirname(path)).map((name) => join(dirname(path), name));
  const found =
    files.find((file) => basename(file) === basename(path)) ?? findNearest(path, beside) ?? findNearest(path, files);
  return found === undefined ? undefined : toReference(found, from);
}

/** Names are compared without their ending, which most files share. */
function findNearest(path: string, files: readonly string[]): string | undefined {
  const name = findNearestName(stem(path), files.map(stem));
  return files.find((file) => stem(file) === name);
}

const stem = (path: string): string => basename(path, extname(path));

const toReference = (path: string, from: SourceFile): string => relative(dirname(from.path), path);

/** A folder of documents has no more files than this; a home folder has. */
const MAX_FILES = 5_000;

function listBelow(folder: string): string[] {
  const found: string[] = [];
  const waiting = [folder];
  for (let next = waiting.pop(); next !== undefined && found.length < MAX_FILES; next = waiting.pop())
    for (const entry of readdirSync(next, { withFileTypes: true })) {
      if (entry.name.startsWith(".") || entry.name === "node_modules") continue;
      if (entry.isDirectory()) waiting.push(resolve(next, entry.name));
      else if (/\.(ya?ml|json)$/.test(entry.name)) found.push(resolve(next, entry.name));
    }
  return found.sort();
}

/** The end of the sentence "The $ref leads nowhere: …". */
export function describeMissing(root: Json, segments: readonly string[]): string {
  const known = countKnown(root, segments);
  const holder = known === 0 ? "the file" : `#${formatPointer(segments.slice(0, known))}`;
  return `${holder} has no ${segments[known] ?? ""}`;
}

/** `; did you mean #/components/schemas/Pet?`, or nothing if no member has a similar name. */
export function suggestPointer(path: string, root: Json, segments: readonly string[]): string {
  const known = countKnown(root, segments);
  const holder = valueAt(root, segments.slice(0, known));
  const nearest = isObject(holder) ? findNearestName(segments[known] ?? "", Object.keys(holder)) : undefined;
  if (nearest === undefined) return "";
  const meant = [...segments.slice(0, known), nearest, ...segments.slice(known + 1)];
  return `; did you mean ${path}#${formatPointer(meant)}?`;
}

/** How many segments of the pointer lead to something. */
function countKnown(root: Json, segments: readonly string[]): number {
  let known = 0;
  while (known < segments.length && valueAt(root, segments.slice(0, known + 1)) !== undefined) known++;
  return known;
}
