import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { caseFolders } from "../../../unit/scripts/case-folder.ts";
import { generateCases, newTreesFolder } from "../../../unit/scripts/generated-case.ts";
import type { BoundTree } from "./bound-trees.ts";

export interface AnyAnswer {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/** A call of any operation. */
export type AnyClientCall = (init?: object) => Promise<AnyAnswer>;

/** The generated client and server of a case. */
export interface ClientTree<Client> extends BoundTree {
  createClient(options: object): Client;
}

/** Generates a case and imports its client and its server. */
export async function clientTree<Client = Readonly<Record<string, AnyClientCall>>>(
  name: string,
): Promise<ClientTree<Client>> {
  const folder = newTreesFolder(`client-${name}`);
  const cases = caseFolders.filter((one) => one.name === name);
  const [tree] = (await generateCases(cases, folder)).values();
  if (tree === undefined || tree instanceof Error) throw tree ?? new Error(`there is no case ${name}`);
  const files = ["client.ts", "server.ts"].map((file) => pathToFileURL(join(tree.folder, "want", file)).href);
  const modules = await Promise.all(files.map((file) => import(file)));
  // What is imported is in memory.
  rmSync(folder, { recursive: true, force: true });
  return Object.assign({}, ...modules) as ClientTree<Client>;
}
