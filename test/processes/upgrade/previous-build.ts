import { execFile, execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readlink, realpath, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../../../", import.meta.url));
const MIGRATIONS = "server/store/migrations";
/** What a gateway needs at run time, besides node_modules. */
const PARTS = ["server", "generated", "spec", "scripts/runtime", "package.json"];

const git = (...args: string[]): string =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();

/** The last commit without the newest change of the tables, or the reason why it is not there. */
export function findPreviousCommit(): { readonly commit: string } | { readonly reason: string } {
  try {
    // The prefix is the path below the top of the repository: this project may lie within somebody else's.
    if (git("rev-parse", "--show-prefix") !== "") return { reason: "this folder is not a repository" };
    const newest = readdirSync(join(root, MIGRATIONS)).toSorted().at(-1) ?? "";
    const commits = git("log", "--diff-filter=A", "--format=%H", "--", `${MIGRATIONS}/${newest}`).split("\n");
    const added = commits.at(-1) ?? "";
    return { commit: git("rev-parse", "--verify", "--quiet", added === "" ? "HEAD" : `${added}^`) };
  } catch {
    return { reason: "the history of this repository is not here" };
  }
}

/** The links to workspaces are relative, so that the older build gets its own run-time modules, and not those of today. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const installed = join(from, entry.name);
    if (entry.name.startsWith(".")) continue;
    await symlink(entry.isSymbolicLink() ? await readlink(installed) : installed, join(to, entry.name), "junction");
  }
}

/** A checkout of an older build that uses the packages of this one. */
export class PreviousBuild {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async checkOut(commit: string): Promise<PreviousBuild> {
    const folder = await mkdtemp(join(tmpdir(), "previous-build-"));
    const archive = join(folder, "build.tar");
    await run("git", ["archive", "--format=tar", `--output=${archive}`, commit, ...PARTS], { cwd: root });
    await run("tar", ["-xf", archive, "-C", folder]);
    await linkPackages(await realpath(join(root, "node_modules")), join(folder, "node_modules"));
    return new PreviousBuild(folder);
  }

  get main(): string {
    return join(this.#folder, "server/main.js");
  }

  async remove(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
  }
}
