import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { officialFields } from "./official-fields.ts";

const guide = readFileSync(join(import.meta.dirname, "../../../docs/toolkit.md"), "utf8");
const [, section = ""] = guide.split("\n### OpenAPI 3.2\n");
const [tables = ""] = section.split("\n### ");
const [ofNewFields = "", ofOtherFields = ""] = tables.split("\nThe fields that OpenAPI had before:\n");

/** `object field` of each row `| object | `field`, … | … |`. */
const listFields = (text: string): string[] =>
  [...text.matchAll(/^\| ([a-z-]+) \| (`.*?`) \| .+ \|$/gm)].flatMap(([, object, fields = ""]) =>
    [...fields.matchAll(/`([^`]+)`/g)].map(([, field]) => `${object} ${field}`),
  );

test("docs/toolkit.md says of every new field of OpenAPI 3.2 what becomes of it", async () => {
  const before = await officialFields("3.1");
  const added = [...(await officialFields("3.2"))].filter((field) => !before.has(field));
  expect(listFields(ofNewFields).sort()).toEqual(added.sort());
});

test("test/gateway/toolkit/openapi-3.2 sends every new field through all commands", async () => {
  const document = readFileSync(join(import.meta.dirname, "../../gateway/toolkit/openapi-3.2/openapi.yaml"), "utf8");
  const names = listFields(ofNewFields).map((field) => field.slice(field.indexOf(" ") + 1));
  const isUsed = (name: string): boolean => document.includes(name.includes(":") ? name : `${name}:`);
  expect(names.filter((name) => !isUsed(name))).toEqual([]);
});

test("docs/toolkit.md says of every other field what becomes of it", async () => {
  const before = await officialFields("3.1");
  const kept = [...(await officialFields("3.2"))].filter((field) => before.has(field));
  expect(listFields(ofOtherFields).sort()).toEqual(kept.sort());
});
