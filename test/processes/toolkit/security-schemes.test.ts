import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import Koa from "koa";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../../rig/own-project.ts";
import { runCommandIn } from "../../rig/run-command.ts";
import { typeCheck } from "../../rig/type-check.ts";
import { newTreesFolder } from "../../unit/scripts/generated-case.ts";

const folder = newTreesFolder("security-schemes");
beforeAll(() => void mkdirSync(folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const key = (place: string, name = "app-key") => ({ type: "apiKey", in: place, name });
const http = (scheme: string) => ({ type: "http", scheme });
const flows = { clientCredentials: { tokenUrl: "https://auth.example/token", scopes: { read: "Read." } } };

type Schemes = Readonly<Record<string, object>>;

/** The schemes of a document, and what its operations require. Each requirement is that of one operation. */
const CASES: readonly (readonly [name: string, schemes: Schemes, requirements: readonly (readonly object[])[]])[] = [
  ["no scheme", {}, [[]]],
  ["a key in a header", { a: key("header") }, [[{ a: [] }]]],
  ["a key in the query", { a: key("query") }, [[{ a: [] }]]],
  ["a key in a cookie", { a: key("cookie") }, [[{ a: [] }]]],
  ["a key in the header Authorization", { a: key("header", "Authorization") }, [[{ a: [] }]]],
  ["a key whose name must be escaped", { "a-b c": key("query", "app[key]") }, [[{ "a-b c": [] }]]],
  ["HTTP basic", { a: http("basic") }, [[{ a: [] }]]],
  ["HTTP Basic in another case", { a: http("BASIC") }, [[{ a: [] }]]],
  ["HTTP bearer", { a: http("bearer") }, [[{ a: [] }]]],
  ["HTTP digest", { a: http("digest") }, [[{ a: [] }]]],
  ["HTTP of another scheme", { a: http("SCRAM-SHA-256") }, [[{ a: [] }]]],
  ["OAuth 2", { a: { type: "oauth2", flows } }, [[{ a: ["read"] }]]],
  ["OpenID Connect", { a: { type: "openIdConnect", openIdConnectUrl: "https://auth.example/oidc" } }, [[{ a: [] }]]],
  ["certificates", { a: { type: "mutualTLS" } }, [[{ a: [] }]]],
  ["a scheme by $ref", { a: { $ref: "#/components/securitySchemes/b" }, b: key("query") }, [[{ a: [] }]]],
  ["a key of the query and one of a header", { a: key("query"), b: key("header") }, [[{ a: [], b: [] }]]],
  ["two keys of cookies", { a: key("cookie", "one"), b: key("cookie", "two") }, [[{ a: [], b: [] }]]],
  ["a key and a token", { a: key("query"), b: http("bearer") }, [[{ a: [], b: [] }]]],
  ["a certificate and a key", { a: { type: "mutualTLS" }, b: key("query") }, [[{ a: [], b: [] }]]],
  ["a key or a token", { a: key("query"), b: http("bearer") }, [[{ a: [] }, { b: [] }]]],
  ["a key, or no credentials", { a: key("query") }, [[{}, { a: [] }]]],
  [
    "operations that differ",
    {
      a: key("query"),
      b: key("header"),
      c: key("cookie"),
      d: http("basic"),
      e: http("bearer"),
      f: key("header", "Authorization"),
      g: http("Digest"),
      h: { type: "mutualTLS" },
    },
    [
      [{ a: [] }],
      [{ b: [] }],
      [{ c: [] }],
      [{ d: [] }],
      [{ e: [] }],
      [{ f: [] }],
      [{ g: [] }],
      [{ h: [] }],
      [{ a: [], e: [] }],
      [],
    ],
  ],
];

function makeDocument(schemes: Schemes, requirements: readonly (readonly object[])[]): object {
  const problem = {
    description: "Refused",
    content: {
      "application/problem+json": { schema: { type: "object" } },
      "application/json": { schema: { type: "object" } },
    },
  };
  const schema = { type: "object", required: ["name"], properties: { name: { type: "string", maxLength: 9 } } };
  return {
    openapi: "3.1.0",
    info: { title: "Secured", version: "1.0.0" },
    paths: Object.fromEntries(
      requirements.map((security, index) => [
        `/op${index}`,
        {
          post: {
            operationId: `op${index}`,
            security,
            requestBody: { required: true, content: { "application/json": { schema } } },
            responses: { "200": { description: "Done" }, "4XX": problem },
          },
        },
      ]),
    ),
    components: { securitySchemes: schemes },
  };
}

/** Makes the project. Its configuration reads the toolkit of this clone. */
async function make(name: string, document: object): Promise<string> {
  const place = join(folder, name.replaceAll(/\W+/g, "-"));
  writeFileSync(`${place}.json`, JSON.stringify(document));
  const made = await runCommandIn(folder, "init", place, "--no-lock", "--spec", `${place}.json`);
  expect([made.status, made.stderr]).toEqual([0, ""]);
  change(place, '"contract-kit"', JSON.stringify(join(root, "scripts/index.ts")));
  return place;
}

function change(place: string, from: string | RegExp, to: string): void {
  const config = join(place, "contract.config.ts");
  const text = readFileSync(config, "utf8");
  expect(text).toMatch(from);
  writeFileSync(config, text.replace(from, to));
}

/** Serves an application in this process, and runs a command on it. */
async function runOn(app: Koa, place: string, ...args: readonly string[]) {
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { status, stdout, stderr } = await runCommandIn(place, ...args, "--url", url, "--json");
    return { status, stderr, result: JSON.parse(stdout || "{}") };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const load = <Exports>(place: string, file: string): Promise<Exports> => import(pathToFileURL(join(place, file)).href);

const ROUNDS = ["fuzz", "--rounds", "1", "--seed", "1"];

describe.each(CASES)("a new project with %s", (name, schemes, requirements) => {
  const ids = requirements.map((_, index) => `op${index}`);
  let place: string;
  let made: Koa;
  beforeAll(async () => {
    place = await make(name, makeDocument(schemes, requirements));
    made = (await load<{ readonly app: Koa }>(place, "server/app.ts")).app;
  });

  test.each([["test"], ROUNDS])("lets contract %s in", async (...args) => {
    const { result, ...ended } = await runOn(made, place, ...args);
    // Every handler answers 501 until it is written.
    expect(result).toMatchObject({ notWritten: ids });
    expect([...(result.failures ?? []), ...(result.findings ?? []), ...(result.neverAccepted ?? [])]).toEqual([]);
    expect(ended).toEqual({ status: 0, stderr: "" });
  });

  test.each([["test"], ROUNDS])("lets contract %s in when its handlers are written", async (...args) => {
    const { serveApi } = await load<{ serveApi(parts: object): { middleware: Koa.Middleware } }>(
      place,
      "generated/server.ts",
    );
    const guards = requirements.flat().length === 0 ? {} : await load<object>(place, "server/security.ts");
    const handlers = Object.fromEntries(ids.map((id) => [id, () => ({ status: 200 })]));
    const written = new Koa().use(serveApi({ handlers, ...guards }).middleware);
    const { result, ...ended } = await runOn(written, place, ...args);
    expect([...(result.failures ?? []), ...(result.findings ?? []), ...(result.neverAccepted ?? [])]).toEqual([]);
    expect(ended).toEqual({ status: 0, stderr: "" });
  });
});

test("the mock lets in who sends credentials of any scheme", async () => {
  const [, schemes = {}, requirements = []] = CASES.at(-1) ?? [];
  const spec = join(folder, "mocked.json");
  writeFileSync(spec, JSON.stringify(makeDocument(schemes, requirements)));
  const { status, stdout } = await runCommandIn(folder, "test", "--prism", "--spec", spec, "--json");
  expect([status, JSON.parse(stdout).failures]).toEqual([0, []]);
});

test("the code of all these projects type checks", () => {
  expect(typeCheck(folder)).toEqual([]);
});
