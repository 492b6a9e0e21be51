import { afterEach, expect, test, vi } from "vitest";
import { lowestMajor } from "../../../scripts/project/node-range.ts";
import { readInt64, toJson } from "../../../scripts/runtime/values.ts";
import { runCommandIn, withFiles } from "../../rig/run-command.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ...(
    [">=20.19", "^20.19 || >=22", "20", "20.x", "v20", "~20.1", ">22 || 20", "20 - 24", ">19", "<25 >=20"] as const
  ).map((range) => [range, 20] as const),
  ...([">=22", "22.x", "^22.1 || ^24", ">= 22", ">21", ">=22 <27", "=22.0.0"] as const).map(
    (range) => [range, 22] as const,
  ),
  ...(["*", "", "<22", "<=24.1", "x"] as const).map((range) => [range, 0] as const),
  ["> 21.5", 21] as const,
])("engines.node %j begins at Node %i", (range, major) => {
  expect(lowestMajor(range)).toBe(major);
});

const document = { openapi: "3.1.0", info: { title: "Empty", version: "1.0.0" }, paths: {} };

test.each([
  ["bigint", ">=20.19", true],
  ["bigint", ">=22", false],
  ["bigint", undefined, false],
  ["date", ">=20.19", false],
])("generate --types %s with engines.node %s: a warning is %s", async (types, node, isWarned) => {
  const files = {
    "package.json": JSON.stringify({ engines: { node } }),
    "contract.config.mjs": 'export default { spec: "openapi.json" };',
    "openapi.json": JSON.stringify(document),
  };
  await withFiles(files, async (folder) => {
    const { status, stderr } = await runCommandIn(folder, "generate", "--types", types);
    const warning = `generate: int64 as bigint needs Node 22 for integers beyond 2^53, but engines.node in package.json allows "${node}"; fix: make it ">=22"\n`;
    expect(stderr.includes(warning)).toBe(isWarned);
    expect(stderr.includes("Node 22")).toBe(isWarned);
    expect(status).toBe(0);
  });
});

test("where integers beyond 2^53 cannot be read or written, the error says what they need", () => {
  expect(() => readInt64(2 ** 60, undefined)).toThrow(/^cannot be read exactly$/);
  vi.stubGlobal("JSON", { parse: JSON.parse, stringify: JSON.stringify });
  const needs = "here: integers beyond 2^53 need Node 22, or a browser since 2025";
  expect(() => readInt64(2 ** 60, undefined)).toThrow(`cannot be read exactly ${needs}`);
  expect(() => toJson({ id: 2n ** 60n }, "json")).toThrow(`/id: ${2n ** 60n} cannot be written ${needs}`);
});
