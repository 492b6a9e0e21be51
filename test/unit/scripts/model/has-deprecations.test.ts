import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { loadBundle } from "../../../../scripts/document/bundle.ts";
import { build } from "../../../../scripts/model/build.ts";

const folder = mkdtempSync(join(tmpdir(), "deprecations-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Parts {
  readonly operation?: object;
  readonly parameter?: object;
  readonly header?: object;
  readonly media?: object;
  readonly schema?: object;
  readonly components?: object;
}

const toDocument = ({ operation, parameter, header, media, schema, components }: Parts): object => ({
  openapi: "3.2.0",
  info: { title: "Pets", version: "1" },
  paths: {
    "/pets": {
      get: {
        operationId: "listPets",
        parameters: [{ name: "limit", in: "query", schema: { type: "integer" }, ...parameter }],
        responses: {
          "200": {
            description: "Pets.",
            headers: { "X-Count": { schema: { type: "integer" }, ...header } },
            content: { "application/json": { schema: { $ref: "#/components/schemas/Pet" }, ...media } },
          },
        },
        ...operation,
      },
    },
  },
  components: { schemas: { Pet: { type: "object", ...schema } }, ...components },
});

const deprecated = true;

test.each<[name: string, parts: Parts, wanted: boolean]>([
  ["nothing", {}, false],
  ["an operation", { operation: { deprecated } }, true],
  ["a parameter", { parameter: { deprecated } }, true],
  ["a header", { header: { deprecated } }, true],
  ["a component", { schema: { deprecated } }, true],
  ["a property", { schema: { properties: { name: { type: "string", deprecated } } } }, true],
  [
    "a security scheme",
    { components: { securitySchemes: { key: { type: "http", scheme: "basic", deprecated } } } },
    true,
  ],
  ["an operation that is not", { operation: { deprecated: false } }, false],
  ["data of an example", { media: { example: { deprecated } } }, false],
  ["a default", { schema: { default: { deprecated } } }, false],
  ["an extension", { operation: { "x-notes": { deprecated } } }, false],
  ["a property of this name", { schema: { properties: { deprecated } } }, false],
])("%s", async (name, parts, wanted) => {
  const spec = join(folder, `${name}.json`);
  writeFileSync(spec, JSON.stringify(toDocument(parts)));
  const { api } = build(await loadBundle(spec, undefined), { lenient: true });
  expect(api.hasDeprecations).toBe(wanted);
});
