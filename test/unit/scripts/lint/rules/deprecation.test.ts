import { expect, test } from "vitest";
import { deprecation } from "../../../../../scripts/lint/rules/deprecation.ts";
import { runCommand, withFiles } from "../../../../rig/run-command.ts";
import { lintText } from "../../../spec/rules/lint-text.ts";

const rule = { name: "deprecation", check: deprecation };
const good = "deprecated: true, x-sunset: 2027-03-01, x-successor: none";

/** A document in which one place has these members; each place stands in a line of its own. */
const PLACES = ["operation", "parameter", "header", "field", "component", "scheme"] as const;
const documentWith = (members: string, place: (typeof PLACES)[number]): string => {
  const at = (name: string): string => (name === place ? `, ${members}` : "");
  return `openapi: 3.2.0
info: {title: T, version: "1"}
paths:
  /pets:
    get: {operationId: listPets, responses: {"204": {description: ok}}}
    post: {operationId: addPet${at("operation")},
      parameters: [{name: limit, in: query, schema: {type: string}${at("parameter")}}],
      responses: {"200": {description: ok, headers: {Left: {schema: {type: string}${at("header")}}}, content: {application/json: {schema: {
        properties: {a: {type: string${at("field")}}, b: {$ref: "#/components/schemas/B"}}}}}}}}
components:
  schemas:
    B: {type: string${at("component")}}
  securitySchemes:
    key: {type: apiKey, in: header, name: Key${at("scheme")}}
`;
};
const LINES = { operation: 6, parameter: 7, header: 8, field: 9, component: 12, scheme: 14 } as const;

test.each<[name: string, members: string, problems: number]>([
  ["everything is there", `${good}, x-deprecated-since: 2026-09-01, x-deprecation-info: /news`, 0],
  ["nothing is deprecated", "x-other: 1", 0],
  ["not deprecated, in so many words", "deprecated: false", 0],
  ["no date", "deprecated: true, x-successor: none", 1],
  ["no successor", "deprecated: true, x-sunset: 2027-03-01", 1],
  ["neither", "deprecated: true", 2],
  ["a day that the calendar has not", "deprecated: true, x-sunset: 2027-02-30, x-successor: none", 1],
  ["a date in words", 'deprecated: true, x-sunset: "March", x-successor: none', 1],
  ["a number", "deprecated: true, x-sunset: 20270301, x-successor: none", 1],
  ["since when, in words", `${good}, x-deprecated-since: long ago`, 1],
  ["an end before the beginning", `${good}, x-deprecated-since: 2027-03-02`, 1],
  ["a page that is no address", `${good}, x-deprecation-info: "javascript:alert(1)"`, 1],
  ["a date of what is not deprecated", "x-sunset: 2027-03-01", 1],
  ["a successor of what is not deprecated", "x-successor: none, deprecated: false", 1],
])("%s", async (_, members, problems) => {
  for (const place of PLACES) {
    const found = await lintText(rule, documentWith(members, place));
    expect(found, place).toHaveLength(problems);
    expect(
      found.every((one) => one.startsWith(`api.yaml:${LINES[place]}:`)),
      `${place} ${found}`,
    ).toBe(true);
  }
});

test.each([
  ["listPets", 0],
  ["https://pets.example.com/v2", 0],
  ["/v2/pets", 0],
  ["none", 0],
  ["addPets", 1],
  ["somewhere else", 1],
])("the successor of an operation: %s", async (successor, problems) => {
  const members = `deprecated: true, x-sunset: 2027-03-01, x-successor: "${successor}"`;
  expect(await lintText(rule, documentWith(members, "operation"))).toHaveLength(problems);
});

test.each([
  ["minimal", 0],
  ["recommended", 2],
  ["strict", 2],
])("is a warning of the preset %s", async (preset, problems) => {
  await withFiles({ "api.yaml": documentWith("deprecated: true", "operation") }, async (folder) => {
    const { stdout } = await runCommand("lint", "--spec", `${folder}/api.yaml`, "--preset", preset);
    expect(stdout.match(/warn {2}contract\/deprecation/g) ?? []).toHaveLength(problems);
  });
});
