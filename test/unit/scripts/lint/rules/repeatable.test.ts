import { expect, test } from "vitest";
import { repeatable } from "../../../../../scripts/lint/rules/repeatable.ts";
import { runCommand, withFiles } from "../../../../rig/run-command.ts";
import { lintText } from "../../../spec/rules/lint-text.ts";

const rule = { name: "repeatable", check: repeatable };

/** A document in which one place has the member; each place stands in a line of its own. */
const PLACES = ["root", "path", "search", "list", "parameter", "callback", "webhook", "shared", "schema"] as const;
type Place = (typeof PLACES)[number];
const documentWith = (value: string, place: Place): string => {
  const at = (name: Place): string => (name === place ? `x-repeatable: ${value}, ` : "");
  return `{openapi: 3.2.0, info: {title: T, version: "1"},
${at("root")}paths: {/pets: {
  ${at("path")}summary: Pets,
  post: {${at("search")}operationId: findPets,
    parameters: [{${at("parameter")}name: limit, in: query, schema: {type: string}}],
    callbacks: {found: {"{$request.query.limit}": {post: {${at("callback")}responses: {"204": {description: ok}}}}}},
    responses: {"204": {description: ok}}},
  get: {${at("list")}operationId: listPets, responses: {"204": {description: ok}}}}, /shared: {$ref: "#/components/pathItems/Shared"}},
webhooks: {report: {post: {${at("webhook")}responses: {"204": {description: ok}}}}},
components: {schemas: {Pet: {${at("schema")}type: string, examples: [{x-repeatable: true}]}},
  pathItems: {Shared: {post: {${at("shared")}operationId: share, responses: {"204": {description: ok}}}}}}}
`;
};
const LINES: Readonly<Record<Place, number>> = {
  root: 2,
  path: 3,
  search: 4,
  parameter: 5,
  callback: 6,
  list: 8,
  webhook: 9,
  schema: 10,
  shared: 11,
};

test.each<[value: string, found: readonly Place[]]>([
  ["true", ["root", "path", "parameter", "callback", "webhook", "schema"]],
  ["false", ["root", "path", "parameter", "callback", "webhook", "schema", "list"]],
  ['"true"', PLACES],
  ["1", PLACES],
])("finds where clients do not read the value %s", async (value, found) => {
  for (const place of PLACES) {
    const problems = await lintText(rule, documentWith(value, place));
    expect(problems.map((one) => one.replace(/^api\.yaml:(\d+):.*/, "$1"))).toEqual(
      found.includes(place) ? [String(LINES[place])] : [],
    );
  }
});

test.each([
  ["minimal", 0],
  ["recommended", 1],
  ["strict", 1],
])("is a warning of the preset %s", async (preset, problems) => {
  await withFiles({ "api.yaml": documentWith("yes", "search") }, async (folder) => {
    const { stdout } = await runCommand("lint", "--spec", `${folder}/api.yaml`, "--preset", preset);
    expect(stdout.match(/warn {2}contract\/repeatable/g) ?? []).toHaveLength(problems);
  });
});
