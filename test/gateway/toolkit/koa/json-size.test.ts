import { describe, expect, test } from "vitest";
import { measureJson } from "../../../../scripts/runtime/koa/json-size.ts";

const measured = (text: string, maxValues = 1000) => measureJson(Buffer.from(text), maxValues);
const nested = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);

describe("the values of JSON", () => {
  test.each([
    ["1", 1],
    ["[1,2,3]", 4],
    ['{"a":1,"b":[2]}', 4],
    ['[{"a":1},{"a":2}]', 5],
    // Empty ones count as if they had a member.
    ["[[],{}]", 5],
    // What is in a string is no value.
    ['["a,b[c{d", "\\",[", "\\\\"]', 4],
  ])("are counted: %s", (text, values) => {
    expect(measured(text)).toEqual({ values, isTooDeep: false });
  });

  test("are counted to the limit and not to their end", () => {
    expect(measured(`[${"1,".repeat(5000)}1]`, 100)).toEqual({ values: 101, isTooDeep: false });
  });
});

describe("the depth of JSON", () => {
  test("is limited", () => {
    expect(measured(nested(64))).toMatchObject({ isTooDeep: false });
    expect(measured(nested(65))).toMatchObject({ isTooDeep: true });
    expect(measured(nested(500_000))).toMatchObject({ isTooDeep: true });
    expect(measured('{"a":'.repeat(100_000))).toMatchObject({ isTooDeep: true });
  });

  test("is not the same as width", () => {
    expect(measured(`[${nested(60)},${nested(60)}]`)).toMatchObject({ isTooDeep: false });
  });

  test("is not that of brackets in a string", () => {
    expect(measured(JSON.stringify(nested(1000)))).toEqual({ values: 1, isTooDeep: false });
  });
});
