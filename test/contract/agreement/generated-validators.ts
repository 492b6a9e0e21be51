import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { loadBundle } from "../../../scripts/document/bundle.ts";
import { emitValidators } from "../../../scripts/emit/validators.ts";
import { build } from "../../../scripts/model/build.ts";
import type { Validator } from "../../../scripts/runtime/validator.ts";
import { isObject, type Json, type JsonObject } from "../../../scripts/schema/json.ts";

export type FindValidator = (way: readonly string[]) => Validator | undefined;

/** Makes the validators of a document in a folder, as `npm run generate` would, and loads them. */
export async function generateValidators(document: JsonObject, folder: string): Promise<FindValidator> {
  const spec = join(folder, "openapi.json");
  write(spec, JSON.stringify(document));
  const { api } = build(await loadBundle(spec), { lenient: false });
  for (const { path, text } of emitValidators(api, { out: folder })) write(join(folder, path), text);
  return findIn((await import(pathToFileURL(join(folder, "validators.js")).href)) as Json);
}

/** Looks a validator up in the tree that validators.js exports. */
export function findIn(tree: unknown): FindValidator {
  return (way) => {
    let node = tree;
    for (const key of way)
      node = isObject(node) || typeof node === "object" ? (node as Record<string, unknown>)?.[key] : undefined;
    return typeof node === "function" ? (node as Validator) : undefined;
  };
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
