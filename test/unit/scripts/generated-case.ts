import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { loadBundle } from "../../../scripts/document/bundle.ts";
import { formatProblem } from "../../../scripts/document/problem.ts";
import { emitAll } from "../../../scripts/emit/all.ts";
import { build } from "../../../scripts/model/build.ts";
import type { CaseFolder } from "./case-folder.ts";

export interface GeneratedCase {
  readonly files: ReadonlyMap<string, string>;
  /** The folder with the whole tree in `want/` and, beside it, the case's usage.ts. */
  readonly folder: string;
}

/**
 * A folder for the trees of one run: inside the project, so that they find its packages; not committed; its own, so that
 * two runs at a time do not meet.
 */
export const newTreesFolder = (purpose: string): string =>
  join(import.meta.dirname, "../../../.data/test", `${purpose}-${process.pid}`);

export async function generateCases(
  cases: readonly CaseFolder[],
  trees: string,
): Promise<Map<string, GeneratedCase | Error>> {
  const generated = new Map<string, GeneratedCase | Error>();
  for (const one of cases) generated.set(one.name, await attempt(() => generateCase(one, join(trees, one.name))));
  return generated;
}

/** A case that fails must fail alone. */
async function attempt<Result>(body: () => Promise<Result>): Promise<Result | Error> {
  try {
    return await body();
  } catch (error) {
    return error as Error;
  }
}

async function generateCase(source: CaseFolder, folder: string): Promise<GeneratedCase> {
  const out = join(folder, "want");
  const bundle = await loadBundle(source.spec, source.plugin);
  const { api, warnings } = build(bundle, { lenient: source.lenient });
  const emitted = await emitAll(api, {
    out,
    server: "koa",
    emit: source.emit,
    client: source.client,
    typesOutput: source.types,
  });
  const shownFolder = `${relative(process.cwd(), source.folder)}/`;
  const listed = warnings.map((warning) => formatProblem(warning).replaceAll(shownFolder, ""));
  const files = new Map(emitted.map(({ path, text }) => [path, text]));
  rmSync(folder, { recursive: true, force: true });
  for (const { path, text } of emitted) writeFile(join(out, path), text);
  if (existsSync(join(source.folder, "usage.ts"))) cpSync(join(source.folder, "usage.ts"), join(folder, "usage.ts"));
  if (listed.length > 0) files.set("warnings.txt", listed.join(""));
  return { files, folder };
}

function writeFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
