import type { TestProject } from "vitest/node";
import { ensureConsolePages } from "../rig/console-pages.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The folder of the console's pages, or why there are none. */
    consolePages: { readonly folder: string } | { readonly reason: string };
  }
}

/** Builds the pages once for all test files. If that fails, the tests of the console fail with the reason, and no others. */
export async function setup(project: TestProject): Promise<void> {
  const built = await ensureConsolePages().then(
    (folder) => ({ folder }),
    (error: Error) => ({ reason: `${error.message} (${error.cause})` }),
  );
  project.provide("consolePages", built);
}
