import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { workflowFiles } from "../workflows/workflow-files.ts";
import { buildDocs, type DocsInput } from "./build-docs.ts";

/** Builds the docs unless they were built from the same document, options and renderer. Says whether it did. */
export async function keepDocsFresh(input: DocsInput): Promise<boolean> {
  const stamp = join(input.out, "built-from.txt");
  const current = await fingerprint(input);
  const built = await readFile(stamp, "utf8").catch(() => undefined);
  if (built === current) return false;
  await buildDocs(input);
  await writeFile(stamp, current);
  return true;
}

async function fingerprint({ document, optionsFrom }: DocsInput): Promise<string> {
  const assets = await readdir(import.meta.dirname);
  const files = [
    document,
    join(optionsFrom, "redocly.yaml"),
    join(import.meta.dirname, "../../package.json"),
    ...(await workflowFiles(join(optionsFrom, "openapi.yaml"))),
    ...assets.sort().map((name) => join(import.meta.dirname, name)),
  ];
  const hash = createHash("sha256");
  for (const file of files) hash.update(await readFile(file).catch(() => ""));
  return hash.digest("hex");
}
