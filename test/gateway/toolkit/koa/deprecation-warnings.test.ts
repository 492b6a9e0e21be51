import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import Koa from "koa";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { caseFolders } from "../../../unit/scripts/case-folder.ts";
import { generateCases, newTreesFolder } from "../../../unit/scripts/generated-case.ts";
import { type BoundTree, handlersFor } from "./bound-trees.ts";
import { ServedApp } from "./served-app.ts";

interface Client {
  readonly [operation: string]: (init?: object) => Promise<unknown>;
}

interface ClientTree {
  createClient(options: object): Client & { readonly raw: { GET(path: string): Promise<unknown> } };
}

const trees = newTreesFolder("deprecation-warnings");
let folder: string;
let served: ServedApp;

beforeAll(async () => {
  const [tree] = (
    await generateCases(
      caseFolders.filter(({ name }) => name === "deprecations"),
      trees,
    )
  ).values();
  if (tree === undefined || tree instanceof Error) throw tree ?? new Error("no such case");
  ({ folder } = tree);
  const { serveApi }: BoundTree = await import(pathToFileURL(join(folder, "want/server.ts")).href);
  const { handlers } = handlersFor({ listPets: () => ({ status: 200, body: [] }) });
  const app = new Koa();
  app.use(serveApi({ handlers }).middleware);
  served = await ServedApp.start(app);
}, 60_000);
afterAll(async () => {
  warn.mockRestore();
  await served.stop();
  rmSync(trees, { recursive: true, force: true });
});

const warn = vi.spyOn(console, "warn");
beforeEach(() => void warn.mockReset().mockImplementation(() => {}));

/** A client as a new process has it: none has told anything yet. */
let processes = 0;
async function newProcess(): Promise<(options?: object) => ReturnType<ClientTree["createClient"]>> {
  const file = pathToFileURL(join(folder, "want/client.ts")).href;
  const { createClient }: ClientTree = await import(`${file}?process=${++processes}`);
  return (options = {}) => createClient({ baseUrl: `${served.url}/v1`, ...options });
}

const pet = { params: { path: { petId: "1" } } };

test.each<[name: string, use: (client: ReturnType<ClientTree["createClient"]>) => Promise<unknown>, told: string[]]>([
  [
    "an operation of the document, once",
    async (client) => [await client.getPet?.(pet), await client.getPet?.(pet)],
    ["GET /pets/{petId}: deprecated since 2026-09-01, ends on 2027-03-01; use getAnimal"],
  ],
  [
    "each operation for itself, also by its path",
    async (client) => [await client.getPlain?.(), await client.raw.GET("/news")],
    ["GET /plain: deprecated", "GET /news: deprecated; use https://news.example.com/pets"],
  ],
  [
    "something in a call, of which only the server knows that it is used",
    async (client) => [
      await client.addPet?.({ body: { name: "Rex" } }),
      await client.addPet?.({ body: { name: "Rex", colour: "red" } }),
      await client.addPet?.({ body: { name: "Rex", colour: "red" } }),
      await client.listPets?.({ params: { header: { "X-Trace": "1" }, query: { page: 1 } } }),
    ],
    [
      "POST /pets: the server says that this call, or something that it sends, is deprecated, ends on 2027-05-01",
      'GET /pets: the server says that this call, or something that it sends, is deprecated since 2026-10-01, ends on 2027-01-01; see </docs/trace>; rel="deprecation"',
    ],
  ],
  ["nothing that is not deprecated", async (client) => client.getAnimal?.(pet), []],
])("warns of %s", async (_, use, told) => {
  const createClient = await newProcess();
  await use(createClient());
  expect(warn.mock.calls).toEqual(told.map((message) => [message]));
});

test("a process warns once, however many clients it makes", async () => {
  const createClient = await newProcess();
  for (const client of [createClient(), createClient()]) await client.getPet?.(pet);
  expect(warn).toHaveBeenCalledOnce();
});

test("a function gets the warnings instead, or nobody", async () => {
  const createClient = await newProcess();
  const messages: string[] = [];
  await createClient({ onDeprecated: false }).getPet?.(pet);
  await createClient({ onDeprecated: (message: string) => messages.push(message) }).getPet?.(pet);
  expect(messages).toHaveLength(1);
  expect(warn).not.toHaveBeenCalled();
});

test.each<[name: string, onDeprecated: () => unknown]>([
  [
    "throws",
    () => {
      throw new Error("The log is full");
    },
  ],
  ["rejects", () => Promise.reject(new Error("The log is full"))],
])("a function that %s fails no call", async (_, onDeprecated) => {
  const createClient = await newProcess();
  expect(await createClient({ onDeprecated }).getPet?.(pet)).toHaveProperty("response.status");
});
