import { copyFileSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join, relative } from "node:path";
import type { Bundle } from "../document/bundler.ts";
import { makeFolder } from "../project/make-folder.ts";

/** Writes the document of an example into the new project. Returns its path, relative to the project. */
export function writeExample(folder: string, document: string): string {
  makeFolder(join(folder, "spec"));
  writeFileSync(join(folder, "spec/openapi.yaml"), document);
  return "spec/openapi.yaml";
}

/**
 * Copies a document and the files that it refers to into the new project, or writes it as one file: references to files that are not below
 * the folder of the document would be wrong, and a redocly.yaml would become the project's own configuration, which names code.
 */
export function copyDocument(spec: string, { files, document }: Bundle, folder: string): string {
  const from = dirname(spec);
  const target = join(folder, "spec");
  makeFolder(target);
  if (files.some((file) => relative(from, file).startsWith("..") || basename(file) === "redocly.yaml")) {
    writeFileSync(join(target, "openapi.json"), `${JSON.stringify(document, null, 2)}\n`);
    return "spec/openapi.json";
  }
  const name = files.length === 1 ? `openapi${extname(spec)}` : basename(spec);
  for (const file of files) {
    const copy = join(target, file === spec ? name : relative(from, file));
    makeFolder(dirname(copy));
    copyFileSync(file, copy);
  }
  return `spec/${name}`;
}
