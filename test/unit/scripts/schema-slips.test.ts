import "@hyperjump/json-schema/openapi-3-0";
import "@hyperjump/json-schema/openapi-3-1";
import "@hyperjump/json-schema/openapi-3-2";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { validate } from "@hyperjump/json-schema/draft-2020-12";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Problem } from "../../../scripts/document/problem.ts";
import { asObject, isObject, type Json, type JsonObject } from "../../../scripts/schema/json.ts";
import { runCommandIn } from "../../rig/run-command.ts";

/** The schema that OpenAPI itself has for schemas. */
const JUDGES = {
  "3.0.3": "https://spec.openapis.org/oas/3.0/schema#/definitions/Schema",
  "3.1.0": "https://spec.openapis.org/oas/3.1/dialect/base",
  "3.2.0": "https://spec.openapis.org/oas/3.2/dialect",
} as const;
type Version = keyof typeof JUDGES;

const OF_3_0 = [
  ...["title", "description", "multipleOf", "maximum", "exclusiveMaximum", "minimum", "exclusiveMinimum"],
  ...["maxLength", "minLength", "pattern", "format", "maxItems", "minItems", "uniqueItems", "maxProperties"],
  ...["minProperties", "required", "enum", "type", "not", "allOf", "oneOf", "anyOf", "items", "properties"],
  ...["additionalProperties", "default", "nullable", "discriminator", "readOnly", "writeOnly", "example"],
  ...["externalDocs", "deprecated", "xml", "$ref"],
];
const SINCE_3_1 = [
  ...["$anchor", "$comment", "$defs", "$dynamicAnchor", "$dynamicRef", "$id", "$schema", "$vocabulary", "const"],
  ...["contains", "contentEncoding", "contentMediaType", "contentSchema", "definitions", "dependencies"],
  ...["dependentRequired", "dependentSchemas", "else", "examples", "if", "maxContains", "minContains"],
  ...["patternProperties", "prefixItems", "propertyNames", "then", "unevaluatedItems", "unevaluatedProperties"],
];
const KEYWORDS: Readonly<Record<Version, readonly string[]>> = {
  "3.0.3": OF_3_0,
  "3.1.0": [...OF_3_0.filter((keyword) => keyword !== "nullable"), ...SINCE_3_1],
  "3.2.0": [...OF_3_0.filter((keyword) => keyword !== "nullable"), ...SINCE_3_1],
};

const SLIPS: Readonly<Record<string, Json>> = {
  ...{ words: "two words", numberAsText: "20", booleanAsText: "True", emptyText: "" },
  ...{ number: 3, fraction: 2.5, negative: -1, zero: 0 },
  ...{ true: true, false: false, null: null },
  ...{ emptyList: [], doubled: ["a", "a"], doubledType: ["string", "string"], names: ["a", 1], mixed: [null, 1, {}] },
  ...{ schemas: [{ type: "string" }], booleans: [true] },
  object: {},
};
/** For keywords whose members have names of the author's. */
const SLIPS_INSIDE: Readonly<Record<string, Json>> = {
  ...{ nullInside: { a: null }, textInside: { a: "b" }, doubledInside: { a: ["b", "b"] }, booleanInside: { a: true } },
};
const MAPS =
  /^(properties|patternProperties|\$defs|definitions|dependencies|dependentRequired|dependentSchemas|\$vocabulary)$/;

/** A $ref to nowhere ends the reading of the document, whatever else is in it: such documents are in bad-documents/. */
const isOfItsOwn = (keyword: string, value: Json): boolean => keyword === "$ref" && typeof value === "string";

/** Each keyword with each slip is a component on a line of its own. */
function writeDocument(version: Version, schemas: Readonly<Record<string, JsonObject>>): string {
  const components = Object.entries(schemas).map(([name, schema]) => `"${name}": ${JSON.stringify(schema)}`);
  return `{"openapi": "${version}", "info": {"title": "T", "version": "1"}, "paths": {}, "components": {"schemas": {\n${components.join(",\n")}\n}}}\n`;
}

const listSlips = (version: Version): Record<string, JsonObject> =>
  Object.fromEntries(
    KEYWORDS[version].flatMap((keyword) =>
      Object.entries({ ...SLIPS, ...(MAPS.test(keyword) && SLIPS_INSIDE) })
        .filter(([, value]) => !isOfItsOwn(keyword, value))
        .map(([name, value]) => [`${keyword}.${name}`, { ...besides(keyword), [keyword]: value }]),
    ),
  );

/** What must stand beside a keyword so that it says something. */
const besides = (keyword: string): JsonObject => ({
  ...(keyword === "exclusiveMinimum" && { minimum: 2 }),
  ...(keyword === "exclusiveMaximum" && { maximum: 2 }),
});

interface Seen {
  readonly schemas: Readonly<Record<string, JsonObject>>;
  readonly isValid: (schema: Json) => boolean;
  /** By the name of the component. */
  readonly linted: ReadonlyMap<string, readonly Problem[]>;
  readonly generated: ReadonlyMap<string, readonly Problem[]>;
  /** What the document of the output has. */
  readonly written: JsonObject;
}

