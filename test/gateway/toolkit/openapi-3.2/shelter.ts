import { join } from "node:path";
import { pathToFileURL } from "node:url";
import Koa from "koa";
import { allow, deny, type Reply } from "../../../../scripts/runtime/koa/binding.ts";
import type { AnyRequest, BoundTree } from "../koa/bound-trees.ts";
import { ServedApp } from "../koa/served-app.ts";

export const spec = join(import.meta.dirname, "openapi.yaml");

const TOM = { kind: "cat", name: "Tom", lives: 9 };

/** The server of openapi.yaml, on the tree that is generated from it. */
export async function startShelter(tree: string): Promise<ServedApp> {
  const { serveApi }: BoundTree = await import(pathToFileURL(join(tree, "server.ts")).href);
  const identify = (secret: unknown) => (secret === "good" ? allow("ann") : deny());
  const findAnimals = (request: AnyRequest): Reply => {
    const { name, limit } = (request.query.search ?? {}) as { readonly name?: string; readonly limit?: number };
    return { status: 200, body: [{ name: name ?? "Nemo" }, TOM].slice(0, limit) };
  };
  const api = serveApi({
    handlers: {
      findAnimals,
      addAnimal: ({ body }) => ({ status: 201, body }),
      queryAnimals: ({ body }) => ({
        status: 200,
        body: (body as { readonly kinds: readonly string[] }).kinds.map((kind) => ({ kind, name: "Tom" })),
      }),
      getAnimal: ({ cookie }) => ({ status: 200, body: { name: String(cookie.theme ?? "Tom") } }),
      copyAnimal: () => ({ status: 204 }),
      followNews: () => ({ status: 200, body: listNews() }),
      putFiles: () => ({ status: 204 }),
    },
    security: { device: ({ token }) => identify(token), key: ({ key }) => identify(key) },
  });
  const app = new Koa();
  app.use(api.middleware);
  return ServedApp.start(app);
}

async function* listNews(): AsyncGenerator<{ readonly name: string }> {
  yield { name: "Tom" };
}
