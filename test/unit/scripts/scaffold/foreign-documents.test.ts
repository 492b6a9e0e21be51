import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runCommandIn, withFiles } from "../../../rig/run-command.ts";

const answer = { "200": { description: "ok" } };
const operation = (operationId: string, more: object = {}) => ({ operationId, responses: answer, ...more });

function makeDocument(paths: object, more: object = {}): string {
  return JSON.stringify({ openapi: "3.0.3", info: { title: "Foreign", version: "1" }, paths, ...more });
}

const init = (folder: string) => runCommandIn(folder, "init", "made", "--no-lock", "--spec", "openapi.json");

test("operations whose names differ only in case or punctuation get files and constants of their own", async () => {
  const paths = {
    "/a": { get: operation("getFoo"), put: operation("get_foo"), post: operation("get-foo") },
    "/a#again": { get: operation("handlers", { tags: ["!!!"] }), post: operation("???", { tags: ["!!!"] }) },
  };
  await withFiles({ "openapi.json": makeDocument(paths) }, async (folder) => {
    expect(await init(folder)).toMatchObject({ status: 0, stderr: "" });
    const list = await readFile(join(folder, "made/server/handlers/all.ts"), "utf8");
    const imported = [...list.matchAll(/^import \{ (\S+) \} from "(.+)";$/gm)].map(([, ...names]) => names);
    expect(imported).toHaveLength(5);
    expect(new Set(imported.map(([constant]) => constant)).size).toBe(5);
    expect(new Set(imported.map(([, path]) => path)).size).toBe(5);
    for (const [constant, path = ""] of imported)
      expect(await readFile(join(folder, "made/server/handlers", path), "utf8")).toContain(`const ${constant}:`);
  });
});

test.each([
  ["/a", "http://localhost:8080", true],
  ["/", "http://localhost:8080", false],
  ["/", "http://localhost:8080/api", true],
])("of %s at %s, / is free for a start page: %s", async (path, url, isFree) => {
  const document = makeDocument({ [path]: { get: operation("a") } }, { servers: [{ url }] });
  await withFiles({ "openapi.json": document }, async (folder) => {
    expect(await init(folder)).toMatchObject({ status: 0, stderr: "" });
    const app = await readFile(join(folder, "made/server/app.ts"), "utf8");
    expect([existsSync(join(folder, "made/server/start-page.ts")), app.includes("startPage")]).toEqual([
      isFree,
      isFree,
    ]);
  });
});

test("the configuration imports nothing of the server, and sends what each security scheme needs", async () => {
  const securitySchemes = {
    bot: { type: "apiKey", in: "header", name: "Authorization" },
    user: { type: "oauth2", flows: {} },
    session: { type: "apiKey", in: "cookie", name: "sid" },
    digest: { type: "http", scheme: "digest" },
    key: { type: "apiKey", in: "query", name: "key" },
  };
  const document = makeDocument({ "/a": { get: operation("a") } }, { components: { securitySchemes } });
  await withFiles({ "openapi.json": document }, async (folder) => {
    expect(await init(folder)).toMatchObject({ status: 0, stderr: "" });
    const config = await readFile(join(folder, "made/contract.config.ts"), "utf8");
    expect([...config.matchAll(/^import .* from "(.+)";$/gm)].map(([, path]) => path)).toEqual(["contract-kit"]);
    for (const line of [
      'bot: {"Authorization":"development"},',
      'user: {"Authorization":"Bearer development"},',
      'session: {"Cookie":"sid=development"},',
      'digest: {"Authorization":"Digest development"},',
      'key: {"key":"development"},',
    ])
      expect(config).toContain(line);
  });
});

test("init lists what is wrong with the document itself", async () => {
  const schema = { type: "integer", default: "none" };
  const parameters = [{ name: "size", in: "query", schema, example: "lots" }];
  const document = makeDocument({ "/a": { get: operation("a", { parameters }) } });
  await withFiles({ "openapi.json": document }, async (folder) => {
    const { status, stdout } = await init(folder);
    expect(status).toBe(0);
    expect(stdout).toContain(
      "init: fix 2 findings of the document first; until then npm test lists them and may fail:",
    );
    expect(stdout).toMatch(/openapi\.json:1:\d+ {2}error {2}contract\/valid-default/);
    expect(stdout).toMatch(/openapi\.json:1:\d+ {2}warn {2}contract\/valid-example/);
  });
});

test.each([
  ["a file in place of a folder", ["init", "openapi.json"], "init: openapi.json is a file; fix: name a new folder"],
  ["an address", ["init", "x", "--spec", "https://a.example/b.yaml"], "init: --spec takes a file, not an address"],
  ["docs into a file", ["docs", "--spec", "openapi.json", "--out", "openapi.json"], "docs: openapi.json is a file"],
  [
    "code into a file",
    ["generate", "--spec", "openapi.json", "--out", "openapi.json"],
    "it is a file, and a folder is",
  ],
])("%s is refused in one line, and nothing is lost", async (_, [name = "", ...args], line) => {
  const document = makeDocument({});
  await withFiles({ "openapi.json": document }, async (folder) => {
    const { status, stderr } = await runCommandIn(folder, name, ...args);
    expect([status, stderr.trimEnd().split("\n")]).toEqual([1, [expect.stringContaining(line)]]);
    expect(await readFile(join(folder, "openapi.json"), "utf8")).toBe(document);
  });
});
