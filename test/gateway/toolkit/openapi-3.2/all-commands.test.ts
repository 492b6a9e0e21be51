import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { cp, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runCommand, runCommandIn } from "../../../rig/run-command.ts";
import { newTreesFolder } from "../../../unit/scripts/generated-case.ts";
import type { ServedApp } from "../koa/served-app.ts";
import { spec, startShelter } from "./shelter.ts";

// openapi.yaml has every field that is new in OpenAPI 3.2; it goes through all commands.

const SLOW_MS = 120_000;
const folder = newTreesFolder("openapi-3.2");
const tree = join(folder, "generated");
const recording = join(folder, "traffic.jsonl");
let server: ServedApp;

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  const emit = ["--server", "koa", "--emit", "tanstack-query,msw,python"];
  const generated = await runCommand("generate", "--spec", spec, "--out", tree, ...emit);
  expect(generated).toMatchObject({ status: 0, stderr: "" });
  server = await startShelter(tree);
}, SLOW_MS);

afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const authorized = (): string[] => ["--header", "Authorization: Bearer good"];

test("lint finds nothing", async () => {
  expect(await runCommand("lint", "--spec", spec)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("0 errors, 0 warnings"),
  });
});

describe("the client calls the server", () => {
  type Answer = { readonly data?: unknown; readonly response: { readonly status: number } };
  type Client = Record<string, (init: object) => Promise<Answer>>;

  const names = (list: object) => [list, { kind: "cat", name: "Tom", lives: 9 }];
  test.each([
    ["findAnimals", { params: { query: { search: { name: "A & B", limit: 2 } } } }, 200, names({ name: "A & B" })],
    ["queryAnimals", { body: { kinds: ["dog"] } }, 200, [{ kind: "dog", name: "Tom" }]],
    ["getAnimal", { params: { path: { animalId: 1 }, cookie: { theme: "dark" } } }, 200, { name: "dark" }],
    ["getAnimal", { params: { path: { animalId: 1 }, cookie: { theme: "blue" } } }, 400, undefined],
    ["addAnimal", { body: { name: "Nemo" } }, 201, { name: "Nemo" }],
    ["addAnimal", { body: { kind: "cat", name: "Tom", lives: 10 } }, 400, undefined],
    ["copyAnimal", { params: { path: { animalId: 1 } } }, 204, undefined],
  ])("%s %j: %i", async (operation, init, status, data) => {
    const { createClient } = await import(pathToFileURL(join(tree, "client.ts")).href);
    const options = { baseUrl: `${server.url}/v1`, credentials: { device: "good" }, onDeprecated: false };
    const client: Client = createClient(options);
    const answer = await client[operation]?.(init);
    expect([answer?.response.status, answer?.data]).toEqual([status, data]);
  });
});

test("contract test holds the server to the document", { timeout: SLOW_MS }, async () => {
  const target = ["--spec", spec, "--url", server.url, ...authorized(), "--record", recording];
  const { status, stdout } = await runCommand("test", ...target);
  expect(stdout).toContain("7 operations");
  expect([status, stdout.includes("✗")], stdout).toEqual([0, false]);
});

test("contract coverage reads what was recorded", { timeout: SLOW_MS }, async () => {
  const { status, stdout } = await runCommandIn(folder, "coverage", recording, "--spec", spec);
  expect(status, stdout).toBe(0);
  expect(stdout).toMatch(/operations\s+7 \/ 7/);
  // Cookies are not recorded: all others were sent with a valid and an invalid value.
  expect(stdout).toMatch(/parameters\s+8 \/ 10/);
});

test("contract fuzz finds nothing", { timeout: SLOW_MS }, async () => {
  const target = ["--spec", spec, "--url", server.url, ...authorized(), "--seed", "32", "--rounds", "12"];
  const { status, stdout } = await runCommand("fuzz", ...target);
  expect(status, stdout).toBe(0);
});

test("the mock answers as the document says", { timeout: SLOW_MS }, async () => {
  const { status, stdout } = await runCommand("test", "--prism", "--spec", spec);
  expect(status, stdout).toBe(0);
  expect(stdout).toContain("7 operations");
});

