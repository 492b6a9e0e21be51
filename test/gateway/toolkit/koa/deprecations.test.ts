import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import type { DeprecatedUse } from "../../../../scripts/runtime/koa/binding.ts";
import { boundTrees, handlersFor, type ServeOptions, serving } from "./bound-trees.ts";

const { deprecations } = await boundTrees("deprecations");

/** The headers about deprecations that a call is answered with, and what the hook sees. */
async function call(
  path: string,
  init: RequestInit = {},
  options: ServeOptions = {},
): Promise<{ readonly status: number; readonly headers: Record<string, string>; readonly used: readonly string[] }> {
  const { handlers } = handlersFor({ listPets: () => ({ status: 200, body: [] }), ...options.handlers });
  let used: readonly DeprecatedUse[] = [];
  const onReply: ServeOptions["onReply"] = (reply, { deprecated }) => {
    used = deprecated;
    return reply;
  };
  const result = { status: 0, headers: {}, used: [] as string[] };
  await serving([deprecations.serveApi({ onReply, ...options, handlers }).middleware], async ({ url }) => {
    const response = await fetch(`${url}${options.basePath ?? "/v1"}${path}`, init);
    result.status = response.status;
    const told = ["deprecation", "sunset", "link"].flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    result.headers = Object.fromEntries(told);
  });
  result.used = used.map(({ kind, name }) => `${kind} ${name}`);
  return result;
}

const post = (body: object): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

const SUNSET = { sunset: "Mon, 01 Mar 2027 00:00:00 GMT" };
const info = '<https://pets.example.com/news?id=1>; rel="deprecation"';
const ofGetPet = (successor: string) => ({
  deprecation: "@1788220800",
  ...SUNSET,
  link: `<${successor}>; rel="successor-version", ${info}`,
});

test.each<[name: string, path: string, init: RequestInit, headers: object, used: readonly string[]]>([
  [
    "an operation, with the address of its successor",
    "/pets/a%20b",
    {},
    ofGetPet("/v1/animals/a%20b"),
    ["operation getPet"],
  ],
  [
    "an operation that refuses the request",
    `/pets/${"x".repeat(21)}`,
    {},
    ofGetPet(`/v1/animals/${"x".repeat(21)}`),
    ["operation getPet"],
  ],
  [
    "a successor that needs another parameter",
    "/owners/1",
    {},
    { deprecation: "@0", ...SUNSET },
    ["operation getOwner"],
  ],
  [
    "a successor elsewhere, and no date",
    "/news",
    {},
    { deprecation: "@0", link: '<https://news.example.com/pets>; rel="successor-version"' },
    ["operation getNews"],
  ],
  ["an operation with wrong extensions", "/plain", {}, { deprecation: "@0" }, ["operation getPlain"]],
  ["an operation that is not deprecated", "/animals/1", {}, {}, []],
  ["a parameter that is not sent, although it has a default", "/pets?cursor=a", {}, {}, []],
  [
    "a parameter that is sent",
    "/pets?page=1",
    {},
    { deprecation: "@1790812800", sunset: "Tue, 01 Jun 2027 00:00:00 GMT" },
    ["parameter page"],
  ],
  [
    "two parameters: the earliest of their dates",
    "/pets?page=2",
    { headers: { "X-Trace": "1" } },
    {
      deprecation: "@1790812800",
      sunset: "Fri, 01 Jan 2027 00:00:00 GMT",
      link: '</docs/trace>; rel="deprecation"',
    },
    ["parameter page", "parameter X-Trace"],
  ],
  ["a body without deprecated fields", "/pets", post({ name: "Rex", coat: { length: 1 } }), {}, []],
  [
    "a field",
    "/pets",
    post({ name: "Rex", colour: "red" }),
    { deprecation: "@0", sunset: "Sat, 01 May 2027 00:00:00 GMT" },
    ["field /colour"],
  ],
  [
    "a field under another spelling",
    "/pets",
    post({ name: "Rex", color: "red" }),
    { deprecation: "@0", sunset: "Sat, 01 May 2027 00:00:00 GMT" },
    ["field /color"],
  ],
  [
    "a field in the entries of a list, which is told once",
    "/pets",
    post({ name: "Rex", friends: [{ name: "a" }, { name: "b", owner: {} }, { name: "c", owner: {} }] }),
    { deprecation: "@1793491200" },
    ["field /friends/1/owner"],
  ],
  [
    "a field of the chosen branch of a union",
    "/pets",
    post({ name: "Rex", kind: { type: "cat", lives: 7 } }),
    { deprecation: "@0", sunset: "Sat, 01 Jan 2028 00:00:00 GMT" },
    ["field /kind/lives"],
  ],
  [
    "a field of the same name in another branch",
    "/pets",
    post({ name: "Rex", kind: { type: "dog", lives: 1 } }),
    {},
    [],
  ],
])("%s", async (_, path, init, headers, used) => {
  expect(await call(path, init)).toEqual({ status: expect.any(Number), headers, used });
});

test("the path of the application stands before that of the successor", async () => {
  expect((await call("/pets/1", {}, { basePath: "/api" })).headers.link).toContain("</api/animals/1>");
});

test("a reply keeps its own headers, and its links beside those of the document", async () => {
  const headers = { sunset: "Thu, 01 Jan 2026 00:00:00 GMT", Link: '</next>; rel="next"' };
  const told = await call("/pets/1", {}, { handlers: { getPet: () => ({ status: 204, headers }) } });
  expect(told.headers).toEqual({
    deprecation: "@1788220800",
    sunset: headers.sunset,
    link: `${headers.Link}, </v1/animals/1>; rel="successor-version", ${info}`,
  });
});

test("a parameter of the path cannot end the link", async () => {
  const { handlers } = handlersFor();
  await serving([deprecations.serveApi({ handlers }).middleware], async ({ url }) => {
    // fetch would encode the path.
    const [response] = (await once(get(`${url}/v1/`, { path: '/v1/pets/a>"b' }), "response")) as [IncomingMessage];
    response.resume();
    expect(response.headers.link).toBe(`</v1/animals/a%3E%22b>; rel="successor-version", ${info}`);
  });
});

test("replies to errors and to handlers that are not written say it too", async () => {
  const onError: ServeOptions["onError"] = () => ({ status: 400 });
  const thrown = await call("/pets/1", {}, { onError, handlers: { getPet: () => Promise.reject(new Error("no")) } });
  expect([thrown.status, thrown.headers.deprecation]).toEqual([400, "@1788220800"]);
  const unwritten = await call("/pets/1", {}, { handlers: { getPet: () => deprecations.notImplemented("getPet") } });
  expect([unwritten.status, unwritten.headers.deprecation]).toEqual([501, "@1788220800"]);
});

test("the hook gets the last word, and the warnings say it of fields", async () => {
  let warnings: unknown;
  const onReply: ServeOptions["onReply"] = ({ headers: _, ...reply }, { warnings: told }) => {
    warnings = told;
    return reply;
  };
  expect((await call("/pets", post({ name: "Rex", colour: "red" }), { onReply })).headers).toEqual({});
  expect(warnings).toMatchObject([{ pointer: "/colour", message: "is deprecated, ends on 2027-05-01; use coat" }]);
});
