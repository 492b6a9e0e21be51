import { readFileSync } from "node:fs";
import openapiTypescript, { type OpenAPI3 } from "openapi-typescript";
import { expect, test } from "vitest";
import { typescriptTypes } from "../../../../scripts/emit/compile/openapi-typescript.ts";

const document = {
  openapi: "3.1.0",
  info: { title: "A property that every object inherits", version: "1" },
  paths: {},
  components: { schemas: { Odd: { type: "object", properties: { hasOwnProperty: { type: "integer" } } } } },
};

test("the types come from the version of openapi-typescript that this was written for", () => {
  const manifest: { version?: unknown } = JSON.parse(
    readFileSync(new URL("../../../../node_modules/openapi-typescript/package.json", import.meta.url), "utf8"),
  );
  expect(manifest.version).toBe("7.13.0");
  expect(typescriptTypes(document).text).toContain("hasOwnProperty?: number;");
});

test("the documented entry of openapi-typescript still throws at a property called hasOwnProperty", async () => {
  await expect(openapiTypescript(document as unknown as OpenAPI3, { silent: true })).rejects.toThrow();
});
