import { rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { InfiniteQueryObserver, MutationObserver, QueryClient } from "@tanstack/react-query";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { generate } from "../../../scripts/emit/generate.ts";
import { writeFolder } from "../../../scripts/emit/output-folder.ts";
import { runCommand } from "../../rig/run-command.ts";
import { typeCheck } from "../../rig/type-check.ts";
import { newTreesFolder } from "../../unit/scripts/generated-case.ts";
import { toolsFolder } from "../tools.ts";

const folder = newTreesFolder("emit-options");
const out = join(folder, "generated");
const spec = join(import.meta.dirname, "emit-options.yaml");
const options = { spec, plugin: undefined, out, lenient: false, server: undefined } as const;

/** Code of a user: what must compile, and what must not. */
const USAGE = `
import { QueryClient, useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { createClient } from "./generated/client.ts";
import { createHandlers } from "./generated/msw.ts";
import { AnswerError, createQueries } from "./generated/tanstack-query.ts";

const queries = createQueries(createClient({ baseUrl: "http://localhost" }));
const queryClient = new QueryClient();

export async function load(): Promise<string> {
  const pets = await queryClient.fetchQuery(queries.listPets({ params: { query: { limit: 1 } } }));
  const found = await queryClient.fetchQuery(queries.findPets({ body: { name: pets[0]?.name ?? "" } }));
  const cached = queryClient.getQueryData(queries.getPet({ params: { path: { petId: "1" } } }).queryKey);
  // @ts-expect-error a pet has no age
  cached?.age;
  return found[0]?.name ?? "";
}

export function usePet() {
  const { data, error } = useQuery(queries.getPet({ params: { path: { petId: "1" } } }));
  const { mutate } = useMutation(queries.addPet());
  const { mutate: remove } = useMutation(queries.clear());
  mutate({ body: { name: "Rex" } });
  remove();
  // @ts-expect-error the name is required
  mutate({ body: {} });
  const refused: string | undefined = error instanceof AnswerError ? error.body.message : undefined;
  return [data?.name, refused];
}

// @ts-expect-error petId is required
queries.getPet();
// @ts-expect-error the body is required
queries.findPets();

export function useToys(): string[] {
  const { data } = useInfiniteQuery(queries.listToysInfinite({ params: { query: { after: "a" } } }));
  // @ts-expect-error a toy is a text
  data?.pages[0]?.items[0]?.name;
  return data?.pages.flatMap(({ items }) => [...items]) ?? [];
}
// @ts-expect-error its answer is no list in pages
queries.listPetsInfinite();

createHandlers({
  listPets: { status: 200, body: [{ name: "Rex" }] },
  getPet: ({ params }) => ({ status: 404, body: { message: String(params.petId) } }),
  clear: () => new Response(null, { status: 500 }),
});
async function* pets(): AsyncGenerator<{ data: { name: string } }> {
  yield { data: { name: "Rex" } };
}
createHandlers({ watchPets: () => ({ status: 200, body: pets() }) });
// @ts-expect-error a list is no stream
createHandlers({ watchPets: { status: 200, body: [{ data: { name: "Rex" } }] } });
// @ts-expect-error a stream is no query
queries.watchPets();
// @ts-expect-error a pet has a name
createHandlers({ listPets: { status: 200, body: [{}] } });
// @ts-expect-error not a status of the document
createHandlers({ listPets: { status: 201, body: [] } });
`;

async function* eachOf(...items: readonly unknown[]): AsyncGenerator<unknown> {
  yield* items;
}

interface Query {
  readonly queryKey: readonly unknown[];
  queryFn(): Promise<unknown>;
}
interface Tree {
  createClient(options: object): object;
  createQueries(
    client: object,
  ): Readonly<Record<string, (init?: object) => Query & { mutationKey: readonly unknown[] }>>;
  createHandlers(answers?: object, options?: object): Parameters<typeof setupServer>;
}
let tree: Tree;

beforeAll(async () => {
  writeFolder(out, (await generate({ ...options, emit: { tanstackQuery: true, msw: true } })).files);
  writeFileSync(join(folder, "usage.ts"), USAGE);
  // The project's own packages are found above it.
  symlinkSync(toolsFolder, join(folder, "node_modules"));
  const names = ["client.ts", "tanstack-query.ts", "msw.ts"];
  const modules = await Promise.all(names.map((name) => import(pathToFileURL(join(out, name)).href)));
  tree = Object.assign({}, ...modules) as Tree;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The same outputs for a document whose values have types that JSON does not have. */
const VALUES_USAGE = `
import { createClient } from "./values/client.ts";
import { createHandlers } from "./values/msw.ts";
import { createQueries } from "./values/tanstack-query.ts";

createHandlers({ getTotal: { status: 200, body: 1n }, listOrders: { status: 200, body: { orders: [], next: new Date() } } });
// @ts-expect-error an int64 is a bigint
createHandlers({ getTotal: { status: 200, body: 1 } });
createQueries(createClient()).listOrders({ params: { query: { after: new Date() } } });
`;

describe("values that JSON does not have", () => {
  const place = join(folder, "values");
  let values: Tree;

  beforeAll(async () => {
    const caseSpec = join(import.meta.dirname, "../../unit/scripts/cases/values-of-other-types/openapi.yaml");
    const typesOutput = { int64: "bigint", dateTime: "Date" } as const;
    const emit = { tanstackQuery: true, msw: true };
    writeFolder(place, (await generate({ ...options, spec: caseSpec, out: place, emit, typesOutput })).files);
    writeFileSync(join(folder, "values-usage.ts"), VALUES_USAGE);
    const names = ["client.ts", "tanstack-query.ts", "msw.ts"];
    const modules = await Promise.all(names.map((name) => import(pathToFileURL(join(place, name)).href)));
    values = Object.assign({}, ...modules) as Tree;
  });

  test("MSW answers as the server would, and the client reads it", async () => {
    const at = new Date("2026-01-02T03:04:05.678Z");
    const answers = {
      getTotal: { status: 200, body: 2n ** 60n },
      listOrders: { status: 200, body: { orders: [{ id: 2n ** 60n, at }] } },
      readFeed: () => ({ status: 200, body: eachOf({ from: 2n ** 60n, until: at }) }),
    };
    const server = setupServer(...values.createHandlers(answers));
    server.listen({ onUnhandledRequest: "error" });
    try {
      const texts = ["total", "orders", "feed"].map(async (path) =>
        (await fetch(`http://localhost/v1/${path}`)).text(),
      );
      expect(await Promise.all(texts)).toEqual([
        "1152921504606846976",
        '{"orders":[{"id":1152921504606846976,"at":"2026-01-02T03:04:05.678Z"}]}',
        '{"from":1152921504606846976,"until":"2026-01-02T03:04:05.678Z"}\n',
      ]);
      const queries = values.createQueries(values.createClient({ baseUrl: "http://localhost/v1" }));
      const query = queries.listOrders?.({ params: { query: { after: at } } });
      if (query === undefined) throw new Error("no query");
      // A key is written as JSON.
      expect(query.queryKey).toEqual(["listOrders", { query: { after: at.toISOString() } }]);
      expect(await new QueryClient().fetchQuery(query)).toEqual({ orders: [{ id: 2n ** 60n, at }] });
    } finally {
      server.close();
    }
  });
});

test("both outputs and their use compile against the real packages", () => {
  expect(typeCheck(folder)).toEqual([]);
});

test("both are off by default", async () => {
  const names = (await generate(options)).files.map(({ path }) => path);
  expect(names.filter((name) => /tanstack|msw/.test(name))).toEqual([]);
});

test("--emit names the outputs, and refuses a name that it does not know", async () => {
  const elsewhere = join(folder, "named");
  const named = await runCommand("generate", "--spec", spec, "--out", elsewhere, "--emit", "msw,python");
  const has = (text: string): boolean => named.stdout.includes(text);
  expect([named.status, has("msw.ts"), has("python/types.py"), has("tanstack")]).toEqual([0, true, true, false]);
  const { status, stderr } = await runCommand("generate", "--spec", spec, "--out", elsewhere, "--emit", "tanstack");
  expect([status, stderr.split("\n")[0]]).toEqual([1, expect.stringContaining(`--emit does not know "tanstack"`)]);
});

describe("TanStack Query, against a real server", () => {
  let server: Server;
  let queries: ReturnType<Tree["createQueries"]>;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });

  beforeAll(async () => {
    server = createServer((request, response) => {
      response.setHeader("content-type", "application/json");
      if (request.method === "DELETE") response.writeHead(204).end();
      else if (request.url === "/v1/pets/none") response.writeHead(404).end('{"message":"no such pet"}');
      else if (request.url?.startsWith("/v1/toys")) {
        const after = Number(new URL(request.url, "http://localhost").searchParams.get("after"));
        if (after === 9) response.writeHead(404);
        response.end(JSON.stringify({ toys: [`toy ${after}`], ...(after < 2 ? { next: String(after + 1) } : {}) }));
      } else if (request.url === "/v1/pets/mine") response.end('{"name":"mine"}');
      else response.end(JSON.stringify([{ name: `${request.method} ${request.url}` }]));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
    queries = tree.createQueries(tree.createClient({ baseUrl }));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test("a query has a key of operation and parameters, and the data of the answer", async () => {
    const query = queries.listPets?.({ params: { query: { limit: 2 } } });
    if (query === undefined) throw new Error("no query");
    expect(query.queryKey).toEqual(["listPets", { query: { limit: 2 } }]);
    expect(await client.fetchQuery(query)).toEqual([{ name: "GET /v1/pets?limit=2" }]);
    expect(client.getQueryData(query.queryKey)).toEqual([{ name: "GET /v1/pets?limit=2" }]);
  });

  test("an operation QUERY is a query whose key has the body too", async () => {
    const query = queries.findPets?.({ body: { name: "Rex" } });
    if (query === undefined) throw new Error("no query");
    expect(query.queryKey).toEqual(["findPets", { name: "Rex" }]);
    expect(await client.fetchQuery(query)).toEqual([{ name: "QUERY /v1/pets" }]);
  });

  test("a list in pages is an infinite query, whose pages come one after another", async () => {
    const infinite = queries.listToysInfinite?.();
    expect(infinite?.queryKey).toEqual(["listToys", "infinite"]);
    const observer = new InfiniteQueryObserver<{ items: string[] }>(client, infinite as never);
    const stop = observer.subscribe(() => {});
    const shown = (): (string | undefined)[] | undefined =>
      observer.getCurrentResult().data?.pages.map(({ items }) => items[0]);
    await expect.poll(shown).toEqual(["toy 0"]);
    for (const isLast of [false, true]) {
      expect(observer.getCurrentResult().hasNextPage).toBe(true);
      await observer.fetchNextPage();
      expect(observer.getCurrentResult().hasNextPage).toBe(!isLast);
    }
    expect(shown()).toEqual(["toy 0", "toy 1", "toy 2"]);
    stop();
    const refused = queries.listToysInfinite?.({ params: { query: { after: "9" } } });
    await expect(client.fetchInfiniteQuery(refused as never)).rejects.toMatchObject({
      name: "AnswerError",
      status: 404,
    });
  });

  test("a refusal is an error with status and body", async () => {
    const query = queries.getPet?.({ params: { path: { petId: "none" } } });
    if (query === undefined) throw new Error("no query");
    await expect(client.fetchQuery(query)).rejects.toMatchObject({
      name: "AnswerError",
      status: 404,
      body: { message: "no such pet" },
    });
  });

  test("a mutation sends its body, and an answer without body is null", async () => {
    const mutate = (options: object, init: object | undefined): Promise<unknown> =>
      new MutationObserver(client, options).mutate(init as never);
    expect(await mutate(queries.addPet?.() ?? {}, { body: { name: "Rex" } })).toEqual([{ name: "POST /v1/pets" }]);
    expect(await mutate(queries.clear?.() ?? {}, undefined)).toBeNull();
  });
});

describe("MSW, with a real fetch", () => {
  async function mocked(
    answers: object,
    use: (ask: (path: string, method?: string) => Promise<unknown>) => Promise<void>,
  ) {
    const server = setupServer(...tree.createHandlers(answers));
    server.listen({ onUnhandledRequest: "error" });
    try {
      await use(async (path, method = "GET") => {
        const response = await fetch(`https://pets.example.com/v1${path}`, { method });
        const text = await response.text();
        return [response.status, response.headers.get("content-type"), text];
      });
    } finally {
      server.close();
    }
  }

  test("answers with the examples of the document", () =>
    mocked({}, async (ask) => {
      expect(await ask("/pets")).toEqual([200, "application/json", '[{"name":"Rex"}]']);
      // Made from the schema; the path without parameters comes first.
      expect(await ask("/pets/1")).toEqual([
        200,
        "application/json",
        '{"name":"string","born":"2030-01-31","parents":[{"name":"string","born":"2030-01-31","parents":[{"name":"string","born":"2030-01-31","parents":[]}]}]}',
      ]);
      expect(await ask("/pets/mine")).toEqual([200, "application/json", '{"name":"Mine"}']);
      expect(await ask("/pets", "DELETE")).toEqual([204, null, ""]);
      expect(await ask("/pets", "QUERY")).toEqual([200, "application/json", '[{"name":"Found"}]']);
      expect(await ask("/note")).toEqual([200, "text/plain", "Hello."]);
      const events = 'id: 1\ndata: {"name":"Rex"}\n\ndata: {"name":"Tom"}\n\n';
      expect(await ask("/pets/events")).toEqual([200, "text/event-stream", events]);
    }));

  test("answers what it is given", () =>
    mocked(
      {
        listPets: { status: 200, body: [], headers: { "X-Total": 0 } },
        getPet: ({ params }: { params: Record<string, string> }) => ({ status: 404, body: { message: params.petId } }),
        clear: () => new Response("down", { status: 503 }),
        watchPets: async () => ({ status: 200, body: eachOf({ data: { name: "Kim" } }) }),
      },
      async (ask) => {
        expect(await ask("/pets")).toEqual([200, "application/json", "[]"]);
        expect(await ask("/pets/events")).toEqual([200, "text/event-stream", 'data: {"name":"Kim"}\n\n']);
        expect(await ask("/pets/7")).toEqual([404, "application/json", '{"message":"7"}']);
        expect(await ask("/pets", "DELETE")).toEqual([503, expect.stringContaining("text/plain"), "down"]);
      },
    ));
});
