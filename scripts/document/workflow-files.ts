import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";

/** The workflows of a document: the Arazzo files in the folder `workflows` beside it, sorted by name. */
export async function findWorkflowFiles(specFile: string): Promise<string[]> {
  const folder = join(dirname(specFile), "workflows");
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.endsWith(".arazzo.yaml"))
    .toSorted()
    .map((name) => join(folder, name));
}
