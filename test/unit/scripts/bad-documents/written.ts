import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { BadDocument } from "./bad-document.ts";

/** A bad document in a folder of its own. */
export interface WrittenDocument extends BadDocument {
  /** The name of its folder. */
  readonly slug: string;
  readonly folder: string;
  readonly spec: string;
}

/** Where the document lies below a folder; `writeDocuments` writes it. */
export function locate(document: BadDocument, below: string): WrittenDocument {
  const slug = document.name.replaceAll(/\W+/g, "-");
  const folder = join(below, slug);
  return { ...document, slug, folder, spec: join(folder, Object.keys(document.files)[0] ?? "api.yaml") };
}

export function writeDocuments(documents: readonly WrittenDocument[]): void {
  for (const { folder, files } of documents)
    for (const [name, text] of Object.entries(files)) {
      const file = join(folder, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
}
