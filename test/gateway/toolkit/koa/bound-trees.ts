import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import Koa, { type Middleware } from "koa";
import type {
  BindingOptions,
  BoundApi,
  Call,
  Reply,
  SecurityOutcome,
} from "../../../../scripts/runtime/koa/binding.ts";
import { type CaseFolder, caseFolders } from "../../../unit/scripts/case-folder.ts";
import { generateCases, newTreesFolder } from "../../../unit/scripts/generated-case.ts";
import { ServedApp } from "./served-app.ts";

/** A request as a handler gets it, of any operation. */
export interface AnyRequest {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly header: Readonly<Record<string, unknown>>;
  readonly cookie: Readonly<Record<string, unknown>>;
  readonly mediaType?: string;
  readonly body?: unknown;
}

export type AnyCall = Call<unknown, Record<string, unknown>>;
type Handler = (request: AnyRequest, call: AnyCall) => Reply | Promise<Reply>;
export type Outcome = SecurityOutcome<unknown> | Promise<SecurityOutcome<unknown>>;
type SchemeHandler = (
  credential: Readonly<Record<string, unknown>>,
  asked: { readonly operationId: string; readonly scopes: readonly string[] },
  call: AnyCall,
) => Outcome;

export interface ServeOptions extends BindingOptions<unknown, Record<string, unknown>> {
  readonly handlers?: Readonly<Record<string, Handler>>;
  readonly security?: Readonly<Record<string, SchemeHandler>>;
  readonly context?: (call: AnyCall) => unknown;
}

type Api = BoundApi<unknown, Record<string, unknown>>;

/** The generated `server.ts` of any document. */
export interface BoundTree {
  serveApi(options: ServeOptions): Api;
  notImplemented(operationId?: string): never;
  receiveWebhooks(options: ServeOptions & { readonly paths: Readonly<Record<string, string>> }): Api;
}

const notes: CaseFolder = {
  name: "notes",
  folder: import.meta.dirname,
  spec: join(import.meta.dirname, "notes.yaml"),
  lenient: false,
  plugin: undefined,
  wanted: [],
};

/** Kept for the next file of tests: making them is what takes time. */
const known = new Map<string, BoundTree>();

/** The servers of documents, given by the names of their cases. */
export async function boundTrees<Name extends string>(...names: readonly Name[]): Promise<Record<Name, BoundTree>> {
  const missing = [notes, ...caseFolders].filter(({ name }) => names.some((one) => one === name) && !known.has(name));
  const folder = newTreesFolder(`koa-${missing.map(({ name }) => name).join("-")}`);
  const generated = await generateCases(missing, folder);
  for (const [name, tree] of generated) {
    if (tree instanceof Error) throw tree;
    known.set(name, await import(pathToFileURL(join(tree.folder, "want/server.ts")).href));
  }
  // What is imported is in memory.
  rmSync(folder, { recursive: true, force: true });
  return Object.fromEntries(names.map((name) => [name, known.get(name)])) as Record<Name, BoundTree>;
}

/** What a test looks at while an application is served. */
export interface Scene {
  readonly url: string;
  readonly errors: readonly Error[];
}

/** An application of these middlewares on a port, as long as the test runs. */
export async function serving(middleware: readonly Middleware[], test: (scene: Scene) => Promise<void>): Promise<void> {
  const errors: Error[] = [];
  const app = new Koa();
  app.on("error", (error: Error) => errors.push(error));
  for (const one of middleware) app.use(one);
  const served = await ServedApp.start(app);
  try {
    await test({ url: served.url, errors });
  } finally {
    await served.stop();
  }
}

/** Handlers for every operation: those that are given, and for the rest ones that note the request. */
export function handlersFor(
  given: ServeOptions["handlers"] = {},
  status = 204,
): { readonly handlers: Readonly<Record<string, Handler>>; readonly requests: AnyRequest[] } {
  const requests: AnyRequest[] = [];
  const note: Handler = (request) => {
    requests.push(request);
    return { status };
  };
  const handlers = new Proxy(given, { get: (target, name: string) => target[name] ?? note });
  return { handlers, requests };
}
