import { existsSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { isObject, type Json, type JsonObject, listMembers } from "../schema/json.ts";

/** How the document is written: paths and schemas each in a file of their own, or in place. */
export interface DocumentStyle {
  /** The folder of the files of path items, relative to the document; undefined: they are in place. */
  readonly pathsFolder: string | undefined;
  readonly schemasFolder: string | undefined;
  /** The name of the document's file. */
  readonly document: string;
}

export function findStyle(spec: string, root: JsonObject): DocumentStyle {
  const pathsFolder = listMembers(root.paths)
    .map(([, item]) => getPathFolder(item))
    .find((folder) => folder !== undefined);
  const hasSchemasFolder = existsSync(join(dirname(spec), "schemas"));
  const schemasFolder = pathsFolder !== undefined && hasSchemasFolder ? "schemas" : undefined;
  return { pathsFolder, schemasFolder, document: basename(spec) };
}

/** The folder of the file that a path item is written in, relative to the document; undefined: it is in the document. */
export function getPathFolder(item: Json): string | undefined {
  const ref = isObject(item) ? item.$ref : undefined;
  const [file = ""] = typeof ref === "string" ? ref.split("#") : [];
  return file === "" ? undefined : dirname(file);
}

export const getSchemaRef = (style: DocumentStyle, name: string): string =>
  style.schemasFolder === undefined
    ? `${getDocumentRef(style)}#/components/schemas/${name}`
    : `${relative(style.pathsFolder ?? ".", style.schemasFolder)}/${name}.yaml`;

/** How the file of a path refers to the document; empty if the path is written in the document itself. */
export const getDocumentRef = ({ pathsFolder, document }: DocumentStyle): string =>
  pathsFolder === undefined ? "" : join(relative(pathsFolder, "."), document);
