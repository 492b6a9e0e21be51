import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "../../server/postgres/embedded.ts";
import { dropTemplates } from "./template-database.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A server on which tests make databases of their own. */
    postgresUrl: string;
    /** The names of the migrated databases that this run copies begin with it. */
    templatePrefix: string;
  }
}

/** Nothing of these databases must outlive a crash of the machine. */
const settings = { fsync: "off", full_page_writes: "off" };

/** These need no database. */
const WITHOUT_DATABASE = ["unit", "load"];

/** One server for all test files: the one that DATABASE_URL names, or an embedded one. */
export async function setup(root: TestProject): Promise<(() => Promise<void>) | undefined> {
  const templatePrefix = `template_${randomBytes(4).toString("hex")}_`;
  root.provide("templatePrefix", templatePrefix);
  const given = process.env.DATABASE_URL;
  if (given !== undefined && given !== "") {
    root.provide("postgresUrl", given);
    return () => dropTemplates(given, templatePrefix);
  }
  if (root.vitest.projects.every(({ name }) => WITHOUT_DATABASE.includes(name))) return undefined;
  const embedded = await startEmbedded({ folder: resolve(".data/test/postgres"), settings });
  root.provide("postgresUrl", embedded.url);
  return async () => {
    await dropTemplates(embedded.url, templatePrefix);
    await embedded.stop();
  };
}
