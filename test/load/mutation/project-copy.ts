import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { dataFolder, root } from "../../rig/own-project.ts";
import type { Fault } from "./fault.ts";
import { linkPackages } from "./link-tree.ts";

/** The project as it lies here, committed or not, where faults can be put in and taken out. */
export class ProjectCopy {
  readonly folder: string;
  /** For a database that is gone with the copy. */
  readonly postgresFolder: string;
  readonly #place: string;
  /** What is generated, as it was before any fault; seen from the copy `../../generated`. */
  readonly #generated: string;

  constructor() {
    // In the project, for packages can only be linked on the same disk; open to PostgreSQL's user, unlike what mkdtemp makes.
    this.#place = join(dataFolder, `mutation-${process.pid}`);
    this.folder = join(this.#place, "project");
    this.#generated = join(this.#place, "generated");
    this.postgresFolder = join(this.#place, "postgres");
  }

  make(): void {
    this.remove();
    mkdirSync(this.folder, { recursive: true });
    for (const file of projectFiles()) {
      const target = join(this.folder, file);
      mkdirSync(dirname(target), { recursive: true });
      copyFileSync(join(root, file), target);
    }
    cpSync(join(this.folder, "generated"), this.#generated, { recursive: true });
    linkPackages(join(root, "node_modules"), join(this.folder, "node_modules"));
  }

  /** Puts the fault in, unless it has no place; `undo` takes it out again. */
  apply(fault: Fault): { readonly problem: string | undefined; undo(): void } {
    const file = join(this.folder, fault.file);
    const text = readFileSync(file, "utf8");
    const problem = problemOf(text, fault);
    if (problem === undefined) writeFileSync(file, text.split(fault.find).join(fault.put));
    const undo = (): void => {
      writeFileSync(file, text);
      if (fault.regenerate || fault.file.startsWith("generated/")) this.#restoreGenerated();
    };
    return { problem, undo };
  }

  remove(): void {
    rmSync(this.#place, { recursive: true, force: true, maxRetries: 5 });
  }

  #restoreGenerated(): void {
    rmSync(join(this.folder, "generated"), { recursive: true });
    cpSync(this.#generated, join(this.folder, "generated"), { recursive: true });
  }
}

/** Why the fault cannot be put into this text, if so: it must be plain which place is meant, and something must change. */
export function problemOf(text: string, { file, find, put }: Fault): string | undefined {
  const places = text.split(find).length - 1;
  if (places !== 1) return `what it looks for is ${places} times in ${file}`;
  return find === put ? "it changes nothing" : undefined;
}

/** Tracked, or new and not ignored; a file that was deleted since is still listed. */
function projectFiles(): readonly string[] {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64_000_000,
  });
  return listed.split("\0").filter((file) => file !== "" && existsSync(join(root, file)));
}
