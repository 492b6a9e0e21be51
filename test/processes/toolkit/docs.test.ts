import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { promisify } from "node:util";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { readApiDocument } from "../../../scripts/docs/document.ts";
import { listPages } from "../../../scripts/docs/render-site.ts";
import { makeSampleCall, readRequestBody } from "../../../scripts/docs/sample-calls.ts";
import { makeSamples, type Sample } from "../../../scripts/docs/samples.ts";
import { loadBundle } from "../../../scripts/document/bundle.ts";
import type { JsonObject } from "../../../scripts/schema/json.ts";
import gatewayDocs from "../../../spec/docs.ts";
import { petDocument, runCommand, withFiles } from "../../rig/run-command.ts";
import { caseFolders } from "../../unit/scripts/case-folder.ts";

const root = resolve(import.meta.dirname, "../../..");
const run = promisify(execFile);

test("writes a folder that loads nothing from the network", async () => {
  await withFiles({ "pets.json": JSON.stringify(petDocument) }, async (folder) => {
    const { status, stdout, stderr } = await runCommand(
      "docs",
      "--spec",
      `${folder}/pets.json`,
      "--out",
      `${folder}/docs`,
    );
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^docs: \S+index\.html built, [\d.]+ s\n$/);
    const names = (await readdir(`${folder}/docs`)).sort();
    expect(names).toEqual([
      ...["collection.json", "docs.css", "docs.js", "favicon.svg", "group-pets.html", "index.html", "minisearch.js"],
      ...["openapi.json", "operation-add-pet.html", "schemas.html", "search-entries.js", "search.js"],
      ...["theme.css", "theme.js"],
    ]);
    const page = await readFile(`${folder}/docs/index.html`, "utf8");
    expect(page).toContain("<title>Pets</title>");
    expect(page).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    const remote =
      /(<(script|img|source|iframe)[^>]+src|<link[^>]+href)="?(https?:)?\/\/|@import|url\(\s*["']?(https?:)?\/\//i;
    for (const name of names.filter((one) => /html|css/.test(one)))
      expect(await readFile(`${folder}/docs/${name}`, "utf8")).not.toMatch(remote);
  });
});

/** The page of the only operation of a document, whose body has this schema. */
function renderBody(schema: JsonObject, config = {}, schemas: JsonObject = {}): string {
  const document = {
    openapi: "3.1.0",
    info: { title: "Shop", version: "1" },
    paths: {
      "/orders": {
        post: { operationId: "order", requestBody: { content: { "application/json": { schema } } }, responses: {} },
      },
    },
    components: { schemas },
  };
  const pages = listPages({ document, config, workflows: [], changes: undefined });
  return pages.get("operation-order.html")?.() ?? "";
}

const textOf = (page: string): string => page.replaceAll(/<[^>]+>/g, "").replaceAll(/\s+/g, " ");

test("what is deprecated has a badge with its date and what to use instead", async () => {
  const spec = caseFolders.find(({ name }) => name === "deprecations")?.spec ?? "";
  const { document } = await loadBundle(spec);
  const pages = listPages({ document, config: {}, workflows: [], changes: undefined });
  const badgesOf = (page: string): string[] =>
    [...(pages.get(page)?.() ?? "").matchAll(/<span class="deprecated">(.*?)<\/span>/g)].map(([, text]) => text ?? "");
  expect(badgesOf("operation-get-pet.html")).toEqual([
    '<a href="https://pets.example.com/news?id=1">deprecated since 2026-09-01, ends on 2027-03-01; use getAnimal</a>',
  ]);
  expect(badgesOf("operation-get-plain.html")).toEqual(["deprecated"]);
  expect(badgesOf("operation-get-animal.html")).toEqual([]);
  expect(badgesOf("operation-list-pets.html").slice(0, 2)).toEqual([
    "deprecated since 2026-10-01, ends on 2027-06-01; use cursor",
    '<a href="/docs/trace">deprecated, ends on 2027-01-01</a>',
  ]);
  expect(badgesOf("operation-add-pet.html")).toEqual(
    expect.arrayContaining(["deprecated, ends on 2027-05-01; use coat", "deprecated since 2026-11-01"]),
  );
});