const folder = mkdtempSync(join(tmpdir(), "slips-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function see(version: Version): Promise<Seen> {
  const schemas = listSlips(version);
  const names = Object.keys(schemas);
  const file = `${version}.json`;
  writeFileSync(join(folder, file), writeDocument(version, schemas));
  const byName = (problems: readonly Problem[]): ReadonlyMap<string, readonly Problem[]> =>
    Map.groupBy(problems, ({ place }) => names[Number(place.split(":")[1]) - 2] ?? "");
  const judge = await validate(JUDGES[version]);
  const linted = await runCommandIn(folder, "lint", "--spec", file, "--json");
  const refused = await runCommandIn(folder, "generate", "--spec", file, "--out", "refused");
  expect(refused.status).toBe(1);
  const out = `${version}-out`;
  const lenient = await runCommandIn(folder, "generate", "--spec", file, "--out", out, "--lenient");
  expect(lenient.status).toBe(0);
  const written = JSON.parse(readFileSync(join(folder, out, "openapi.json"), "utf8"));
  return {
    schemas,
    isValid: (schema) => judge(JSON.parse(JSON.stringify(schema))).valid,
    linted: byName(JSON.parse(linted.stdout)),
    generated: byName([...readProblems(refused.stderr), ...readProblems(lenient.stderr)]),
    written: asObject(asObject(written.components).schemas),
  };
}

/** The two lines of each problem. */
const readProblems = (text: string): Problem[] =>
  [...text.matchAll(/^(\S+:\d+:\d+) {2}(error|warn) {2}(\S+) {2}(.+)\n {4}fix: (.+)$/gm)].map(
    ([, place = "", severity, rule = "", message = "", fix = ""]) => ({
      ...{ place, rule, message, fix },
      severity: severity === "error" ? "error" : "warn",
    }),
  );

/** What OpenAPI 3.0 does not allow, and has no other words for. */
const LEFT: Readonly<Record<Version, readonly string[]>> = {
  "3.0.3": ["enum.emptyList", "type.doubledType", "items.schemas", "items.booleans"],
  "3.1.0": [],
  "3.2.0": [],
};

describe.each(Object.keys(JUDGES) as Version[])("in OpenAPI %s", (version) => {
  let seen: Seen;
  beforeAll(async () => {
    seen = await see(version);
  }, 240_000);

  test.each(KEYWORDS[version])("lint and generate say what is wrong with %s, with line, rule and fix", (keyword) => {
    const wrong = Object.entries(seen.schemas).filter(
      ([name, schema]) => name.startsWith(`${keyword}.`) && !seen.isValid(schema),
    );
    const unsaid = wrong.filter(([name]) => !seen.linted.has(name) || !seen.generated.has(name));
    expect(unsaid).toEqual([]);
    // Whatever is allowed is a default.
    expect(wrong.length > 0).toBe(!/^(default|example|const)$/.test(keyword));
  });

  test("generate says nothing that lint does not say", () => {
    const messagesOf = (found: Seen["linted"], name: string) => found.get(name)?.map(({ message }) => message) ?? [];
    for (const name of seen.generated.keys())
      expect(messagesOf(seen.linted, name)).toEqual(expect.arrayContaining(messagesOf(seen.generated, name)));
  });

  test("what is written is as OpenAPI asks for", () => {
    const invalid = Object.entries(seen.written).filter(([, schema]) => isObject(schema) && !seen.isValid(schema));
    expect(invalid.map(([name]) => name)).toEqual(LEFT[version]);
  });
});

/** A schema as it is written, and as it is read. */
const CLEAR: readonly (readonly [version: Version, written: JsonObject, read: JsonObject, message: string])[] = [
  ["3.1.0", { required: ["a", "b", "a"] }, { required: ["a", "b"] }, 'required lists "a" twice; it counts once.'],
  [
    "3.1.0",
    { required: ["a", 200] },
    { required: ["a", "200"] },
    'required must be a list of property names; ["a",200] is read as ["a","200"].',
  ],
  [
    "3.1.0",
    { enum: ["a", { b: 1 }, { b: 1 }] },
    { enum: ["a", { b: 1 }] },
    'enum lists {"b":1} twice; it counts once.',
  ],
  [
    "3.1.0",
    { enum: [1, 2, 1], "x-enum-varnames": ["one", "two", "uno"], "x-enum-descriptions": ["1"] },
    { enum: [1, 2], "x-enum-varnames": ["one", "two"], "x-enum-descriptions": ["1"] },
    "enum lists 1 twice; it counts once.",
  ],
  [
    "3.1.0",
    { dependentRequired: { a: ["b", "b"] } },
    { dependentRequired: { a: ["b"] } },
    'a lists "b" twice; it counts once.',
  ],
  ["3.1.0", { type: ["string", "string"] }, { type: ["string"] }, 'type lists "string" twice; it counts once.'],
  [
    "3.1.0",
    { type: ["string", null] },
    { type: ["string", "null"] },
    'type must be one of string, number, integer, boolean, object, array, null; ["string",null] is read as ["string","null"].',
  ],
  ["3.1.0", { maxLength: "20" }, { maxLength: 20 }, 'maxLength must be a whole number, 0 or more; "20" is read as 20.'],
  ["3.1.0", { multipleOf: "0.5" }, { multipleOf: 0.5 }, 'multipleOf must be a number above 0; "0.5" is read as 0.5.'],
  ["3.1.0", { minimum: "-1e3" }, { minimum: -1000 }, 'minimum must be a number; "-1e3" is read as -1000.'],
  [
    "3.1.0",
    { uniqueItems: "True" },
    { uniqueItems: true },
    'uniqueItems must be true or false; "True" is read as true.',
  ],
  [
    "3.1.0",
    { additionalProperties: "false" },
    { additionalProperties: false },
    'additionalProperties must be a schema; "false" is read as false.',
  ],
  ["3.1.0", { title: 2024 }, { title: "2024" }, 'title must be a string; 2024 is read as "2024".'],
  ["3.1.0", { title: ["a"] }, {}, "title must be a string, and is ignored."],
  [
    "3.1.0",
    { minimum: 3, exclusiveMinimum: true },
    { exclusiveMinimum: 3 },
    "exclusiveMinimum must be a number since OpenAPI 3.1; with minimum: 3 it is read as 3.",
  ],
  [
    "3.1.0",
    { minimum: 3, exclusiveMinimum: false },
    { minimum: 3 },
    "exclusiveMinimum must be a number since OpenAPI 3.1, and is ignored.",
  ],
  ["3.1.0", { exclusiveMaximum: true }, {}, "exclusiveMaximum must be a number since OpenAPI 3.1, and is ignored."],
  [
    "3.1.0",
    { items: [{}], additionalItems: false },
    { prefixItems: [{}], items: false },
    "items must be a schema; the list is read as prefixItems.",
  ],
  ["3.1.0", { prefixItems: [] }, {}, "The empty prefixItems is ignored."],
  ["3.1.0", { items: [] }, {}, "The empty items is ignored."],
  ["3.1.0", { maxLength: null }, {}, "maxLength has no value and is ignored."],
  [
    "3.1.0",
    { format: "datetime" },
    { format: "datetime" },
    'OpenAPI has no format "datetime", so no value is checked by it here.',
  ],
  [
    "3.0.3",
    { maximum: "9", exclusiveMaximum: "true" },
    { maximum: 9, exclusiveMaximum: true },
    'maximum must be a number; "9" is read as 9.',
  ],
  [
    "3.0.3",
    { exclusiveMinimum: 5 },
    { exclusiveMinimum: true, minimum: 5 },
    "exclusiveMinimum must be true or false in OpenAPI 3.0; it is read as minimum: 5 and exclusiveMinimum: true.",
  ],
  [
    "3.0.3",
    { minimum: 7, exclusiveMinimum: "5" },
    { minimum: 7, exclusiveMinimum: false },
    "exclusiveMinimum must be true or false in OpenAPI 3.0; it is read as minimum: 7 and exclusiveMinimum: false.",
  ],
  ["3.0.3", { required: [] }, {}, "The empty required is ignored."],
  ["3.0.3", { allOf: [true, {}] }, { allOf: [{}, {}] }, "A schema must be an object in OpenAPI 3.0; it is read as {}."],
  ["3.0.3", { items: true }, { items: {} }, "A schema must be an object in OpenAPI 3.0; it is read as {}."],
  [
    "3.0.3",
    { properties: { a: false } },
    { properties: { a: { not: {} } } },
    'A schema must be an object in OpenAPI 3.0; it is read as {"not":{}}.',
  ],
];

test.each([
  ["minimal", "warn"],
  ["recommended", "warn"],
  ["strict", "error"],
])("by the preset %s a slip whose meaning is clear is of the severity %s", async (preset, severity) => {
  writeFileSync(join(folder, "clear.json"), writeDocument("3.1.0", { It: { maxLength: "20" } }));
  const { stdout } = await runCommandIn(folder, "lint", "--spec", "clear.json", "--preset", preset, "--json");
  const problems: Problem[] = JSON.parse(stdout);
  expect(problems.filter(({ rule }) => rule === "struct")).toMatchObject([{ severity }]);
});

test.each(CLEAR)("in OpenAPI %s %j is read as %j", async (version, written, read, message) => {
  writeFileSync(join(folder, "clear.json"), writeDocument(version, { It: written }));
  const { status, stderr } = await runCommandIn(folder, "generate", "--spec", "clear.json", "--out", "clear");
  expect({ status, problems: readProblems(stderr) }).toEqual({
    status: 0,
    problems: expect.arrayContaining([
      expect.objectContaining({ place: expect.stringMatching(/^clear.json:2:/), message }),
    ]),
  });
  const document = JSON.parse(readFileSync(join(folder, "clear/openapi.json"), "utf8"));
  expect(document.components.schemas.It).toEqual(read);
});
