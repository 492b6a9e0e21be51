import { resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "../../server/postgres/embedded.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A server on which tests make databases of their own. */
    postgresUrl: string;
  }
}

/** One server for all test files: the one that DATABASE_URL names, or an embedded one. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.DATABASE_URL;
  if (given !== undefined && given !== "") {
    project.provide("postgresUrl", given);
    return undefined;
  }
  const embedded = await startEmbedded({ folder: resolve(".data/test/postgres") });
  project.provide("postgresUrl", embedded.url);
  return () => embedded.stop();
}
