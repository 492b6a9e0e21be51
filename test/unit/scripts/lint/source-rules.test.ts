import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { loadBundle } from "../../../../scripts/document/bundle.ts";
import { SOURCE_RULES } from "../../../../scripts/lint/source-rules.ts";
import { withFiles } from "../../../rig/run-command.ts";

async function placesOf(rule: string, files: Readonly<Record<string, string>>): Promise<string[]> {
  return withFiles({}, async (folder) => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(folder, name, ".."), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const spec = join(folder, "api.yaml");
    const found = SOURCE_RULES[rule]?.(await loadBundle(spec), spec) ?? [];
    // The folder is shown as it is seen from the working folder.
    return found.map(({ place }) => place.slice(place.indexOf(`${basename(folder)}/`) + basename(folder).length + 1));
  });
}

const HEAD = 'openapi: 3.1.0\ninfo: {title: T, version: "1"}\n';

test("finds files that no $ref leads to, only where the document keeps its parts", async () => {
  const files = {
    "api.yaml": `${HEAD}paths: {}\ncomponents: {schemas: {Pet: {$ref: schemas/Pet.yaml}}}\n`,
    "schemas/Pet.yaml": "{}\n",
    "schemas/Old.yaml": "{}\n",
    "examples/pet.json": "{}\n",
    "notes/todo.yaml": "{}\n",
    "package.json": "{}\n",
  };
  expect((await placesOf("contract/orphan-file", files)).sort()).toEqual([
    "examples/pet.json:1:1",
    "schemas/Old.yaml:1:1",
  ]);
});

test("finds statuses that are not between quotes, in lines and in braces, and nothing else", async () => {
  const files = {
    "api.yaml": `${HEAD}paths:
  /a:
    get:
      responses:
        # A comment.
        200: {description: ok}
        "404": {description: none}
    put:
      responses: {204: {description: done}}
      x-limits:
        200: many
`,
  };
  expect(await placesOf("contract/quoted-status", files)).toEqual(["api.yaml:8:9", "api.yaml:11:19"]);
});
