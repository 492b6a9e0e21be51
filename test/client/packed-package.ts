import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    packed: Packed;
  }
}

export interface Packed {
  readonly tarball: string;
  /** A folder outside of this project, with the node_modules of an `npm install` of the tarball. */
  readonly folder: string;
}

const run = promisify(execFile);
const root = resolve(import.meta.dirname, "../..");
export const PACKAGE = "messaging-gateway-client";
/** The dependency of the package, and its own dependency. */
const DEPENDENCIES = ["openapi-fetch", "openapi-typescript-helpers"];

/** Packs the client as for a release, and installs the tarball in an empty project. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "client-packed-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    project.provide("packed", { folder, tarball: await pack(folder) });
  } catch (error) {
    await remove();
    throw error;
  }
  return remove;
}

async function pack(folder: string): Promise<string> {
  const { stdout } = await run("npm", ["pack", "--json", "--pack-destination", folder], { cwd: join(root, "client") });
  const [made] = JSON.parse(stdout.slice(stdout.indexOf("["))) as { filename: string }[];
  const tarball = join(folder, made?.filename ?? "");
  const installed = join(folder, "node_modules", PACKAGE);
  await mkdir(installed, { recursive: true });
  await run("tar", ["-xzf", tarball, "-C", installed, "--strip-components", "1"]);
  for (const name of DEPENDENCIES)
    await cp(join(root, "node_modules", name), join(folder, "node_modules", name), { recursive: true });
  return tarball;
}

/** Adds further packages of this project for a test. */
export async function addPackages(folder: string, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const place = join(folder, "node_modules", name);
    await mkdir(dirname(place), { recursive: true });
    await symlink(join(root, "node_modules", name), place).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
}
