import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Sent, WebhookTransport } from "../../../../scripts/runtime/webhook-sender.ts";
import { type CaseFolder, caseFolders } from "../../../unit/scripts/case-folder.ts";
import { generateCases, newTreesFolder } from "../../../unit/scripts/generated-case.ts";
import type { BoundTree } from "./bound-trees.ts";

export interface AnyAnswer {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/** A call of any operation. */
export type AnyClientCall = (init?: object) => Promise<AnyAnswer>;

type AnyWebhook = (url: string, request: object) => Promise<Sent<unknown>>;

/** The generated client and server of a case. */
export interface ClientTree<Client> extends BoundTree {
  createClient(options: object): Client;
  /** Of a document with webhooks. */
  webhookSender?(transport: WebhookTransport): Readonly<Record<string, AnyWebhook>>;
}

/** A module is imported once, so each tree has a folder of its own. */
let count = 0;

/** Generates a case, with its own options or others, and imports its client and its server. */
export async function clientTree<Client = Readonly<Record<string, AnyClientCall>>>(
  name: string,
  options: Partial<CaseFolder> = {},
): Promise<ClientTree<Client>> {
  const folder = newTreesFolder(`client-${name}-${++count}`);
  const cases = caseFolders.filter((one) => one.name === name).map((one) => ({ ...one, ...options }));
  const [tree] = (await generateCases(cases, folder)).values();
  if (tree === undefined || tree instanceof Error) throw tree ?? new Error(`there is no case ${name}`);
  const files = ["client.ts", "server.ts", "webhooks.ts"].map(
    (file) => pathToFileURL(join(tree.folder, "want", file)).href,
  );
  const modules = await Promise.all(files.map((file) => import(file)));
  // What is imported is in memory.
  rmSync(folder, { recursive: true, force: true });
  return Object.assign({}, ...modules) as ClientTree<Client>;
}
