import { rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { valueAt } from "../../../../scripts/schema/json.ts";
import { runCommandIn, withFiles } from "../../../rig/run-command.ts";

const answer = { "200": { description: "ok" } };
const list = { type: "array", items: { type: "string" } };

const makeSwagger = (operation: object, more: object = {}): string =>
  JSON.stringify({
    ...{ swagger: "2.0", info: { title: "Old", version: "1" }, host: "api.example.com", basePath: "/v1" },
    schemes: ["https"],
    paths: { "/a": { post: { operationId: "a", responses: answer, ...operation } } },
    ...more,
  });

/** Makes a project of the document. Returns what init printed, and the document of the project. */
async function init(files: Readonly<Record<string, string>>) {
  return withFiles(files, async (folder) => {
    const result = await runCommandIn(folder, "init", "made", "--no-lock", "--spec", "swagger.json");
    const file = join(folder, "made/spec/openapi.yaml");
    const document = result.status === 0 ? parse(await readFile(file, "utf8")) : undefined;
    return { ...result, document };
  });
}

describe("init upgrades Swagger 2.0", () => {
  const definitions = { Pet: { type: "object", properties: { name: { type: "string" } } } };
  test.each<[what: string, swagger: string, path: string[], wanted: unknown]>([
    ["host, basePath and schemes", makeSwagger({}), ["servers"], [{ url: "https://api.example.com/v1" }]],
    [
      "a body",
      makeSwagger(
        { parameters: [{ name: "b", in: "body", required: true, schema: { $ref: "#/definitions/Pet" } }] },
        { definitions, consumes: ["application/json"] },
      ),
      ["paths", "/a", "post", "requestBody"],
      { content: { "application/json": { schema: { $ref: "#/components/schemas/Pet" } } }, required: true },
    ],
    [
      "a list that is one text",
      makeSwagger({ parameters: [{ name: "l", in: "query", ...list }] }),
      ["paths", "/a", "post", "parameters", "0", "explode"],
      false,
    ],
    [
      "a file",
      makeSwagger({ consumes: ["multipart/form-data"], parameters: [{ name: "f", in: "formData", type: "file" }] }),
      ["paths", "/a", "post", "requestBody", "content", "multipart/form-data", "schema", "properties", "f"],
      { type: "string", format: "binary" },
    ],
    [
      "security",
      makeSwagger({ security: [{ b: [] }] }, { securityDefinitions: { b: { type: "basic" } } }),
      ["components", "securitySchemes", "b"],
      { type: "http", scheme: "basic" },
    ],
  ])("%s", async (_, swagger, path, wanted) => {
    const { status, stdout, document } = await init({ "swagger.json": swagger });
    expect(status, stdout).toBe(0);
    expect(stdout).toContain("init: swagger.json is Swagger 2.0; it is upgraded to OpenAPI 3.0");
    expect(stdout).not.toContain("could not be upgraded");
    expect(valueAt(document, path)).toEqual(wanted);
  });

  test("a document of several files becomes one", async () => {
    const swagger = makeSwagger({ responses: { "200": { description: "ok", schema: { $ref: "pet.json" } } } });
    const pet = JSON.stringify({ type: "object", properties: { name: { type: "string" } } });
    const { status, document } = await init({ "swagger.json": swagger, "pet.json": pet });
    expect(status).toBe(0);
    expect(JSON.stringify(document)).toContain('"name":{"type":"string"}');
    expect(JSON.stringify(document)).not.toContain("pet.json");
  });
});

describe("init lists what could not be upgraded", () => {
  test.each([
    [
      "a list in another form",
      { parameters: [{ name: "l", in: "query", ...list, collectionFormat: "tsv" }] },
      "  #/paths/~1a/post/parameters/0: collectionFormat:tsv is no longer supported\n",
    ],
    [
      "a list of a form",
      { parameters: [{ name: "l", in: "formData", ...list }] },
      "  /paths/~1a/post/parameters/0 in the Swagger document: the list l is now a field for each entry, no longer one text (csv)\n",
    ],
    [
      "a schema on the network",
      { responses: { "200": { description: "ok", schema: { $ref: "http://127.0.0.1:9/pet.json" } } } },
      "  http://127.0.0.1:9/pet.json: nothing is fetched from the network; keep a copy beside the document\n",
    ],
    [
      "two bodies",
      { parameters: ["b", "c"].map((name) => ({ name, in: "body", schema: { type: "object" } })) },
      "  #/paths/~1a/post: Operation a has multiple requestBodies\n",
    ],
  ])("%s", async (_, operation, line) => {
    const { status, stdout, document } = await init({ "swagger.json": makeSwagger(operation) });
    expect(status, stdout).toBe(0);
    expect(stdout).toContain(`init: 1 part could not be upgraded as it was; look at:\n${line}`);
    expect(JSON.stringify(document)).not.toContain("x-s2o");
  });
});

describe("init keeps a document that cannot be used after the upgrade", () => {
  let kept: string | undefined;
  afterEach(() => {
    if (kept !== undefined) rmSync(kept, { recursive: true });
  });

  test("and says where it is", async () => {
    const wrong = makeSwagger({ parameters: [{ name: "l", in: "path", required: true, type: "string" }] });
    const { status, stderr } = await init({ "swagger.json": wrong });
    expect(status).not.toBe(0);
    const [, name = ""] =
      /(upgraded-\w+)\/openapi\.yaml:\d+:\d+ {2}error {2}path-parameters-defined/.exec(stderr) ?? [];
    kept = join(tmpdir(), name);
    expect(parse(await readFile(join(kept, "openapi.yaml"), "utf8"))).toMatchObject({ openapi: "3.0.0" });
  });
});
