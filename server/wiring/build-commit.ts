import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";

/** The commit of the code that runs: a release has it in its package.json, a clone in its .git, which is read without running git. */
export async function readCommit(release: object, folder: string): Promise<string> {
  if ("gitHead" in release && typeof release.gitHead === "string") return release.gitHead;
  return (await readHead(folder).catch(() => undefined)) ?? "unknown";
}

async function readHead(folder: string): Promise<string | undefined> {
  const gitFolder = await findGitFolder(folder);
  const head = await readLine(join(gitFolder, "HEAD"));
  const [, ref] = /^ref: (refs\/.+)$/.exec(head ?? "") ?? [];
  if (ref === undefined) return asCommit(head);
  // A work tree has its own HEAD, and the branches of the repository that it belongs to.
  const common = resolve(gitFolder, (await readLine(join(gitFolder, "commondir"))) ?? ".");
  return asCommit(await readLine(join(common, ref))) ?? (await findPacked(join(common, "packed-refs"), ref));
}

/** In a work tree or a submodule, .git is a file that names the folder. */
async function findGitFolder(folder: string): Promise<string> {
  const path = join(folder, ".git");
  const [, named] = /^gitdir: (.+)$/.exec((await readLine(path)) ?? "") ?? [];
  return named === undefined ? path : resolve(folder, named);
}

async function findPacked(file: string, ref: string): Promise<string | undefined> {
  const lines = (await readFile(file, "utf8")).split("\n");
  return asCommit(lines.find((line) => line.endsWith(` ${ref}`))?.split(" ")[0]);
}

/** Undefined: there is no such file. */
const readLine = (file: string): Promise<string | undefined> =>
  readFile(file, "utf8").then(
    (text) => text.split("\n", 1)[0]?.trim(),
    () => undefined,
  );

const asCommit = (text: string | undefined): string | undefined =>
  text !== undefined && /^[0-9a-f]{40,64}$/.test(text) ? text : undefined;
