import { expect, test } from "vitest";
import { loadBundle } from "../../../../scripts/document/bundle.ts";
import { lintBundle } from "../../../../scripts/lint/lint-document.ts";
import { loadRules } from "../../../../scripts/lint/load-rules.ts";
import { withFiles } from "../../../rig/run-command.ts";

const HEAD = `openapi: 3.1.0
info: {title: T, version: "1", license: {name: MIT, url: "https://mit.example"}}
servers: [{url: /}]
security: []
`;
const REST = 'summary: S, responses: {"200": {description: ok}, "400": {description: no}}';
const operation = (members: string) => `${HEAD}paths:\n  /a:\n    get: {operationId: a, ${REST}, ${members}}\n`;

/** Without the folder, each as `line:column severity rule message`. */
async function findIn(text: string): Promise<string[]> {
  return withFiles({ "api.yaml": text }, async (folder) => {
    const file = `${folder}/api.yaml`;
    const { problems } = await lintBundle(await loadBundle(file), file, await loadRules(file));
    const bare = (words: string): string => words.replaceAll(/[./\w-]*\/api\.yaml:/g, "");
    return problems.map(({ place, severity, rule, message }) => `${bare(place)} ${severity} ${rule} ${bare(message)}`);
  });
}

const CASES: readonly (readonly [name: string, text: string, want: readonly string[]])[] = [
  [
    "an operationId twice",
    `${HEAD}paths:\n  /a:\n    get: {operationId: a, ${REST}}\n    put: {operationId: a, ${REST}}\n`,
    ["8:11 error operation-operationId-unique The operationId a is already at 7:11."],
  ],
  [
    "a tag twice",
    `${HEAD}tags: [{name: x, description: X.}, {name: x, description: X.}]\npaths: {}\n`,
    ["5:36 warn no-duplicated-tag-names Duplicate tag name found: 'x'. The first is at 5:8."],
  ],
  [
    "a parameter twice",
    operation(
      "parameters: [{name: x, in: query, schema: {type: string}}, {name: x, in: query, schema: {type: string}}]",
    ),
    ["7:163 error operation-parameters-unique The query parameter x is already at 7:117."],
  ],
  [
    "an unknown security scheme",
    // With 4XX also the refusal of a caller without credentials is documented.
    operation("security: [{tok: []}]").replace('"400"', '"4XX"'),
    ["7:104 error security-defined The security scheme tok is not among the components."],
  ],
  [
    "nullable in 3.1",
    operation("parameters: [{name: x, in: query, schema: {type: string, nullable: true}}]"),
    ["7:161 error contract/no-nullable nullable has no meaning in OpenAPI 3.1."],
  ],
  [
    "two paths that differ only in a name",
    `${HEAD}paths:\n${["x", "y"].map((name) => `  /a/{${name}}:\n    get: {operationId: ${name}, ${REST}, parameters: [{name: ${name}, in: path, required: true, schema: {type: string}}]}\n`).join("")}`,
    [
      "8:3 error no-identical-paths The path already exists which differs only by path parameter name(s): `/a/{x}` and `/a/{y}`.",
    ],
  ],
  [
    "a path parameter that nothing declares",
    `${HEAD}paths:\n  /a/{x}:\n    get: {operationId: a, ${REST}}\n`,
    ["7:5 error path-parameters-defined The path parameter x is not declared; it is taken as text."],
  ],
  [
    "a bad pattern",
    operation('parameters: [{name: x, in: query, schema: {type: string, pattern: "(["}}]'),
    [
      "7:161 error valid-pattern The pattern ([ is not a regular expression of ECMAScript: unterminated character class.",
    ],
  ],
];

test.each(CASES)("%s is one problem", async (_, text, want) => {
  expect(await findIn(text)).toEqual(want);
});
