import { expect, test } from "vitest";
import { ResultCodes } from "../../../../spec/derive/tables.ts";
import { deriveValues } from "../../../../spec/derive/values.ts";

const codes = new ResultCodes([
  { code: "A000", text: "Success", status: 200, origin: "specification", meaning: "", action: "" },
]);
const lists = { carriers: [{ value: "10001" }, { value: "10000" }] };

test("fills in texts and lists, and nothing else", () => {
  const schemas = {
    Text: { "x-derive": { "result-text": "A000" }, type: "string" },
    Carrier: { "x-derive": { values: "carriers" }, type: "string" },
    Loose: { "x-derive": { loosen: 4 } },
  };
  deriveValues(schemas, codes, lists);
  expect(schemas).toEqual({
    Text: { type: "string", const: "Success" },
    Carrier: { type: "string", enum: ["10001", "10000"] },
    Loose: { "x-derive": { loosen: 4 } },
  });
});

test("refuses a code or list that the tables lack", () => {
  expect(() => deriveValues({ Text: { "x-derive": { "result-text": "A1" } } }, codes, lists)).toThrow(
    "Text: A1 is not in",
  );
  expect(() => deriveValues({ Type: { "x-derive": { values: "types" } } }, codes, lists)).toThrow('no list "types"');
});
