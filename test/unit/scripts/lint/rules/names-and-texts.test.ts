import { expect, test } from "vitest";
import { nameStyle } from "../../../../../scripts/lint/rules/name-style.ts";
import { propertyDescription } from "../../../../../scripts/lint/rules/property-description.ts";
import { lintText } from "../../../spec/rules/lint-text.ts";

const style = { name: "name-style", check: nameStyle };
const described = { name: "property-description", check: propertyDescription };

const withSchemas = (...schemas: readonly string[]) =>
  `openapi: 3.1.0\ninfo: {title: T, version: "1"}\npaths: {}\ncomponents:\n  schemas:\n    ${schemas.join("\n    ")}\n`;

const camel = ["oneA", "twoB", "threeC", "fourD", "fiveE", "sixF", "sevenG", "eightH", "nineI", "tenJ", "id"];
const thing = (...names: readonly string[]) =>
  `Thing: {type: object, properties: {${names.map((name) => `${name}: {type: string}`).join(", ")}}}`;

test("a name out of the style that the others show is found", async () => {
  const found = await lintText(style, withSchemas(thing(...camel, "user_name")));
  expect(found).toEqual([expect.stringMatching(/^api\.yaml:6:\d+ contract\/name-style$/)]);
});

test("names without a common style are left alone, unless an option names one", async () => {
  const mixed = withSchemas(thing(...camel.slice(0, 5), "a_b", "c_d", "e_f", "g_h"));
  expect(await lintText(style, mixed)).toEqual([]);
  const chosen = { ...style, options: { properties: "camelCase" } };
  expect(await lintText(chosen, mixed)).toHaveLength(4);
});

test("a property without a description is found, also where only its siblings have one", async () => {
  const text = withSchemas(
    "Thing: {type: object, properties: {a: {type: string, description: A.}, b: {type: string}}}",
  );
  expect(await lintText(described, text)).toEqual(["api.yaml:6:76 contract/property-description"]);
});

test("a description of the property's schema counts, and a condition needs none", async () => {
  const text = withSchemas(
    "Name: {type: string, description: A name.}",
    'Thing: {type: object, properties: {name: {$ref: "#/components/schemas/Name"}}, if: {properties: {name: {const: a}}}}',
  );
  expect(await lintText(described, text)).toEqual([]);
});
