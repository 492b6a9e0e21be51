import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runCommandIn, withFiles } from "../../rig/run-command.ts";

const INTEGERS = ["9007199254740993", "-9007199254740993", "9223372036854775807", "-9223372036854775808"];

const json = (id: string): string => `{
  "openapi": "3.1.0",
  "info": { "title": "Things", "version": "1.0.0" },
  "paths": {
    "/things/{id}": {
      "get": {
        "operationId": "getThing",
        "parameters": [{ "name": "id", "in": "path", "required": true, "schema": { "type": "integer", "maximum": ${id} }, "example": ${id} }],
        "responses": {
          "200": { "description": "one", "content": { "application/json": { "schema": { "type": "object" }, "example": { "id": ${id}, "all": [${id}] } } } }
        }
      }
    }
  }
}`;

/** The same document, written in ways that other parsers read, or in several files. */
const forms: readonly (readonly [name: string, files: (id: string) => Record<string, string>])[] = [
  ["JSON", (id) => ({ "openapi.json": json(id) })],
  ["plain YAML", (id) => ({ "openapi.yaml": json(id) })],
  ["YAML with a tag", (id) => ({ "openapi.yaml": json(id).replace('"Things"', '!!str "Things"') })],
  [
    "a parameter in another file",
    (id) => ({
      "openapi.yaml": json(id).replace(/\{ "name".*\}\],/, '{ "$ref": "id.yaml" }],'),
      "id.yaml": `{ name: id, in: path, required: true, schema: { type: integer, maximum: ${id} }, example: ${id} }`,
    }),
  ],
  [
    "an example in another file",
    (id) => ({
      "openapi.yaml": json(id).replace(/"example": \{.*?\] \}/, '"example": { "$ref": "shown.yaml" }'),
      "shown.yaml": `{ id: ${id}, all: [${id}] }`,
    }),
  ],
  [
    "a media type in another file, beside something else",
    (id) => ({
      "openapi.yaml": json(id)
        .replace('"3.1.0"', '"3.2.0"')
        .replace(/\{ "schema": \{ "type": "object" \}.*?\] \} \}/, '{ "$ref": "media.yaml" }'),
      "media.yaml": `{ schema: { type: object, properties: { id: { minimum: ${id} } } }, example: { id: ${id}, all: [${id}] } }`,
    }),
  ],
];

const cases = forms.flatMap(([name, files]) => INTEGERS.map((id) => [name, id, files(id)] as const));

test.each(cases)("%s: %s is in the output and in the documentation as it is written", async (_, id, files) => {
  await withFiles(files, async (folder) => {
    const [spec = ""] = Object.keys(files);
    expect(await runCommandIn(folder, "generate", "--spec", spec, "--out", "out")).toMatchObject({ status: 0 });
    const openapi = await readFile(join(folder, "out/openapi.json"), "utf8");
    const written = openapi.match(/-?\d{16,}/g) ?? [];
    expect(written.length).toBeGreaterThanOrEqual(4);
    expect(new Set(written)).toEqual(new Set([id]));
    expect(await runCommandIn(folder, "docs", "--spec", spec, "--out", "pages")).toMatchObject({ status: 0 });
    const pages = (await readdir(join(folder, "pages"))).filter((name) => name.endsWith(".html"));
    const texts = await Promise.all(pages.map((name) => readFile(join(folder, "pages", name), "utf8")));
    const shown = texts.join("\n").match(/-?\b9\d{15,18}\b/g) ?? [];
    expect(shown.length).toBeGreaterThan(0);
    expect(new Set(shown)).toEqual(new Set([id]));
  });
});
