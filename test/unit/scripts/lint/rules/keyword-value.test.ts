import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { keywordValue } from "../../../../../scripts/lint/rules/keyword-value.ts";
import { bodyDocument, lintText } from "../../../spec/rules/lint-text.ts";

const folder = mkdtempSync(join(tmpdir(), "keyword-"));
writeFileSync(join(folder, "plugin.mjs"), 'export const keywords = ["x-max-bytes.mjs"];\n');
writeFileSync(
  join(folder, "x-max-bytes.mjs"),
  `export const keyword = "x-max-bytes";
export const appliesTo = "string";
export const valueSchema = { type: "integer", minimum: 1 };
export const holds = () => true;
export const message = () => "";
`,
);
afterAll(() => rmSync(folder, { recursive: true }));
const rule = { name: "keyword-value", check: keywordValue, plugin: join(folder, "plugin.mjs") };

test("finds a value that the keyword does not take", async () => {
  const schema = 'type: object\nproperties:\n  text:\n    x-max-bytes: "90"';
  expect(await lintText(rule, bodyDocument(schema))).toEqual(["api.yaml:14:19 contract/keyword-value"]);
});

test("accepts a value that fits", async () => {
  expect(await lintText(rule, bodyDocument("type: string\nx-max-bytes: 90"))).toEqual([]);
});
