import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../../../scripts/schema/json.ts";
import { getFieldLines, getLines, withRequest } from "./diff-lines.ts";

const text = { type: "string" };

describe("what is read besides the document's own names and values", () => {
  const number = { type: "number" };
  const lines: readonly (readonly [before: Json, after: Json, lines: readonly string[]])[] = [
    [text, { ...text, "x-also": ["A"] }, ["minor `a` may now also be spelled `A`"]],
    [
      { ...text, "x-also": ["A", "b"] },
      { ...text, "x-also": ["b"] },
      ["major requests in which `a` is spelled `A` are now refused"],
    ],
    [{ ...text, "x-also": ["A", "b"] }, { ...text, "x-also": ["b", "A"] }, []],
    [number, { ...number, "x-coerce": { from: ["string"] } }, ["minor `a` may now also be sent as `string`"]],
    [
      { ...text, "x-coerce": { from: ["number", "boolean"] } },
      { ...text, "x-coerce": { from: ["number"] } },
      ["major requests in which `a` is sent as `boolean` are now refused"],
    ],
    [
      { ...number, "x-coerce": { from: ["string"], pattern: "^[0-9]{1,8}$" } },
      { ...number, "x-coerce": { from: ["string"], pattern: "^[0-9]{1,3}$" } },
      ["major other texts are now read as `a`"],
    ],
    [number, { ...number, "x-empty": { values: [0] } }, ["minor `0` of `a` may now be empty, or counts as absent"]],
    [text, { ...text, "x-otherwise": "" }, ["minor requests without a valid `a` are no longer refused as a whole"]],
    [{ ...text, "x-otherwise": "" }, text, ["major requests without a valid `a` are now refused"]],
    [
      { type: "object", "x-ignored": { key: true } },
      { type: "object" },
      ["major `key` in `a` are no longer ignored: such requests are refused"],
    ],
    [
      { type: "object", "x-empty": "absent" },
      { type: "object" },
      ["major empty values in optional fields of `a` no longer count as absent"],
    ],
    [
      { type: "object" },
      { type: "object", "x-empty": "absent" },
      ["minor! empty values in optional fields of `a` now count as absent"],
    ],
  ];
  test.each(lines)("%j → %j", (before, after, wanted) => {
    expect(getFieldLines("request", before, after)).toEqual(wanted);
    expect(getFieldLines("response", before, after)).toEqual([]);
  });

  test("a property may become another spelling of one that stays", () => {
    const closed = (properties: JsonObject): Json => ({ type: "object", additionalProperties: false, properties });
    const before = withRequest(closed({ a: text, A: text }));
    expect(getLines(before, withRequest(closed({ a: { ...text, "x-also": ["A"] } })))).toEqual([
      "minor addPet: `a` may now also be spelled `A`",
    ]);
    expect(getLines(before, withRequest(closed({ a: text })))).toEqual([
      "major addPet: requests with `A` are now refused",
    ]);
  });

  test("a required property that has another name now must still be sent", () => {
    const map = (properties: JsonObject, required: string): Json => ({
      ...{ type: "object", properties, required: [required], additionalProperties: text },
    });
    const after = withRequest(map({ b: { ...text, "x-also": ["a"] } }, "b"));
    expect(getLines(withRequest(map({ a: text }, "a")), after)).toEqual([
      "minor addPet: `b` may now also be spelled `a`",
    ]);
  });
});
