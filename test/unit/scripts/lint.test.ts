import { join } from "node:path";
import { createConfig } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { loadBundle } from "../../../scripts/document/bundle.ts";
import { getFix, rulesWithFix } from "../../../scripts/lint/fixes.ts";
import { lintBundle } from "../../../scripts/lint/lint-document.ts";
import { loadRules } from "../../../scripts/lint/load-rules.ts";
import { runCommand, withFiles } from "../../rig/run-command.ts";

const invalidDocument = `openapi: 3.1.0
info: {title: T, version: "1"}
servers: [{url: /}]
paths:
  /things:
    get:
      operationId: things
      security: []
      responses:
        "200":
          description: ok
          content: {application/json: {schema: {type: string}, example: 7}}
`;

test("prints place, severity, rule, message and fix, counts them and exits with 1", async () => {
  await withFiles({ "api.yaml": invalidDocument }, async (folder) => {
    const { status, stdout } = await runCommand("lint", "--spec", `${folder}/api.yaml`);
    const lines = stdout.trimEnd().split("\n");
    expect(lines).toContainEqual(expect.stringMatching(/api\.yaml:6:5 {2}error {2}operation-summary {2}\S.*$/));
    expect(lines).toContainEqual(expect.stringMatching(/api\.yaml:12:64 {2}warn {2}contract\/valid-example {2}/));
    expect(lines).toContain("    fix: add a summary: a few words for the list of operations");
    expect(lines.at(-1)).toMatch(/^document: \d+ errors?, \d+ warnings? in 1 file, \d+ ms$/);
    expect(status).toBe(1);
  });
});

test("uses the rules beside the document", async () => {
  const files = { "api.yaml": invalidDocument, "redocly.yaml": "rules: {operation-summary: warn}\n" };
  await withFiles(files, async (folder) => {
    const { status, stdout } = await runCommand("lint", "--spec", `${folder}/api.yaml`);
    expect(stdout).toMatch(/api\.yaml:6:5 {2}warn {2}operation-summary/);
    expect(stdout).toMatch(/document: 0 errors, 1 warning in 1 file/);
    expect(status).toBe(0);
  });
});

test.each([
  ["minimal", "warn", 0],
  ["recommended", "error", 1],
  ["strict", "error", 1],
] as const)("the preset %s", async (preset, severity, errors) => {
  const text = invalidDocument.replace(
    "      security: []",
    "      parameters: [{name: a, in: query, schema: {type: integer}}]",
  );
  await withFiles({ "api.yaml": text }, async (folder) => {
    const file = join(folder, "api.yaml");
    const { problems } = await lintBundle(await loadBundle(file), file, await loadRules(file, { preset }));
    expect(problems.find(({ rule }) => rule === "contract/refusals-documented")?.severity).toBe(severity);
    expect(Number(problems.some((problem) => problem.severity === "error"))).toBe(errors);
    for (const strictRule of ["parameter-description", "info-license"])
      expect(problems.some(({ rule }) => rule === strictRule)).toBe(preset === "strict");
  });
});

test("a redocly.yaml in the project's folder counts, and its rules come on top of a preset", async () => {
  await withFiles(
    { "redocly.yaml": "rules: {contract/valid-example: off, operation-summary: warn}\n" },
    async (root) => {
      await withFiles({ "api.yaml": invalidDocument }, async (folder) => {
        const file = join(folder, "api.yaml");
        const rules = await loadRules(file, { preset: "strict", root });
        const { problems } = await lintBundle(await loadBundle(file), file, rules);
        const severities = Object.fromEntries(problems.map(({ rule, severity }) => [rule, severity]));
        expect(severities).toMatchObject({ "operation-summary": "warn", "operation-description": "error" });
        expect(severities["contract/valid-example"]).toBeUndefined();
      });
    },
  );
});

