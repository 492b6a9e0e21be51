import { describe, expect, test } from "vitest";
import type { ApiChange } from "../../../../scripts/diff/change.ts";
import { compare } from "../../../../scripts/diff/compare.ts";
import type { ApiDocument } from "../../../../scripts/diff/read-document.ts";
import { toMarkdown, toText } from "../../../../scripts/diff/report.ts";
import { loadPlugin } from "../../../../scripts/document/plugin.ts";
import { newApi, withOperation, withRequest } from "./diff-lines.ts";
import { info, operation, property, scheme, TEXTS } from "./text-rows.ts";

const plugin = await loadPlugin(undefined);
const plain = (_: unknown, text: string): string => text;

const getChanges = (before: ApiDocument, after: ApiDocument): readonly ApiChange[] =>
  compare(before, after, plugin).apiChanges;
/** `patch addPet: the summary of the operation changed`. */
const getSentences = (before: ApiDocument, after: ApiDocument): string[] =>
  getChanges(before, after).map(
    ({ rating, operation, sentence }) => `${rating} ${operation === undefined ? "" : `${operation}: `}${sentence}`,
  );

describe("a text that is added, changed and removed", () => {
  test.each(TEXTS)("%s", (words, keyword, withText) => {
    const plural = / (tags|samples|terms of service) of /.test(words);
    const [none, one, other] = [withText(undefined), withText("one"), withText("other")];
    expect(getSentences(none, one)).toEqual([`patch ${words} ${plural ? "are" : "is"} new`]);
    expect(getSentences(one, none)).toEqual([`patch ${words} ${plural ? "are" : "is"} removed`]);
    // A component that both have is compared by its texts, and another rule of one that nobody uses has no meaning.
    const changed =
      keyword === "component" ? "the text of the document changed, but not its meaning" : `${words} changed`;
    expect(getSentences(one, other)).toEqual([`patch ${changed}`]);
    expect(getSentences(one, withText("one"))).toEqual([]);
    expect(getChanges(none, one).map((apiChange) => apiChange.keyword)).toEqual([keyword]);
  });
});

test("says where a text is, and what it was", () => {
  expect(getChanges(property("title")("one"), property("title")("other"))).toMatchObject([
    {
      part: "#/components/schemas/Pet/properties/names/items/properties/first/title",
      field: "names[].first",
      before: "one",
      after: "other",
    },
  ]);
});

test.each<readonly [name: string, before: ApiDocument, after: ApiDocument, sentences: readonly string[]]>([
  ["info.version", info("version")("1.0.0"), info("version")("1.1.0"), []],
  ["the title of the API", info("title")("Pets"), info("title")("Cats"), ["patch the title of the API changed"]],
  [
    "the version of OpenAPI",
    newApi({ openapi: "3.1.0" }),
    newApi({ openapi: "3.1.1" }),
    ["patch the version of OpenAPI of the API changed"],
  ],
  [
    "the order of the tags",
    newApi({ tags: [{ name: "a" }, { name: "b" }] }),
    newApi({ tags: [{ name: "b" }, { name: "a" }] }),
    ["patch the order of the tags changed"],
  ],
  [
    "the description of a scope",
    scheme({ flows: { implicit: { scopes: { read: "Reads." } } } }),
    scheme({ flows: { implicit: { scopes: { read: "Reads pets." } } } }),
    ["patch the description of the scope `read` of `Pet` changed"],
  ],
  [
    "an operation that is no longer deprecated",
    operation("deprecated")(true),
    operation("deprecated")(false),
    ["patch addPet: the operation is no longer deprecated"],
  ],
  [
    "an operation that is no longer deprecated, and had a date",
    withOperation({ deprecated: true, "x-sunset": "2027-03-01" }),
    withOperation({}),
    ["patch addPet: the operation is no longer deprecated"],
  ],
  [
    "a date that moved earlier, which is one change",
    withOperation({ deprecated: true, "x-sunset": "2027-03-01" }),
    withOperation({ deprecated: true, "x-sunset": "2027-02-01" }),
    ["major addPet: the operation ends earlier: on 2027-02-01 (before: 2027-03-01)"],
  ],
  [
    "a property that is no longer deprecated",
    property("deprecated")(true),
    property("deprecated")(undefined),
    ["patch `names[].first` of `Pet` is no longer deprecated"],
  ],
  [
    "parameters in another order",
    withOperation({ parameters: ["a", "b"].map((name) => ({ name, in: "query", description: name, schema: {} })) }),
    withOperation({ parameters: ["b", "a"].map((name) => ({ name, in: "query", description: name, schema: {} })) }),
    ["patch the text of the document changed, but not its meaning"],
  ],
  [
    "a schema that became a component",
    withRequest({ type: "string", description: "A name." }),
    withRequest({ $ref: "#/components/schemas/Name" }, { Name: { type: "string", description: "A name." } }),
    ["patch the component `Name` is new"],
  ],
  [
    "a default that callers notice, which is one change",
    withRequest({ properties: { a: { type: "string", default: "x" } } }),
    withRequest({ properties: { a: { type: "string", default: "y" } } }),
    ["major addPet: the default of `a` is now `y` (before: `x`)"],
  ],
  [
    "an extension that callers notice, which is one change",
    withRequest({ properties: { a: { type: "string" } } }),
    withRequest({ properties: { a: { type: "string", "x-also": ["b"] } } }),
    ["minor addPet: `a` may now also be spelled `b`"],
  ],
  [
    "an extension of an operation that callers notice, which is one change",
    withOperation({}),
    withOperation({ "x-repeatable": true }),
    ["minor addPet: a failed call may now be repeated"],
  ],
  [
    "an extension of an operation that callers do not notice there",
    withOperation({}),
    withOperation({ "x-repeatable": false }),
    ["patch addPet: `x-repeatable` of the operation is new"],
  ],
])("%s", (_, before, after, sentences) => {
  expect(getSentences(before, after)).toEqual(sentences);
});

test("a path whose parameter has another name is the same path", () => {
  const withName = (name: string, description: string) =>
    newApi({ paths: { [`/pets/{${name}}`]: { get: { operationId: "getPet", description } } } });
  expect(getSentences(withName("id", "one"), withName("petId", "other"))).toContain(
    "patch getPet: the description of the operation changed",
  );
});

test("many texts are one line of the report, and the same change at several places is counted once", () => {
  const all = (text: string) =>
    newApi({
      components: {
        schemas: Object.fromEntries(
          Array.from({ length: 100 }, (_, index) => [`S${index}`, { description: `${text} ${index}`, example: text }]),
        ),
      },
    });
  const comparison = compare(all("one"), all("other"), plugin);
  expect(toText(comparison, plain).split("\n").slice(0, 4)).toEqual([
    "no effect on callers (patch)",
    "  100 × description and 100 × example",
    "",
    "0 major, 0 minor, 101 patch",
  ]);
  expect(toMarkdown(comparison)).toContain("- 100 × description and 100 × example\n");
});
