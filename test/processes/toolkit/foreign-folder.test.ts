import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runCommandIn, startContract } from "../../rig/run-command.ts";

// What a document brings with it is data: none of it is run, and no address in it is asked.

let folder: string;
let servers: Server[];
let requests: string[];
/** The address that the foreign files name. */
let origin: string;
/** The server that is tested. */
let api: string;

async function listen(answer: (url: string) => string): Promise<string> {
  const server = createServer(({ url = "" }, response) => {
    response.writeHead(200, { "content-type": "application/json" }).end(answer(url));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  servers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "foreign-"));
  requests = [];
  servers = [];
  origin = await listen((url) => {
    requests.push(url);
    return "{}";
  });
  api = await listen(() => '"one"');
  for (const [path, text] of Object.entries(foreignFiles())) write(join("foreign", path), text);
  // Redocly would look for it in the current folder.
  write("project/@theme/plugin.js", code("@theme/plugin.js"));
});

afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(folder, { recursive: true, force: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Each module says by a file that it was run. */
const code = (name: string): string =>
  `import { appendFileSync } from "node:fs";\nappendFileSync(${JSON.stringify(join(folder, "ran"))}, ${JSON.stringify(`${name}\n`)});\nexport default { id: ${JSON.stringify(name)}, configs: { all: { rules: {} } } };\n`;

function makeDocument(title: string): string {
  const $ref = `${origin}/data.json`;
  const schema = { type: "string", example: "one", examples: ["one"], externalDocs: { url: $ref }, "x-note": { $ref } };
  const responses = {
    "200": {
      description: "ok",
      content: {
        "application/json": { schema, examples: { one: { value: "one" }, far: { externalValue: $ref } } },
      },
    },
  };
  return JSON.stringify({
    openapi: "3.1.0",
    info: { title, version: "1.0.0", contact: { url: $ref }, "x-logo": { url: $ref, $ref } },
    servers: [{ url: `${origin}/api` }],
    paths: {
      "/a": {
        servers: [{ url: origin }],
        get: { operationId: "a", summary: "A", tags: ["t"], "x-note": { $ref }, responses, servers: [{ url: origin }] },
      },
    },
    components: {
      schemas: { Named: { $id: `${origin}/id.json`, type: "string" } },
      securitySchemes: {
        open: { type: "openIdConnect", openIdConnectUrl: `${origin}/.well-known/openid-configuration` },
        oauth: { type: "oauth2", flows: { clientCredentials: { tokenUrl: `${origin}/token`, scopes: {} } } },
      },
    },
  });
}

const WORKFLOW = `arazzo: 1.0.1
info: {title: W, version: "1", x-note: {$ref: "ORIGIN/note.json"}}
sourceDescriptions:
  - {name: api, url: ../openapi.json, type: openapi, x-serverUrl: ORIGIN}
  - {name: more, url: ../more.arazzo.yaml, type: arazzo}
workflows:
  - workflowId: w
    inputs: {$ref: ORIGIN/inputs.json}
    steps:
      - {stepId: a, operationId: $sourceDescriptions.api.a, successCriteria: [{condition: $statusCode == 200}]}
`;

/** The documentation knows no steps that are workflows. */
const CALLS_MORE = "      - {stepId: m, workflowId: $sourceDescriptions.more.m}\n";

const MORE_WORKFLOWS = `arazzo: 1.0.1
info: {title: M, version: "1"}
sourceDescriptions: [{name: other, url: openapi.json, type: openapi, x-serverUrl: ORIGIN}]
workflows:
  - workflowId: m
    steps: [{stepId: b, operationId: a, successCriteria: [{condition: $statusCode == 200}]}]
`;

function foreignFiles(): Readonly<Record<string, string>> {
  return {
    "openapi.json": makeDocument("New"),
    "old.json": makeDocument("Old"),
    "far.json": JSON.stringify({
      ...JSON.parse(makeDocument("Far")),
      components: { schemas: { A: { $ref: `${origin}/a` } } },
    }),
    "dynamic.json": JSON.stringify({
      ...JSON.parse(makeDocument("Far")),
      components: { schemas: { A: { $dynamicRef: `${origin}/a#b` } } },
    }).replace('"type":"string"', '"$ref":"#/components/schemas/A"'),
    "part.json": JSON.stringify({
      ...JSON.parse(makeDocument("Part")),
      components: { schemas: { A: { $ref: "redocly.yaml#/components/schemas/Named" } } },
    }),
    "swagger.json": JSON.stringify({
      swagger: "2.0",
      info: { title: "S", version: "1", "x-note": { $ref: `${origin}/data.json` } },
      paths: { "/a": { get: { operationId: "a", responses: { "200": { description: "ok" } } } } },
    }),
    "redocly.yaml": `extends: [recommended, ${origin}/rules.yaml, ./more.yaml, plugin/all]
plugins: [./plugin.mjs]
resolve: {http: {headers: [{matches: "${origin}/**", name: X-Secret, envVariable: HOME}]}}
rules: {operation-summary: warn, info-license: {$ref: "${origin}/rule.yaml"}}
components: {schemas: {Named: {type: string}}}
`,
    "more.yaml": "plugins: [./more.mjs]\n",
    ".redocly.lint-ignore.yaml": "openapi.json: {operation-summary: ['#/paths/~1a/get/summary']}\n",
    "package.json": JSON.stringify({ type: "module", main: "plugin.mjs", redocly: "plugin.mjs" }),
    ...Object.fromEntries(
      ["plugin.mjs", "more.mjs", "@theme/plugin.js", "contract.config.ts", ".prettierrc.mjs"].map((path) => [
        path,
        code(path),
      ]),
    ),
    "workflows/w.arazzo.yaml": WORKFLOW.replaceAll("ORIGIN", origin),
    "more.arazzo.yaml": MORE_WORKFLOWS.replaceAll("ORIGIN", origin),
    "released/0.9.0.json": makeDocument("Released"),
    "traffic.jsonl": "",
  };
}

const ran = (): string => (existsSync(join(folder, "ran")) ? readFileSync(join(folder, "ran"), "utf8") : "");

/** A document that cannot be read without asking an address is refused. */
const FAR = /(far|dynamic)\.json:1:\d+ {2}error {2}\S+ {2}[^\n]+http:/;

const COMMANDS: readonly (readonly [name: string, args: readonly string[], text: RegExp])[] = [
  [
    "lint",
    ["lint", "--spec", "../foreign/openapi.json"],
    /redocly\.yaml:1:1 {2}warn {2}lint-configuration [\s\S]+^document: /m,
  ],
  ["lint with a preset", ["lint", "--spec", "../foreign/openapi.json", "--preset", "strict"], /^document: /m],
  ["generate", ["generate", "--spec", "../foreign/openapi.json", "--out", "out", "--server", "koa"], /1 operation/],
  ["docs", ["docs", "--spec", "../foreign/openapi.json", "--out", "docs"], /index\.html built/],
  ["diff", ["diff", "../foreign/old.json", "../foreign/openapi.json"], /title/],
  ["test", ["test", "--spec", "../foreign/openapi.json", "--url", "API"], /1 operation/],
  ["test of the mock", ["test", "--spec", "../foreign/openapi.json", "--prism"], /1 operation/],
  ["fuzz", ["fuzz", "--spec", "../foreign/openapi.json", "--url", "API", "--rounds", "1"], /^fuzz: \d+ requests/m],
  ["coverage", ["coverage", "--spec", "../foreign/openapi.json", "../foreign/traffic.jsonl"], /page: /],
  ["init", ["init", "made", "--no-lock", "--spec", "../foreign/openapi.json"], /has 1 operation/],
  ["init of Swagger", ["init", "made", "--no-lock", "--spec", "../foreign/swagger.json"], /has 1 operation/],
  ...["lint", "generate --out out", "docs", "test", "fuzz", "coverage ../foreign/traffic.jsonl", "init made"].map(
    (name) =>
      [`${name} with a $ref to an address`, [...name.split(" "), "--spec", "../foreign/far.json"], FAR] as const,
  ),
  ...["lint", "test --url API", "fuzz --url API"].map(
    (name) =>
      [
        `${name} with a dynamic reference to an address`,
        [...name.split(" "), "--spec", "../foreign/dynamic.json"],
        FAR,
      ] as const,
  ),
  ["diff with a $ref to an address", ["diff", "../foreign/old.json", "../foreign/far.json"], FAR],
];

const run = (start: typeof runCommandIn, args: readonly string[], place = "project") =>
  start(join(folder, place), ...args.map((arg) => arg.replace("API", api)));

describe("of a folder outside of the project nothing is run or asked by", () => {
  test.each(COMMANDS)("contract %s", async (_, args, text) => {
    const { stdout, stderr } = await run(runCommandIn, args);
    expect([ran(), requests]).toEqual(["", []]);
    expect(stdout + stderr).toMatch(text);
  });

  test("a project that is made of it", async () => {
    await run(runCommandIn, ["init", "made", "--no-lock", "--spec", "../foreign/part.json"]);
    write("project/made/contract.config.ts", 'export default { spec: "spec/openapi.json" };\n');
    const { stdout } = await run(runCommandIn, ["lint"], "project/made");
    expect([ran(), requests]).toEqual(["", []]);
    expect(stdout).toMatch(/^document: /m);
  });
});

const OWN_COMMANDS: readonly (readonly [args: readonly string[], text: RegExp])[] = [
  [["lint"], /redocly\.yaml:1:1 {2}warn {2}lint-configuration [\s\S]+^document: /m],
  [["generate"], /1 operation/],
  [["check"], /^document: /m],
  [["dev", "--once"], /lint-configuration/],
  [["diff"], /title/],
  [["release"], /out\/openapi\.json is not that of/],
  [["new", "GET", "/b"], /Left for you/],
  [["workflows", "--url", "API"], /[2-9] steps passed, 0 failed/],
];

describe("nor if the project's configuration names the document, by", () => {
  test.each(OWN_COMMANDS)("contract %j", async (args, text) => {
    write("project/contract.config.mjs", 'export default { spec: "../foreign/openapi.json", out: "out" };\n');
    write("foreign/workflows/w.arazzo.yaml", WORKFLOW.replaceAll("ORIGIN", origin) + CALLS_MORE);
    const { stdout, stderr } = await run(startContract, args);
    expect([ran(), requests]).toEqual(["", []]);
    expect(stdout + stderr).toMatch(text);
  });
});

test.each([
  ["a document at an address", /url: openapi\.json/, "url: ORIGIN/openapi.json"],
  ["a step with an address of its own", /operationId: a/, "x-operation: {url: ORIGIN/b, method: get}"],
])("contract workflows refuses %s", async (_, from, to) => {
  write("project/contract.config.mjs", 'export default { spec: "../foreign/openapi.json" };\n');
  write("foreign/more.arazzo.yaml", MORE_WORKFLOWS.replace(from, to).replaceAll("ORIGIN", origin));
  const { status, stderr } = await run(runCommandIn, ["workflows", "--url", "API"]);
  expect(stderr).toMatch(
    /more\.arazzo\.yaml:1:1 {2}error {2}workflow-address {2}[^\n]+http:[^\n]+\n {4}fix: [^\n]+\n$/,
  );
  expect([status, ran(), requests]).toEqual([1, "", []]);
});

test.each([
  ["beside the project's own document", "project/spec/redocly.yaml", []],
  ["in the project's folder", "project/redocly.yaml", []],
  ["in the project's folder, for another document", "project/redocly.yaml", ["--spec", "../other/openapi.json"]],
])("a redocly.yaml %s applies with its plugins", async (_, path, args) => {
  write("project/contract.config.mjs", "export default {};\n");
  for (const spec of ["project/spec/openapi.yaml", "other/openapi.json"]) write(spec, makeDocument("Own"));
  write(path, "extends: [plugin.mjs/all]\nplugins: [./plugin.mjs]\n");
  write(join(dirname(path), "plugin.mjs"), code("plugin.mjs"));
  const { stdout } = await run(runCommandIn, ["lint", ...args]);
  expect(stdout).toContain("document: 0 errors, 0 warnings");
  expect(ran()).toContain("plugin.mjs");
});