test("a redocly.yaml that names an unknown preset is a problem at that file", async () => {
  await withFiles({ "api.yaml": invalidDocument, "redocly.yaml": "extends: [contract/stict]\n" }, async (folder) => {
    await expect(loadRules(`${folder}/api.yaml`)).rejects.toThrow(/redocly\.yaml:1:1 {2}error {2}lint-configuration/);
  });
});

test("a mapping may name a schema, or refer to it; a name that no schema has is a problem", async () => {
  const branch = "{type: object, required: [kind], properties: {kind: {type: string}}}";
  const text = `openapi: 3.1.0
info: {title: T, version: "1"}
paths:
  /pets:
    get:
      operationId: pets
      responses:
        "200":
          description: ok
          content: {application/json: {schema: {$ref: "#/components/schemas/Pet"}}}
components:
  schemas:
    Pet:
      type: object
      required: [kind]
      properties: {kind: {type: string}}
      discriminator:
        propertyName: kind
        mapping:
          cat: Cat
          dog: "#/components/schemas/com.example.Dog"
          bird: com.example.Bird
          fish: Fihs
    Cat: {allOf: [{$ref: "#/components/schemas/Pet"}]}
    com.example.Dog: ${branch}
    com.example.Bird: ${branch}
`;
  const redocly = "extends: [recommended]\nrules: {contract/components-used: error}\n";
  await withFiles({ "api.yaml": text, "redocly.yaml": redocly }, async (folder) => {
    const file = join(folder, "api.yaml");
    const { problems } = await lintBundle(await loadBundle(file), file, await loadRules(file));
    const found = problems.filter(({ rule }) => /refs|components-used/.test(rule));
    expect(found.map(({ place, rule }) => `${place.replace(/.*:(?=\d+:)/, "")} ${rule}`)).toEqual([
      "23:11 no-unresolved-refs",
    ]);
  });
});

test("prints the problems as JSON", async () => {
  await withFiles({ "api.yaml": invalidDocument }, async (folder) => {
    const { stdout } = await runCommand("lint", "--spec", `${folder}/api.yaml`, "--json");
    const found: unknown = JSON.parse(stdout);
    expect(found).toContainEqual({
      place: expect.stringMatching(/api\.yaml:6:5$/),
      severity: "error",
      rule: "operation-summary",
      message: expect.any(String),
      fix: expect.any(String),
    });
  });
});

test.each([
  [
    "a document that is not YAML",
    "a: [",
    /^\S*api\.yaml:\d+:\d+ {2}error {2}yaml-syntax {2}[^\n]+\n {4}fix: [^\n]+\n$/,
  ],
  ["an empty document", "", /^\S*api\.yaml:1:1 {2}error {2}readable-file {2}[^\n]+\n {4}fix: [^\n]+\n$/],
])("prints one problem about %s", async (_, text, want) => {
  await withFiles({ "api.yaml": text }, async (folder) => {
    const { status, stdout, stderr } = await runCommand("lint", "--spec", `${folder}/api.yaml`);
    expect(stderr).toMatch(want);
    expect(stdout).toBe("");
    expect(status).toBe(1);
  });
});

test("every rule of recommended-strict has a fix", async () => {
  const config = await createConfig({ extends: ["recommended-strict"] });
  const rules = { ...config.rules.oas3_0, ...config.rules.oas3_1 };
  const active = Object.keys(rules).filter((name) => rules[name] !== "off");
  expect(active.length).toBeGreaterThan(30);
  expect(active.filter((name) => !rulesWithFix.has(name))).toEqual([]);
});

test("a fix lists similar names, and a rule of a plug-in has its own fix", () => {
  expect(getFix("no-unresolved-refs", ["Pet"], undefined)).toMatch(/did you mean "Pet"\?$/);
  expect(getFix("own/rule", ["do this"], undefined)).toBe("do this");
  expect(getFix("unknown-rule", [], "https://manual")).toBe("see https://manual");
});
