import { describe, expect, test } from "vitest";
import { isObject, type JsonObject, parsePointer, valueAt } from "../../../../scripts/schema/json.ts";
import { document } from "../derive/derived-contract.ts";

function schemaOf(parameter: string): JsonObject {
  const schema = valueAt(document, ["components", "parameters", parameter, "schema"]);
  if (!isObject(schema)) throw new Error(`no parameter ${parameter}`);
  const target = typeof schema.$ref === "string" ? valueAt(document, parsePointer(schema.$ref)) : schema;
  if (!isObject(target)) throw new Error(`the schema of ${parameter} leads nowhere`);
  return target;
}

describe.each([
  ["IdempotencyKey", "A308", ["a", "~".repeat(200), "with a space"], ["", "x".repeat(201), "é", "a\tb"]],
  ["ServiceTypeOfFile", "A219", ["MMS", "mms", "Rcs", "friendTALK"], ["", "SMS", "MMSX", "xMMS"]],
  ["ServiceTypeOfTypedFile", "A219", ["MMS", "mms", "Rcs", "friendTALK"], ["", "SMS", "MMSX", "xMMS"]],
  ["MsgTypeOfFile", "A220", ["FI", "any-word"], ["", "a/b", "x".repeat(21)]],
  ["ReportId", "A805", ["b-01JCQM2V3S4T5W6X7Y8Z9A0BCD"], ["", "a b", "x".repeat(65)]],
  ["MsgKey", "A820", ["01JCQK5T7W8Y2N4B6D0R3M9XZE"], ["", "a b", "x".repeat(65)]],
  ["ImageKey", "A820", ["f_1.jpg"], ["", "../x", "x".repeat(101)]],
])("%s", (parameter, code, good, bad) => {
  const { pattern, maxLength, "x-code": named } = schemaOf(parameter);
  const fits = (value: string) => new RegExp(String(pattern), "u").test(value) && value.length <= Number(maxLength);

  test("takes what it should and nothing else", () => {
    expect(good.filter((value) => !fits(value))).toEqual([]);
    expect(bad.filter(fits)).toEqual([]);
    expect(named).toBe(code);
  });
});
