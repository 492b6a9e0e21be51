import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { installTools } from "../rig/install-tools.ts";
import { type Packed, packClient } from "./client/packed-package.ts";
import { type PackedToolkit, packToolkit } from "./toolkit/packed-toolkit.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The client as partners install it. */
    packed: Packed;
    /** The toolkit as its users install it. */
    toolkit: PackedToolkit;
  }
}

/** Installs what these tests need, and packs the client and the toolkit as for a release, each once for all test files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  installTools(import.meta.dirname);
  const folder = await mkdtemp(join(tmpdir(), "packages-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const [packed, toolkit] = await Promise.all([packClient(join(folder, "c")), packToolkit(join(folder, "t"))]);
    project.provide("packed", packed);
    project.provide("toolkit", toolkit);
  } catch (error) {
    await remove();
    throw error;
  }
  return remove;
}