describe("a schema", () => {
  test("is shown with types, limits, values and defaults", () => {
    const text = textOf(
      renderBody({
        type: "object",
        required: ["name"],
        properties: {
          name: { type: "string", minLength: 1, maxLength: 40, description: "Its **name**." },
          size: { type: "integer", minimum: 1, maximum: 9, default: 3 },
          kind: { enum: ["cat", "dog"] },
          tags: { type: "array", maxItems: 2, items: { type: "string" } },
        },
      }),
    );
    expect(text).toContain("name string required Its name. 1 to 40 characters");
    expect(text).toContain("size integer 1 to 9default 3");
    expect(text).toContain("kind string one of cat dog");
    expect(text).toContain("tags array of string at most 2 items");
  });

  test("has the fields of allOf together, its choices, and its rules in words", () => {
    const text = textOf(
      renderBody(
        {
          allOf: [
            { $ref: "#/components/schemas/Base" },
            { type: "object", properties: { kind: { enum: ["image", "text"] }, url: { type: "string" } } },
          ],
          oneOf: [{ title: "Card", properties: { card: { type: "string" } } }, { $ref: "#/components/schemas/Cash" }],
          if: { properties: { kind: { const: "image" } } },
          then: { required: ["url"], properties: { id: false } },
        },
        {},
        {
          Base: { type: "object", properties: { id: { type: "string" } } },
          Cash: { type: "object", properties: { coins: { type: "integer" } } },
        },
      ),
    );
    expect(text).toMatch(/id string .*kind string .*url string/);
    expect(text).toMatch(/One of these:\s*Card object .*card string.*Cash object .*coins integer/);
    expect(text).toContain("If kind is image: url is required, without id.");
  });

  test("that holds itself ends with a link to it", () => {
    const page = renderBody(
      { $ref: "#/components/schemas/Tree" },
      {},
      {
        Tree: { type: "object", properties: { left: { $ref: "#/components/schemas/Tree" } } },
      },
    );
    expect(page).toContain('See <a href="schema-tree.html">Tree</a>');
  });

  test("shows extensions as badges and limits as the project says, and no others", () => {
    const config = {
      badges: { "x-stage": { beta: "in trial" } },
      describe: (schema: JsonObject) =>
        schema["x-most"] === undefined ? [] : [`at most ${String(schema["x-most"])} bytes`],
      covered: { "x-most": ["maxLength"] },
    };
    const page = renderBody(
      {
        type: "object",
        properties: { a: { type: "string", "x-stage": "beta", maxLength: 9, "x-most": 9, "x-other": 1 } },
      },
      config,
    );
    expect(page).toContain('<span class="badge" title="x-stage">in trial</span>');
    expect(textOf(page)).toContain("at most 9 bytes");
    expect(textOf(page)).not.toContain("9 characters");
    expect(page).not.toContain("x-other");
  });
});

test("markup in a document is shown, not run", () => {
  const evil = "<img src=x onerror=alert(1)>";
  const page = renderBody({
    type: "object",
    description: evil,
    properties: { [evil]: { type: "string", description: `${evil} [a](javascript:alert(1))`, enum: [evil] } },
  });
  expect(page).not.toContain("<img");
  expect(page).not.toMatch(/href="javascript:/);
});

describe("the samples of every operation and example", async () => {
  const document = JSON.parse(await readFile(`${root}/generated/openapi.json`, "utf8"));
  const samplesOf = (make: (...args: Parameters<typeof makeSamples>) => Sample[]): Sample[] =>
    readApiDocument(document).groups.flatMap(({ operations }) =>
      operations
        .filter(({ kind }) => kind === "operation")
        .flatMap((operation) => {
          const examples = readRequestBody(document, operation)?.examples ?? [];
          const used = examples.length === 0 ? [undefined] : examples;
          return used.flatMap((example) => make(makeSampleCall(document, operation, example), "http://localhost:8080"));
        }),
    );
  const all = [
    ...samplesOf(makeSamples),
    ...samplesOf((call, url) => gatewayDocs.samples(call, url, makeSamples(call, url))),
  ];

  test("are TypeScript", () => {
    const codes = all.filter(({ language }) => language === "typescript").map(({ code }) => code);
    expect(codes.length).toBeGreaterThan(80);
    for (const code of codes) {
      const { diagnostics } = ts.transpileModule(code, { reportDiagnostics: true });
      expect([code, diagnostics?.map(({ messageText }) => messageText)]).toEqual([code, []]);
    }
  });

  test("call methods that the clients have", async () => {
    const calls = new Set(
      all.flatMap(({ code }) => [...code.matchAll(/gateway\.(\w+)\(/g)].map(([, name = ""]) => name)),
    );
    const files = [
      "generated/client.ts",
      "generated/python/operations.py",
      "client/python/messaging_gateway/gateway.py",
    ];
    const clients = (await Promise.all(files.map((file) => readFile(`${root}/${file}`, "utf8")))).join();
    const missing = [...calls].filter((name) => !new RegExp(`(def |\\b)${name}\\b`).test(clients));
    expect(calls.size).toBeGreaterThan(20);
    expect(missing).toEqual([]);
  });

  test("are shell commands", async () => {
    const codes = all.filter(({ language }) => language === "bash").map(({ code }) => code);
    // A shell that only reads: -n.
    await withFiles({ "samples.sh": codes.join("\n") }, (folder) => run("sh", ["-n", `${folder}/samples.sh`]));
  });

  const hasPython = await run("python3", ["--version"]).then(
    () => true,
    () => false,
  );
  test.skipIf(!hasPython)("are Python", async () => {
    const codes = all.filter(({ language }) => language === "python").map(({ code }) => code);
    const check = "import json, sys\nfor code in json.load(open(sys.argv[1])): compile(code, 'sample', 'exec')";
    await withFiles({ "samples.json": JSON.stringify(codes) }, (folder) =>
      run("python3", ["-c", check, `${folder}/samples.json`]),
    );
  });
});
