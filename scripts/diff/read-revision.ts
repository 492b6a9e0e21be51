import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { DocumentError } from "../document/problem.ts";
import { didYouMean } from "../project/nearest-name.ts";
import { UsageError } from "../project/usage-error.ts";
import { type ApiDocument, readDocument } from "./read-document.ts";

export interface RevisionSource {
  readonly spec: string;
  readonly plugin: string | undefined;
  /** Where $refs may lead besides the folder of the document. */
  readonly refFolders: readonly string[];
  /** A folder of the project, so that the plug-in of the revision finds the project's packages. */
  readonly data: string;
}

export interface Revision {
  readonly document: ApiDocument;
  /** The document before its plug-in completed it. */
  readonly written: ApiDocument;
  /** What was read otherwise than it should be; undefined: nothing. */
  readonly note: string | undefined;
}

/** Reads a document as it was at a git revision, with the plug-in of that revision. Nothing of the working tree is touched. */
export async function readRevision(name: string, source: RevisionSource): Promise<Revision> {
  const { spec, plugin, data } = source;
  const refFolders = source.refFolders.filter((path) => existsSync(path));
  const repository = new Repository(dirname(spec));
  const commit = repository.findCommit(name);
  mkdirSync(data, { recursive: true });
  const folder = mkdtempSync(join(data, "revision-"));
  try {
    const toOld = (file: string): string => join(folder, repository.pathOf(file));
    const isOld = (file: string): boolean => !repository.pathOf(file).startsWith("..");
    const folders = [spec, ...(plugin === undefined ? [] : [plugin])].map((file) => dirname(file));
    const parts = [...folders, ...refFolders.filter(isOld)].map((file) => repository.pathOf(file));
    const oldRefFolders = refFolders.map((file) => (isOld(file) ? toOld(file) : file));
    repository.checkOut(commit, parts, folder, `${repository.pathOf(spec)} at ${name}`);
    const read: Read = (ownPlugin) => readDocument(toOld(spec), ownPlugin, oldRefFolders);
    return await readOld(read, plugin === undefined ? undefined : toOld(plugin), plugin, name);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Reads the old document with a plug-in. */
type Read = (plugin?: string) => Promise<ApiDocument>;

async function readOld(
  read: Read,
  ownPlugin: string | undefined,
  plugin: string | undefined,
  name: string,
): Promise<Revision> {
  const written = await read();
  if (ownPlugin === undefined) return { document: written, written, note: undefined };
  const problemOf = (error: unknown): string => {
    if (!(error instanceof DocumentError)) throw error;
    return error.problems[0]?.message ?? error.message;
  };
  let problem: string;
  try {
    return { document: await read(ownPlugin), written, note: undefined };
  } catch (error) {
    problem = problemOf(error);
  }
  const failed = `the plug-in of ${name} cannot be used (${problem})`;
  try {
    const document = await read(plugin);
    return { document, written, note: `${failed}: today's is used for both documents` };
  } catch (error) {
    problemOf(error);
    return { document: written, written, note: `${failed}, nor can today's: what it derives counts as new` };
  }
}

class Repository {
  readonly #root: string;
  readonly #gitFolder: string;

  constructor(folder: string) {
    try {
      [this.#root = "", this.#gitFolder = ""] = runGit(folder, [
        "rev-parse",
        "--show-toplevel",
        "--absolute-git-dir",
      ]).split("\n");
    } catch {
      throw new UsageError("diff: --since needs a git repository, and the document is in none");
    }
  }

  /** Relative to the repository; "." is the repository itself. */
  pathOf(file: string): string {
    return relative(this.#root, realpathSync(file)) || ".";
  }

  findCommit(name: string): string {
    try {
      return runGit(this.#root, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`]).trim();
    } catch {
      const known = runGit(this.#root, ["for-each-ref", "--format=%(refname:short)"]).split("\n");
      throw new UsageError(
        `diff: git knows no revision ${name}; fix: give a commit, a tag or a branch${didYouMean(name, known)}`,
      );
    }
  }

  /** Writes folders of a commit below another folder. The index of its own keeps that of the user as it is. */
  checkOut(commit: string, paths: readonly string[], folder: string, what: string): void {
    const places = [`--git-dir=${this.#gitFolder}`, `--work-tree=${folder}`];
    try {
      runGit(folder, [...places, "checkout", commit, "--", ...paths], { GIT_INDEX_FILE: join(folder, ".index") });
    } catch {
      throw new UsageError(`diff: there is no ${what}; fix: name a revision that has the document`);
    }
  }
}

const runGit = (cwd: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): string =>
  execFileSync("git", [...args], {
    cwd,
    encoding: "utf8",
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  }).trimEnd();
