import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compare } from "../../../scripts/diff/compare.ts";
import { readDocument } from "../../../scripts/diff/read-document.ts";
import { readRevision } from "../../../scripts/diff/read-revision.ts";
import { toText } from "../../../scripts/diff/report.ts";
import { loadPlugin } from "../../../scripts/document/plugin.ts";
import { withFiles } from "../../rig/run-command.ts";

const spec = (limit: number) => `openapi: 3.1.0
info: {title: T, version: 1.0.0}
paths:
  /pets:
    get:
      operationId: listPets
      parameters: [{name: limit, in: query, schema: {type: integer, maximum: ${limit}}}]
      responses: {"200": {description: ok}}
`;
/** Adds a response to every operation whose limit is under 50. */
const PLUGIN = `export function derive(document) {
  const operation = document.paths["/pets"].get;
  if (operation.parameters[0].schema.maximum < 50) operation.responses["400"] = { description: "refused" };
}
`;
const plain = (_: unknown, text: string): string => text;

/** A repository whose first commit is tagged v1, with further changes that are not committed. */
async function withRepository(
  files: Readonly<Record<string, string>>,
  changes: Readonly<Record<string, string>>,
  use: (folder: string) => Promise<void>,
): Promise<void> {
  await withFiles({}, async (folder) => {
    const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, stdio: "pipe" });
    const write = (all: Readonly<Record<string, string>>): void => {
      for (const [name, text] of Object.entries(all)) {
        mkdirSync(join(folder, name, ".."), { recursive: true });
        writeFileSync(join(folder, name), text);
      }
    };
    write(files);
    git("init", "-q", "-b", "main");
    git("add", "-A");
    git("-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "-q", "-m", "first");
    git("tag", "v1");
    write(changes);
    await use(folder);
    expect(execFileSync("git", ["diff", "--cached"], { cwd: folder, encoding: "utf8" })).toBe("");
  });
}

const sourceIn = (folder: string) => ({
  spec: join(folder, "spec/api.yaml"),
  plugin: join(folder, "spec/plugin.mjs"),
  refFolders: [join(folder, "common")],
  data: join(folder, ".data"),
});

test("compares with a revision and its plug-in, and lists what the plug-in derives below", async () => {
  const files = { "spec/api.yaml": spec(100), "spec/plugin.mjs": PLUGIN };
  await withRepository(files, { "spec/api.yaml": spec(20) }, async (folder) => {
    const source = sourceIn(folder);
    const old = await readRevision("v1", source);
    expect(old.note).toBeUndefined();
    const [now, written] = [await readDocument(source.spec, source.plugin), await readDocument(source.spec)];
    const comparison = compare(old.document, now, await loadPlugin(source.plugin), [], {
      before: old.written,
      after: written,
    });
    expect(toText(comparison, plain).split("\n\n").slice(0, 2)).toEqual([
      "breaking (major)\n  listPets: requests with the query parameter `limit` above 20 are now refused (before: up to 100)",
      "compatible (minor)\n  derived by the plug-in:\n    ! listPets: may now answer with 400",
    ]);
    expect(readdirSync(source.data)).toEqual([]);
  });
});

test("reads what the document refers to as it was at the revision", async () => {
  const referring = spec(1).replace("{type: integer, maximum: 1}", "{$ref: ../common/limit.yaml}");
  const files = {
    "spec/api.yaml": referring,
    "spec/plugin.mjs": "export {};\n",
    "common/limit.yaml": "{type: integer, maximum: 100}\n",
  };
  await withRepository(files, { "common/limit.yaml": "{type: integer, maximum: 20}\n" }, async (folder) => {
    const source = sourceIn(folder);
    const old = await readRevision("v1", source);
    const now = await readDocument(source.spec, source.plugin, source.refFolders);
    expect(toText(compare(old.document, now, await loadPlugin(source.plugin), []), plain)).toContain(
      "above 20 are now refused",
    );
  });
});

test("says so if the plug-in of the revision cannot be used", async () => {
  const files = { "spec/api.yaml": spec(100), "spec/plugin.mjs": 'throw new Error("no table");\n' };
  await withRepository(files, { "spec/plugin.mjs": PLUGIN }, async (folder) => {
    const { note } = await readRevision("v1", sourceIn(folder));
    expect(note).toBe(
      "the plug-in of v1 cannot be used (The plug-in failed: no table.): today's is used for both documents",
    );
  });
});

test("names the nearest revision, and a revision without the document", async () => {
  const files = { "notes.md": "" };
  await withRepository(files, { "spec/api.yaml": spec(100), "spec/plugin.mjs": PLUGIN }, async (folder) => {
    await expect(readRevision("mian", sourceIn(folder))).rejects.toThrow(
      "diff: git knows no revision mian; fix: give a commit, a tag or a branch; did you mean main?",
    );
    await expect(readRevision("v1", sourceIn(folder))).rejects.toThrow(
      "diff: there is no spec/api.yaml at v1; fix: name a revision that has the document",
    );
  });
});
