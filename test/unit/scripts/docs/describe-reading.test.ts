import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { describeReading } from "../../../../scripts/docs/describe-reading.ts";

const file = join(import.meta.dirname, "../cases/lenient-reading/openapi.yaml");

test("a page tells what is read besides the document's own names and values", () => {
  const { components } = JSON.parse(describeReading(JSON.stringify(parse(readFileSync(file, "utf8")))));
  const { Order, Words, Line, Price, Address, Answers, Payment } = components.schemas;
  expect([
    Order.description,
    Order.properties.note.description,
    Order.properties.lines.description,
    Words.additionalProperties.description,
    Line.description,
    Line.properties.rate.description,
    Price.description,
    Address.description,
    Answers.description,
    Payment.description,
  ]).toEqual([
    "Empty values of optional fields count as absent.",
    "Also read: `Note`, `remark`.",
    "One object is read as a list of one.",
    "A number or boolean is read as its text.",
    "Ignored where they have no meaning: `clientKey`.",
    "Counts as absent: `0`.",
    "Text that matches `^-?(0|[1-9][0-9]*)(\\.[0-9]+)?$` is read as the number.",
    "Ignored if empty: `fax`.",
    "Empty values are values here.",
    "Ignored where they have no meaning: `card`, `iban`, `IBAN`.",
  ]);
});

test("a sentence follows the description that a reference leads to", () => {
  const name = { type: "string", description: "Its name." };
  const pet = { properties: { name: { $ref: "#/components/schemas/Name", "x-also": ["Name"] } } };
  const text = JSON.stringify({ openapi: "3.1.0", components: { schemas: { Name: name, Pet: pet } } });
  const { Pet, Name } = JSON.parse(describeReading(text)).components.schemas;
  expect(Pet.properties.name.description).toBe("Its name. Also read: `Name`.");
  expect(Name.description).toBe("Its name.");
});
