import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { petDocument, runCommand, withFiles } from "../../rig/run-command.ts";

const changed = (version: string, paths: object): string =>
  JSON.stringify({ ...petDocument, info: { ...petDocument.info, version }, paths });
const { post } = petDocument.paths["/pets"];
/** A field that is now required, another description, and no example. */
const withNote = {
  "/pets": {
    post: {
      ...post,
      description: "Adds one.",
      requestBody: {
        ...post.requestBody,
        content: {
          "application/json": {
            schema: { ...post.requestBody.content["application/json"].schema, required: ["name", "note"] },
          },
        },
      },
    },
  },
};

const files = {
  "old.json": JSON.stringify(petDocument),
  "unraised.json": changed("1.1.0", withNote),
  "raised.json": changed("2.0.0", withNote),
  "acme.yaml": "partner: Acme\noperations: {addPet: {sends: [name]}}\n",
};

test("reports a breaking change in one sentence, and exits with 1 until the version is raised enough", async () => {
  await withFiles(files, async (folder) => {
    const [unraised, raised, equal] = await Promise.all([
      runCommand("diff", `${folder}/old.json`, `${folder}/unraised.json`),
      runCommand("diff", `${folder}/old.json`, `${folder}/raised.json`),
      runCommand("diff", `${folder}/old.json`, `${folder}/old.json`),
    ]);
    expect([unraised.status, unraised.stderr]).toEqual([1, ""]);
    expect(unraised.stdout).toBe(`breaking (major)
  addPet: requests without \`note\` are now refused

no effect on callers (patch)
  1 × description and 1 × example

1 major, 0 minor, 2 patch
info.version changed from 1.0.0 to 1.1.0, but a breaking change needs 2.0.0 or later; fix: raise info.version
`);
    expect([raised.status, raised.stdout.split("\n").at(-2)]).toEqual([
      0,
      "info.version changed from 1.0.0 to 2.0.0, which is enough",
    ]);
    expect([equal.status, equal.stdout]).toEqual([
      0,
      "0 major, 0 minor, 0 patch\ninfo.version is still 1.0.0; nothing changed\n",
    ]);
  });
});

test("writes a changelog entry and a JSON report with the effect on a partner", async () => {
  await withFiles(files, async (folder) => {
    const args = ["diff", `${folder}/old.json`, `${folder}/raised.json`, "--partners", `${folder}/acme.yaml`];
    const [markdown, json] = await Promise.all([
      runCommand(...(args as [string]), "--markdown", "--output", `${folder}/entry.md`),
      runCommand(...(args as [string]), "--json"),
    ]);
    expect([markdown.status, markdown.stdout]).toEqual([0, ""]);
    expect(readFileSync(`${folder}/entry.md`, "utf8")).toBe(`## Pets 2.0.0

Changes since 1.0.0.

### Breaking

- addPet: requests without \`note\` are now refused

### No effect on callers

- 1 × description and 1 × example

### Partner Acme: broken by 1 change

- addPet: requests without \`note\` are now refused
`);
    const report = JSON.parse(json.stdout) as Record<string, unknown>;
    expect(report).toMatchObject({
      rating: "major",
      summary: { major: 1, minor: 0, patch: 2 },
      version: { enough: true, next: "2.0.0" },
      partners: [
        { partner: "Acme", broken: [{ operation: "addPet", part: "request", field: "note", keyword: "required" }] },
      ],
    });
  });
});

test("reports a change that has no effect on callers", async () => {
  const { post } = petDocument.paths["/pets"];
  const content = { "application/json": { ...post.requestBody.content["application/json"], example: { name: "Rex" } } };
  const other = { "/pets": { post: { ...post, requestBody: { ...post.requestBody, content } } } };
  await withFiles({ "old.json": files["old.json"], "new.json": changed("1.0.0", other) }, async (folder) => {
    const { status, stdout } = await runCommand("diff", `${folder}/old.json`, `${folder}/new.json`);
    expect([status, stdout]).toEqual([1, expect.stringContaining("a change of the texts needs 1.0.1 or later")]);
  });
});

test("exits with 2 and one line if something cannot be read", async () => {
  await withFiles({ "swagger.json": '{"swagger": "2.0"}', "none.yaml": "partner: Acme\n" }, async (folder) => {
    const own = "generated/openapi.json";
    const [absent, swagger, manifest, option] = await Promise.all([
      runCommand("diff", "/no/such.json"),
      runCommand("diff", `${folder}/swagger.json`),
      runCommand("diff", own, own, "--partners", `${folder}/none.yaml`),
      runCommand("diff", "--format=json"),
    ]);
    expect([absent.status, absent.stderr]).toEqual([2, "diff: the file /no/such.json does not exist\n"]);
    expect([swagger.status, swagger.stderr]).toEqual([
      2,
      expect.stringContaining("This is Swagger 2.0, not OpenAPI 3."),
    ]);
    expect([manifest.status, manifest.stderr]).toEqual([
      2,
      `diff: ${folder}/none.yaml: a manifest must have \`partner\` (a name) and \`operations\` (a map)\n`,
    ]);
    expect([option.status, option.stderr]).toEqual([2, "diff: Unknown option '--format'; --help lists the options\n"]);
  });
});

// That the project's own document is compared with its last release is the stage `diff` of npm test.
