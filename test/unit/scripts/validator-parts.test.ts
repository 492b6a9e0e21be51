import { expect, test } from "vitest";
import { loadBundle } from "../../../scripts/document/bundle.ts";
import { divideValidators } from "../../../scripts/emit/code/validator-parts.ts";
import { build } from "../../../scripts/model/build.ts";
import { withFiles } from "../../rig/run-command.ts";

/** An operation that answers with each of some schemas. */
const operation = (id: string, ...schemas: string[]) => ({
  get: {
    operationId: id,
    responses: Object.fromEntries(
      schemas.map((name, index) => [
        200 + index,
        { description: "", content: { "application/json": { schema: { $ref: `#/components/schemas/${name}` } } } },
      ]),
    ),
  },
});

async function divide(paths: object, schemas: object) {
  const document = { openapi: "3.1.0", info: { title: "T", version: "1" }, paths, components: { schemas } };
  let parts: { file: string; names: string[] }[] = [];
  await withFiles({ "api.json": JSON.stringify(document) }, async (folder) => {
    const { api } = build(await loadBundle(`${folder}/api.json`), { lenient: false });
    parts = divideValidators(api, api.defs).map(({ file, names }) => ({ file, names }));
  });
  return parts;
}

const large = { type: "string", enum: Array.from({ length: 100 }, (_, index) => `value ${index}`) };

test("a schema stands in one module: that of its operation, one of those that share it, or the small one", async () => {
  const schemas = {
    Own: { type: "integer" },
    Tiny: { type: "boolean" },
    // Small, but the small module would need a large one that needs it.
    Referring: { type: "array", items: { $ref: "#/components/schemas/Large" } },
    Large: { ...large, not: { $ref: "#/components/schemas/Tiny" } },
    LargeToo: { ...large, title: "too" },
    Unused: { type: "null" },
  };
  const paths = {
    "/a": operation("a", "Own", "Tiny", "Referring"),
    "/b": operation("b", "Tiny", "Referring", "LargeToo"),
    "/c": operation("c", "Large", "LargeToo"),
    "/d": operation("d", "Tiny"),
  };
  expect(await divide(paths, schemas)).toEqual([
    { file: "schemas/small", names: ["Tiny", "Unused"] },
    { file: "schemas/Referring", names: ["Referring"] },
    { file: "schemas/Large", names: ["Large"] },
    { file: "schemas/LargeToo", names: ["LargeToo"] },
    { file: "a", names: ["Own"] },
    { file: "b", names: [] },
    { file: "c", names: [] },
    { file: "d", names: [] },
  ]);
});

test("no two modules have names that a file system or a program takes for the same", async () => {
  const ids = ["settings", "getPet", "getpet", "get-pet", "get.pet", "get pet"];
  const paths = Object.fromEntries(ids.map((id, index) => [`/${index}`, operation(id, "Pet")]));
  const files = (await divide(paths, { Pet: { type: "string" } })).map(({ file }) => file);
  expect(files).toEqual(["schemas/small", "settings2", "getPet", "getpet2", "get_pet", "get_pet2", "get_pet3"]);
});
