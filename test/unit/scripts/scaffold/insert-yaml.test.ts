import { expect, test } from "vitest";
import { parse } from "yaml";
import { appendItem, insertMember } from "../../../../scripts/scaffold/insert-yaml.ts";

const TEXT = `# A comment at the top
paths:
  /a:
    get: { summary: "kept as it is" }   # and its comment

components:
  schemas:
    A:
      type: string
`;

test("adds a member at the end of a map, and leaves the other lines alone", () => {
  const changed = insertMember(TEXT, ["paths"], "/b", { get: { summary: "B" } });
  for (const line of TEXT.split("\n")) expect(changed.split("\n")).toContain(line);
  expect(parse(changed)).toEqual({
    paths: { "/a": { get: { summary: "kept as it is" } }, "/b": { get: { summary: "B" } } },
    components: { schemas: { A: { type: "string" } } },
  });
});

test("adds a member to a map inside, at the end of the file, and to one that is missing", () => {
  expect(parse(insertMember(TEXT, ["components", "schemas"], "B", { type: "integer" }))).toMatchObject({
    components: { schemas: { A: { type: "string" }, B: { type: "integer" } } },
  });
  expect(parse(insertMember(TEXT, ["components", "headers"], "H", { description: "x: y" }))).toMatchObject({
    components: { headers: { H: { description: "x: y" } } },
  });
  expect(parse(insertMember(TEXT, [], "tags", [{ name: "a" }]))).toMatchObject({ tags: [{ name: "a" }] });
  expect(parse(insertMember("get:\n  a: 1", [], "put", { b: 2 }))).toEqual({ get: { a: 1 }, put: { b: 2 } });
});

test("refuses a map in braces, with what to do", () => {
  expect(() => insertMember("paths: { /a: {} }\n", ["paths"], "/b", {})).toThrow("write that map in lines");
});

test("keeps JSON as JSON, with its indentation", () => {
  expect(insertMember('{\n\t"paths": {}\n}', ["paths"], "/a", {})).toBe('{\n\t"paths": {\n\t\t"/a": {}\n\t}\n}\n');
});

test("adds an item to a list that exists", () => {
  const text = "tags:\n  - name: a\n    description: A\n\npaths: {}\n";
  const changed = { tags: [{ name: "a", description: "A" }, { name: "b" }], paths: {} };
  expect(parse(appendItem(text, "tags", { name: "b" }))).toEqual(changed);
  expect(appendItem("paths: {}\n", "tags", { name: "b" })).toBe("paths: {}\n");
  expect(JSON.parse(appendItem('{"tags":[]}', "tags", { name: "b" }))).toEqual({ tags: [{ name: "b" }] });
});
