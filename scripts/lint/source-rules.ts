import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { PluggedBundle } from "../document/bundle.ts";
import type { Bundle } from "../document/bundler.ts";
import { COMPONENT_SECTION } from "../document/grammar.ts";
import { shownPath, startOf } from "../document/load.ts";
import type { ProblemDetails } from "../document/problem.ts";

/** A problem of a file, which no place of the bundled document has. */
export interface FileProblem extends ProblemDetails {
  readonly place: string;
}

/** Rules about the files of a document; the other rules see the bundled document only. */
export const SOURCE_RULES: Readonly<
  Record<string, (bundle: PluggedBundle, specFile: string) => readonly FileProblem[]>
> = {
  "contract/orphan-file": findOrphanFiles,
  "contract/quoted-status": findUnquotedStatuses,
  // The model reports them already; this rule says how bad they are.
  "contract/slip": ({ slips }) => slips,
};

/** Folders that hold parts of a document by custom. */
const PART_FOLDERS: ReadonlySet<string> = new Set([
  ...Object.values(COMPONENT_SECTION),
  ...["paths", "webhooks", "components", "pathItems", "definitions"],
]);

/**
 * Files of the document that no $ref leads to. Only folders are searched that the document uses, or that are named after a part of OpenAPI:
 * a document may be beside anything else.
 */
function findOrphanFiles({ files }: Bundle, specFile: string): FileProblem[] {
  const root = dirname(specFile);
  const reached = new Set(files);
  const used = new Set(files.filter((file) => file !== specFile).map((file) => dirname(file)));
  const named = [...PART_FOLDERS].map((name) => join(root, name)).filter((folder) => existsSync(folder));
  return [...new Set([...used, ...named])]
    .filter((folder) => folder.startsWith(root))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((file) => isPart(file) && !reached.has(file))
    .map((file) => ({
      place: startOf(file),
      rule: "contract/orphan-file",
      message: "No $ref leads to this file, so it is not part of the document.",
      fix: "refer to it, or remove it",
    }));
}

const isPart = (file: string): boolean =>
  /\.(ya?ml|json)$/.test(file) &&
  !/^(redocly\.ya?ml|package(-lock)?\.json|tsconfig.*\.json)$|\.arazzo\./.test(basename(file));

/** YAML reads `200:` as a number, which is no key of a JSON object; OpenAPI asks for `"200":`. */
function findUnquotedStatuses({ files }: Bundle): FileProblem[] {
  return files
    .filter((file) => /\.ya?ml$/.test(file))
    .flatMap((file) => {
      const lines = readFileSync(file, "utf8").split("\n");
      return lines.flatMap((line, index) =>
        findStatuses(lines, line, index).map(({ status, column }) => ({
          place: `${shownPath(file)}:${index + 1}:${column}`,
          rule: "contract/quoted-status",
          message: `The status ${status} is written as a number, but must be a text.`,
          fix: `write "${status}"`,
        })),
      );
    });
}

function findStatuses(lines: readonly string[], line: string, index: number): { status: string; column: number }[] {
  const own = /^(\s+)([1-5]\d\d)\s*:(\s|$)/.exec(line);
  if (own !== null && isInResponses(lines, index, own[1]?.length ?? 0))
    return [{ status: own[2] ?? "", column: (own[1]?.length ?? 0) + 1 }];
  // In braces: `responses: {200: …}`.
  const inBraces = /\bresponses\s*:\s*\{\s*([1-5]\d\d)\s*:/.exec(line);
  if (inBraces === null) return [];
  const [, status = ""] = inBraces;
  return [{ status, column: inBraces.index + inBraces[0].lastIndexOf(status) + 1 }];
}

/** Whether the line around, with less indentation, begins the responses of an operation. */
function isInResponses(lines: readonly string[], index: number, indentation: number): boolean {
  for (let above = index - 1; above >= 0; above--) {
    const line = lines[above] ?? "";
    const own = line.search(/\S/);
    if (own >= 0 && own < indentation && !line.trimStart().startsWith("#"))
      return /^\s*["']?responses["']?\s*:\s*(#.*)?$/.test(line);
  }
  return false;
}
