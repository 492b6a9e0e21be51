import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { loadBundle } from "../../../scripts/document/bundle.ts";
import { DocumentError } from "../../../scripts/document/problem.ts";

const SPEC = 'openapi: 3.1.0\ninfo: {title: T, version: "1"}\npaths:\n  /it:\n    get: {operationId: it}\n';
const TABLE_SCHEMA = '{type: "array", items: {type: "object", properties: {limit: {type: "integer"}}}}';

interface BrokenPlugin {
  readonly name: string;
  readonly plugin: string;
  readonly files?: Readonly<Record<string, string>>;
  /** Without the folder. */
  readonly lines: readonly string[];
}

const BROKEN: readonly BrokenPlugin[] = [
  {
    name: "throws while it is loaded",
    plugin: 'const table = undefined;\nthrow new Error("no table");\n',
    lines: [
      "plugin.mjs:2:7  error  plugin  The plug-in failed: no table.",
      "    fix: correct what the message names, or the plug-in",
    ],
  },
  {
    name: "throws an error about a part of the document",
    plugin:
      'export function derive() {\n  throw Object.assign(new Error("it has no limit"), { pointer: "/paths/~1it/get", fix: "add x-limit" });\n}\n',
    lines: ["api.yaml:5:5  error  plugin  it has no limit.", "    fix: add x-limit"],
  },
  {
    name: "throws an error about a name in the document that it does not know",
    plugin:
      'export function derive() {\n  throw Object.assign(new Error("A92 is no code"), {\n    pointer: "/paths/~1it/get", fix: "correct it", unknownName: "A92", knownNames: ["B110", "A920"],\n  });\n}\n',
    lines: ["api.yaml:5:5  error  plugin  A92 is no code.", "    fix: correct it; did you mean A920?"],
  },
  {
    name: "throws an error of its own",
    plugin: "export function derive(document) {\n  return document.none.some;\n}\n",
    lines: [
      "plugin.mjs:2:24  error  plugin  The plug-in failed: Cannot read properties of undefined (reading 'some').",
      "    fix: correct what the message names, or the plug-in",
    ],
  },
  {
    name: "names a table that does not exist",
    plugin: 'export const tables = {limits: "limit.yaml"};\n',
    files: { "limits.yaml": "[]\n" },
    lines: [
      "limit.yaml:1:1  error  readable-file  The file does not exist.",
      "    fix: correct the path; did you mean limits.yaml?",
    ],
  },
  {
    name: "has a table with a wrong value",
    plugin: `export const tables = {limits: {file: "limits.yaml", schema: ${TABLE_SCHEMA}}};\n`,
    files: { "limits.yaml": "- limit: 5\n- limit: five\n" },
    lines: [
      "limits.yaml:2:3  error  table  limit must be an integer (type).",
      "    fix: correct the table; the comment at its top, or the schema in the plug-in, says what belongs there",
    ],
  },
  {
    name: "has a table with a row twice",
    plugin: 'export const tables = {limits: {file: "limits.yaml", key: "name"}};\n',
    files: { "limits.yaml": "- name: a\n- name: b\n- name: a\n" },
    lines: [
      "limits.yaml:3:3  error  table  The name a is already at limits.yaml:1:3.",
      "    fix: rename or remove one of the two rows",
    ],
  },
  {
    name: "has a keyword module without its function",
    plugin: 'export const keywords = ["keywords/x-even.mjs"];\n',
    files: { "keywords/x-even.mjs": 'export const keyword = "x-even";\n' },
    lines: [
      "keywords/x-even.mjs:1:1  error  plugin  The module exports no keyword whose name begins with x-, or no function `holds`.",
      "    fix: export keyword (x-…), appliesTo, valueSchema, holds and message",
    ],
  },
];

let folder = "";
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function writeProject(files: Readonly<Record<string, string>>): void {
  folder = mkdtempSync(join(tmpdir(), "plugin-"));
  for (const [name, text] of Object.entries({ "api.yaml": SPEC, ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

async function linesOf(plugin: string): Promise<string[]> {
  const error: unknown = await loadBundle(join(folder, "api.yaml"), join(folder, plugin)).catch((one: unknown) => one);
  expect(error).toBeInstanceOf(DocumentError);
  const { message } = error as DocumentError;
  return message.replaceAll(/(?:[./\w-]*)\/plugin-\w+\//g, "").split("\n");
}

test.each(BROKEN)("a plug-in that $name", async ({ plugin, files = {}, lines }) => {
  writeProject({ "plugin.mjs": plugin, ...files });
  expect(await linesOf("plugin.mjs")).toEqual(lines);
});

test("a plug-in with a misspelt name", async () => {
  writeProject({ "plugin.mjs": "" });
  expect(await linesOf("plugins.mjs")).toEqual([
    "plugins.mjs:1:1  error  readable-file  The file does not exist.",
    "    fix: correct the path; did you mean plugin.mjs?",
  ]);
});
