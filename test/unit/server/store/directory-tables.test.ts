import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DIRECTORY_TABLES } from "../../../../server/store/create-cell.ts";

test("a cell gets no table of the directory: each that the schema makes with its name is left out", () => {
  const schema = readFileSync(new URL("../../../../server/store/migrations/0001-schema.sql", import.meta.url), "utf8");
  const made = [...schema.matchAll(/^CREATE (?:UNLOGGED )?TABLE gateway\.(\w+)/gm)].map(([, name]) => name);
  expect(made.length).toBeGreaterThan(10);
  expect(made.toSorted()).toEqual(DIRECTORY_TABLES.toSorted());
});