test("contract workflows calls operations of every method", { timeout: SLOW_MS }, async () => {
  const project = join(folder, "project");
  const parameters = [
    { name: "Authorization", in: "header", value: "Bearer good" },
    { name: "animalId", in: "path", value: 1 },
  ];
  const step = (operationId: string, status: number, more: object = {}) => ({
    ...{ stepId: operationId, operationId, parameters, ...more },
    successCriteria: [{ condition: `$statusCode == ${status}` }],
  });
  const query = { contentType: "application/json", payload: { kinds: ["cat", "fish"] } };
  const workflow = {
    arazzo: "1.0.1",
    info: { title: "Animals", version: "1.0.0" },
    sourceDescriptions: [{ name: "shelter", url: join(tree, "openapi.json"), type: "openapi" }],
    workflows: [
      {
        workflowId: "all",
        steps: [step("queryAnimals", 200, { requestBody: query }), step("getAnimal", 200), step("copyAnimal", 204)],
      },
    ],
  };
  mkdirSync(join(project, "spec/workflows"), { recursive: true });
  await writeFile(join(project, "contract.config.ts"), 'export default { spec: "spec/openapi.yaml" };\n');
  await cp(spec, join(project, "spec/openapi.yaml"));
  await writeFile(join(project, "spec/workflows/all.arazzo.yaml"), JSON.stringify(workflow));
  const { status, stdout } = await runCommandIn(project, "workflows", "--url", `${server.url}/v1`);
  expect(stdout).toContain("3 steps passed, 0 failed");
  expect(status).toBe(0);
});

describe("the docs", () => {
  const out = join(folder, "docs");
  beforeAll(async () => {
    expect(await runCommand("docs", "--spec", spec, "--out", out)).toMatchObject({ status: 0 });
  }, SLOW_MS);

  test.each([
    ["a group in another one", "index.html", '<li class="inner level-1"><a href="group-cats.html">Cats</a>'],
    ["the method QUERY", "operation-query-animals.html", '<span class="method query">QUERY</span>'],
    ["an additional method", "operation-copy-animal.html", '<span class="method copy">COPY</span>'],
    ["a tag that is a badge", "operation-query-animals.html", '<span class="badge" title="badge">Beta</span>'],
    ["the whole query", "operation-find-animals.html", "<h2>The whole query</h2>"],
    ["the summary of a response", "operation-add-animal.html", "<span>The animal as it is kept</span>"],
    ["an example as data", "operation-add-animal.html", "<td>A cat</td>"],
    ["an example as text", "operation-follow-news.html", "Rex"],
    ["the names of servers", "operation-get-animal.html", ">production</option>"],
    ["a flow for devices", "authentication.html", "<code>https://auth.example.org/device</code>"],
    ["the metadata of a flow", "authentication.html", "oauth-authorization-server</code>"],
    ["a scheme that ends", "authentication.html", "deprecated, ends on 2027-03-01; use device"],
  ])("show %s", (_, page, part) => {
    expect(readFileSync(join(out, page), "utf8")).toContain(part);
  });
});

/** What a change of the document is called, and whether it breaks callers. */
const CHANGES: readonly (readonly [what: string, from: string, to: string, sentence: RegExp])[] = [
  [
    "a removed query",
    "    query:\n      operationId: queryAnimals",
    "    x-query:\n      a: b",
    /removed \(QUERY \/animals\)/,
  ],
  ["another method", "      COPY:", "      MOVE:", /moved from COPY \S+ to MOVE/],
  [
    "a property of the whole query",
    "name: { type: string, minLength: 1, ",
    "name: { type: string, minLength: 2, ",
    /`?name`? .*2/,
  ],
  ["style: cookie", "          style: cookie\n", "", /cookie parameter `theme` is now serialized as form/],
  ["no defaultMapping", "        defaultMapping: OtherAnimal\n", "", /kind/],
  [
    "no flow for devices",
    "        deviceAuthorization:\n",
    "        clientCredentials:\n",
    /flow `deviceAuthorization` .* is removed/,
  ],
  ["another metadata URL", "org/.well-known/oauth", "org/other/oauth", /has oauth2MetadataUrl/],
  ["a scheme that is no longer deprecated", "      deprecated: true\n", "", /no longer deprecated/],
  [
    "another summary of a response",
    "summary: The animal as it is kept",
    "summary: The new animal",
    /the summary of the 201 response/,
  ],
  [
    "another kind of tag",
    "summary: Beta, description: May change., kind: badge",
    "summary: Beta, description: May change., kind: nav",
    /the tag `beta` changed/,
  ],
];

test.each(CHANGES)("diff tells of %s", { timeout: SLOW_MS }, async (_, from, to, sentence) => {
  const changed = join(folder, "changed");
  await cp(dirname(spec), changed, { recursive: true });
  const text = await readFile(spec, "utf8");
  expect(text.split(from)).toHaveLength(2);
  await writeFile(join(changed, "openapi.yaml"), text.replace(from, to));
  const { stdout } = await runCommand("diff", spec, join(changed, "openapi.yaml"), "--json");
  expect(stdout).toMatch(sentence);
});
