import { expect, test } from "vitest";
import { deriveTablesInDocs } from "../../../../spec/derive/doc-tables.ts";
import { document } from "./derived-contract.ts";

const tables = {
  codes: () => [
    ["code", "text"],
    ["A1", "one | two"],
  ],
};

test("puts a table where a description asks for it", () => {
  const given = {
    info: { description: "Before.\n\n<!-- table: codes -->\n\nAfter." },
    tags: [{ name: "t", description: "<!-- table: codes -->" }],
    paths: { "/p": { get: { description: "in text <!-- table: codes --> it is no mark" } } },
  };
  const table = "| code | text |\n| --- | --- |\n| A1 | one \\| two |";
  deriveTablesInDocs(given, tables);
  expect(given).toEqual({
    info: { description: `Before.\n\n${table}\n\nAfter.` },
    tags: [{ name: "t", description: table }],
    paths: { "/p": { get: { description: "in text <!-- table: codes --> it is no mark" } } },
  });
});

test("refuses a table that does not exist", () => {
  const given = { info: { description: "<!-- table: nothing -->" }, paths: {} };
  expect(() => deriveTablesInDocs(given, tables)).toThrow("<!-- table: nothing -->: this table does not exist");
});

test.each([
  ["info", "| A805 | Invalid Report ID(Pull API) | 404 |"],
  ["tags", "| 63016 | Text differs from template | messenger |"],
  ["tags", "| FRIENDTALK | FI | jpg, png | at least 500 | any | 3:4 to 2:1 | 500 KB |"],
  ["tags", "| RCS | none, or any word | jpg, bmp, png, gif | a size of the RCS formats |"],
  [
    "tags",
    "| CMwShS0600 | Carousel small with 6 cards | carousel | 6 | 360x336, 1 MB in total | 30 | 1300 in total | 2 | 5 | none |",
  ],
])("the contract's %s hold the row %s", (part, row) => {
  const text = JSON.stringify(document[part]);
  expect(text).toContain(row);
  expect(text).not.toContain("<!-- table:");
});
