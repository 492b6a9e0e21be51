import { expect, test } from "vitest";
import { getAllFindings } from "../../../../scripts/diff/collect-findings.ts";
import { compareDocuments } from "../../../../scripts/diff/compare-documents.ts";
import type { ApiDocument } from "../../../../scripts/diff/read-document.ts";
import { compareWithRedocly, type RedoclyChange } from "../../../../scripts/diff/redocly-diff.ts";
import { NO_RULES, newApi, withRequest, withResponse } from "./diff-lines.ts";

function compareRatings(before: ApiDocument, after: ApiDocument, changes: readonly RedoclyChange[]) {
  return compareWithRedocly(getAllFindings(compareDocuments(before, after, NO_RULES)), changes, { before, after });
}

const change = (path: string, more: Partial<RedoclyChange> = {}): RedoclyChange => ({
  path,
  typeName: "Schema",
  kind: "modified",
  impact: "major",
  verdicts: [],
  ...more,
});
const request = "#/paths/~1pets/post/requestBody/content/application~1json/schema";
const response = "#/paths/~1pets/post/responses/200/content/application~1json/schema";
const field = (schema: object): { type: string; properties: { a: never } } => ({
  type: "object",
  properties: { a: schema as never },
});

test("reports nothing if both give the same rating", () => {
  const [before, after] = [
    withRequest(field({ type: "string" })),
    withRequest(field({ type: "string", maxLength: 5 })),
  ];
  const comparison = compareRatings(before, after, [change(`${request}/properties/a`, { property: "maxLength" })]);
  expect(comparison).toEqual({ findings: [], disagreements: [] });
});

test("a renamed path parameter, which Redocly reports at two places, is one change", () => {
  const withId = (id: string) =>
    newApi({
      paths: {
        [`/pets/{${id}}`]: {
          parameters: [{ name: id, in: "path", required: true, schema: { type: "string" } }],
          get: { operationId: "getPet" },
        },
      },
    });
  const comparison = compareRatings(withId("id"), withId("petId"), [
    change("#/paths/~1pets~1{petId}", { typeName: "PathItem", property: "key", impact: "patch" }),
    change("#/paths/~1pets~1{petId}/parameters/0", { typeName: "Parameter", property: "name", impact: "patch" }),
  ]);
  expect(comparison).toEqual({ findings: [], disagreements: [] });
});

test("reports a different rating with its reason", () => {
  const [before, after] = [withResponse(field({ enum: ["A"] })), withResponse(field({ enum: ["A", "B"] }))];
  const verdicts = [{ ruleId: "enum-values-added", message: "Enum gained values: 'B'." }];
  const { disagreements } = compareRatings(before, after, [
    change(`${response}/properties/a`, { property: "enum", verdicts }),
  ]);
  expect(disagreements).toMatchObject([
    { theirs: "major", ours: "minor", operation: "addPet", what: "Enum gained values: 'B'." },
  ]);
});

test("reports a change that only one of the two reports", () => {
  const [before, after] = [
    withRequest(field({ type: "string" })),
    withRequest(field({ type: "string", maxLength: 5 })),
  ];
  const { disagreements } = compareRatings(before, after, []);
  expect(disagreements.map(({ theirs, ours }) => [theirs, ours])).toEqual([["unseen", "major"]]);
  const same = compareRatings(before, before, [change(`${request}/allOf/1`, { kind: "added", typeName: "AllOf" })]);
  expect(same.disagreements.map(({ theirs, ours }) => [theirs, ours])).toEqual([["major", "no change"]]);
});

test("takes over changes of texts, examples and parts that are not compared here", () => {
  const before = withRequest(field({ type: "string" }));
  const { findings } = compareRatings(before, before, [
    change("#/info", { property: "version", impact: "patch" }),
    change(request, { property: "description", impact: "patch" }),
    change("#/tags/pets", { typeName: "Tag", kind: "added", impact: "minor" }),
    change("#/components/schemas/Unused", { kind: "added", impact: "minor" }),
    change("#/servers/0", { typeName: "Server", property: "variables" }),
  ]);
  expect(findings.map(({ rating, keyword }) => [rating, keyword])).toEqual([
    ["patch", "description"],
    ["patch", "Tag"],
    ["patch", "Schema"],
    ["major", "variables"],
  ]);
});
