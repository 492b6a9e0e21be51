import { expect, test } from "vitest";
import { compareDocuments } from "../../../../scripts/diff/compare-documents.ts";
import type { ApiDocument } from "../../../../scripts/diff/read-document.ts";
import type { RedoclyChange } from "../../../../scripts/diff/redocly.ts";
import { secondOpinion } from "../../../../scripts/diff/second-opinion.ts";
import { EVERYTHING, walkRoots } from "../../../../scripts/diff/walk.ts";
import { NO_WORDS, requestOf, responseOf } from "./diff-lines.ts";

function opinionOn(before: ApiDocument, after: ApiDocument, changes: readonly RedoclyChange[]) {
  const { findings, roots } = compareDocuments(before, after, NO_WORDS);
  return secondOpinion([...findings, ...walkRoots(roots, () => EVERYTHING)], changes, { before, after });
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

test("agreement is not worth a word", () => {
  const [before, after] = [requestOf(field({ type: "string" })), requestOf(field({ type: "string", maxLength: 5 }))];
  const opinion = opinionOn(before, after, [change(`${request}/properties/a`, { property: "maxLength" })]);
  expect(opinion).toEqual({ findings: [], disagreements: [] });
});

test("a rating that differs is shown with its reason", () => {
  const [before, after] = [responseOf(field({ enum: ["A"] })), responseOf(field({ enum: ["A", "B"] }))];
  const verdicts = [{ ruleId: "enum-values-added", message: "Enum gained values: 'B'." }];
  const { disagreements } = opinionOn(before, after, [
    change(`${response}/properties/a`, { property: "enum", verdicts }),
  ]);
  expect(disagreements).toMatchObject([
    { theirs: "major", ours: "minor", operation: "addPet", what: "Enum gained values: 'B'." },
  ]);
});

test("what only we see, and what only they see", () => {
  const [before, after] = [requestOf(field({ type: "string" })), requestOf(field({ type: "string", maxLength: 5 }))];
  const { disagreements } = opinionOn(before, after, []);
  expect(disagreements.map(({ theirs, ours }) => [theirs, ours])).toEqual([["unseen", "major"]]);
  const same = opinionOn(before, before, [change(`${request}/allOf/1`, { kind: "added", typeName: "AllOf" })]);
  expect(same.disagreements.map(({ theirs, ours }) => [theirs, ours])).toEqual([["major", "no change"]]);
});

test("texts, examples and what we do not compare keep their place in the list", () => {
  const before = requestOf(field({ type: "string" }));
  const { findings } = opinionOn(before, before, [
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
