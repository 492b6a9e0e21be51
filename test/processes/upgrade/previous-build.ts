import { execFile, execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, readlink, realpath, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import released from "./released-commit.json" with { type: "json" };

const run = promisify(execFile);
const root = fileURLToPath(new URL("../../../", import.meta.url));
/** What a gateway needs at run time, besides node_modules. */
const PARTS = ["server", "generated", "spec", "scripts/runtime", "package.json"];

const git = (...args: string[]): string =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();

interface Released {
  readonly release: string;
  /** What was released. Null as long as no later release is being made. */
  readonly commit: string | null;
}

/** The commit of the last release, which the work on the next one upgrades, or the reason why there is nothing to upgrade. */
export function findReleasedCommit({ release, commit }: Released = released): FoundCommit {
  if (commit === null) return { reason: `there is no release after ${release} yet` };
  try {
    // The prefix is the path below the top of the repository: this project may lie within somebody else's.
    if (git("rev-parse", "--show-prefix") !== "") return { reason: "this folder is not a repository" };
    return { commit: git("rev-parse", "--verify", "--quiet", `${commit}^{commit}`) };
  } catch {
    return { reason: `the commit of ${release} is not in this repository` };
  }
}

type FoundCommit = { readonly commit: string } | { readonly reason: string };

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
