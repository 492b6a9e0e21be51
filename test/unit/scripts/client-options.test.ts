import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { caseFolders } from "./case-folder.ts";
import { generateCases, newTreesFolder } from "./generated-case.ts";

const trees = newTreesFolder("client-options");

type Call = (init?: object) => Promise<{ readonly data?: unknown }>;
interface Client extends Readonly<Record<string, Call>> {}
let createClient: (options?: object) => Client & { raw: { GET: (path: string) => Promise<unknown> } };

interface Sent {
  url: string;
  authorization?: string;
  cookie?: string;
  key?: string;
  body: string;
}

let seen: Sent | undefined;

/** Keeps what is sent, and answers with nothing. */
async function fetch(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  seen = { url: `${pathname}${search}`, body: await request.text() };
  for (const [member, header] of Object.entries({ authorization: "authorization", cookie: "cookie", key: "x-key" })) {
    const value = request.headers.get(header);
    if (value !== null) Object.assign(seen, { [member]: value });
  }
  return new Response();
}

beforeAll(async () => {
  const cases = caseFolders.filter(({ name }) => name === "servers-and-credentials");
  for (const tree of (await generateCases(cases, trees)).values()) {
    if (tree instanceof Error) throw tree;
    ({ createClient } = await import(pathToFileURL(join(tree.folder, "want/client.ts")).href));
  }
}, 60_000);

afterAll(() => rmSync(trees, { recursive: true, force: true }));

/** What the server gets of one call. */
async function sent(credentials: object, operation: string, init: object = {}): Promise<Sent | undefined> {
  const server = { url: "http://127.0.0.1:{port}", variables: { port: "8123" } };
  const client = createClient({ fetch, server, credentials });
  await client[operation]?.(init);
  return seen;
}

test.each([
  ["a bearer token", { token: "t" }, "withToken", {}, { url: "/token", authorization: "Bearer t" }],
  ["a function", { token: async () => "later" }, "withToken", {}, { url: "/token", authorization: "Bearer later" }],
  ["none at present", { token: () => undefined }, "withToken", {}, { url: "/token" }],
  [
    "the call's own header",
    { token: "t" },
    "withToken",
    { headers: { authorization: "Mine" } },
    { url: "/token", authorization: "Mine" },
  ],
  [
    "name and password",
    { basic: { username: "Jürgen", password: "a:b" } },
    "withBasic",
    { body: "x" },
    { url: "/basic", authorization: "Basic SsO8cmdlbjphOmI=", body: "x" },
  ],
  [
    "keys in query and cookie",
    { inQuery: "a b", inCookie: "c;d" },
    "withBoth",
    { params: { query: { list: [1, 2] } }, body: "x", headers: { cookie: "own=1" } },
    { url: "/both?list=1,2&key=a%20b", cookie: "own=1; session=c%3Bd", body: '"x"' },
  ],
  ["half of a requirement", { inQuery: "a" }, "withBoth", { body: "x" }, { url: "/both", body: '"x"' }],
  ["the first requirement", { "X Key": "k", oauth: "o" }, "withEither", {}, { url: "/either", key: "k" }],
  ["another requirement", { oauth: "o" }, "withEither", {}, { url: "/either", authorization: "Bearer o" }],
  ["an operation that needs none", { token: "t" }, "open", {}, { url: "/open" }],
  ["an operation that takes some", { token: "t" }, "optional", {}, { url: "/optional", authorization: "Bearer t" }],
])("%s", async (_, credentials, operation, init, wanted) => {
  expect(await sent(credentials, operation, init)).toEqual({ body: "", ...wanted });
});

test("the raw client has the same credentials", async () => {
  const client = createClient({ fetch, baseUrl: "http://localhost:8123", credentials: { token: "t" } });
  await client.raw.GET("/token");
  expect(seen).toEqual({ url: "/token", authorization: "Bearer t", body: "" });
});

test("the servers and their variables make the address", async () => {
  const urls: string[] = [];
  const fetch = async ({ url }: Request): Promise<Response> => {
    urls.push(url);
    return new Response();
  };
  await createClient({ fetch }).open?.();
  await createClient({ fetch, server: { variables: { region: "us", stage: "test" } } }).open?.();
  await createClient({ fetch, server: { url: "http://127.0.0.1:{port}" } }).open?.();
  await createClient({ fetch, baseUrl: "http://localhost/x/" }).open?.();
  expect(urls).toEqual([
    "https://eu.example.com/live/open",
    "https://us.example.com/test/open",
    "http://127.0.0.1/open",
    "http://localhost/x/open",
  ]);
  expect(() => createClient({ server: { variables: { region: "asia" } } })).toThrow(
    "the server variable region must be one of eu, us, not asia",
  );
  expect(() => createClient({ server: { url: "http://else" } })).toThrow("http://else is not a server of the document");
});
