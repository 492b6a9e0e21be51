import { resolve } from "node:path";
import { shown } from "../project/project.ts";

/** A place in a source file, as the page shows it. */
export interface Place {
  /** `spec/pets.yaml:3:5`, to be copied. */
  readonly text: string;
  /** The address that opens it in an editor; undefined: there is none. */
  readonly href?: string;
}

export const DEFAULT_EDITOR = "vscode://file/{path}:{line}:{column}";

/** A place of a file; `editor` is the template of the address. */
export function toPlace(file: string, line: number, column: number, editor: string): Place {
  const path = resolve(file);
  const text = `${shown(path)}:${line}:${column}`;
  if (editor === "") return { text };
  // An absolute path brings a slash of its own.
  const template = path.startsWith("/") ? editor.replace("/{path}", "{path}") : editor;
  const href = template
    .replaceAll("{path}", () => encodeURI(path.replaceAll("\\", "/")).replaceAll("#", "%23").replaceAll("?", "%3F"))
    .replaceAll("{line}", String(line))
    .replaceAll("{column}", String(column));
  return { text, href };
}

/** A place that is written as `file:line:column`. */
export function readPlace(text: string, editor: string): Place {
  const [, file, line, column] = /^(.+?):(\d+)(?::(\d+))?$/.exec(text) ?? [];
  return file === undefined ? { text } : toPlace(file, Number(line), Number(column ?? 1), editor);
}
