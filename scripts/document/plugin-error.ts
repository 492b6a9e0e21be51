import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { didYouMean } from "../project/nearest-name.ts";
import { shownPath, startOf } from "./load.ts";
import { DocumentError } from "./problem.ts";

/** What the error of a plug-in may say beside its message. */
interface Explained {
  /** A JSON pointer into the bundled document: what the error is about. */
  readonly pointer?: unknown;
  readonly fix?: unknown;
  /** A name in the document that nothing has, and the names that there are: the nearest one is added to the fix. */
  readonly unknownName?: unknown;
  readonly knownNames?: unknown;
}

/**
 * An error that a plug-in throws, as a problem of the document: at the place that the error names by a `pointer`, or else at the
 * line of the plug-in that threw it.
 */
export function toPluginProblem(
  error: unknown,
  pluginFile: string,
  place: ((pointer: string) => string) | undefined,
): DocumentError {
  if (error instanceof DocumentError) return error;
  const { pointer, fix, unknownName, knownNames } = error instanceof Error ? (error as Error & Explained) : {};
  const message = error instanceof Error ? error.message : String(error);
  const [firstLine = message] = message.split("\n");
  const isOfDocument = typeof pointer === "string" && place !== undefined;
  const nearest = didYouMean(String(unknownName), Array.isArray(knownNames) ? knownNames.map(String) : []);
  return DocumentError.at(isOfDocument ? place(pointer) : findThrownLine(error, pluginFile), {
    rule: "plugin",
    message: `${isOfDocument ? "" : "The plug-in failed: "}${firstLine}${/[.!?]$/.test(firstLine) ? "" : "."}`,
    fix: typeof fix === "string" ? `${fix}${nearest}` : "correct what the message names, or the plug-in",
  });
}

/** The first line of the error's stack that is in the folder of the plug-in. */
function findThrownLine(error: unknown, pluginFile: string): string {
  const folder = dirname(pluginFile);
  const lines = (error instanceof Error ? (error.stack ?? "") : "").split("\n");
  for (const line of lines) {
    const [, address = "", row, column = "1"] = /((?:file:\/\/)?\/[^\s():]+):(\d+)(?::(\d+))?/.exec(line) ?? [];
    const path = address.startsWith("file:") ? fileURLToPath(address) : address;
    if (row !== undefined && path.startsWith(`${folder}/`)) return `${shownPath(path)}:${row}:${column}`;
  }
  return startOf(pluginFile);
}
