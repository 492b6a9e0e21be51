import { describe, expect, it, test } from "vitest";
import { deepEqual, findDuplicate } from "../../../../scripts/runtime/json-values.ts";

describe("deepEqual", () => {
  test.each<[boolean, unknown, unknown]>([
    [true, { a: [1, { b: null }] }, { a: [1, { b: null }] }],
    [true, { a: 1, b: 2 }, { b: 2, a: 1 }],
    [false, [1, 2], [2, 1]],
    [false, [1], [1, 2]],
    [false, { a: 1 }, { a: 1, b: 2 }],
    [false, { a: 1 }, { b: 1 }],
    [false, [], {}],
    [false, null, {}],
    [false, 1, "1"],
    [false, 0, false],
    [false, JSON.parse('{"__proto__":1}'), {}],
    [false, JSON.parse('{"__proto__":{}}'), { a: 1 }],
    [true, JSON.parse('{"__proto__":[1]}'), JSON.parse('{"__proto__":[1]}')],
    [true, { constructor: { a: 1 }, valueOf: 1 }, { constructor: { a: 1 }, valueOf: 1 }],
    [false, { toString: 1 }, { valueOf: 1 }],
  ])("%s: %j %j", (equal, left, right) => {
    expect(deepEqual(left, right)).toBe(equal);
    expect(deepEqual(right, left)).toBe(equal);
  });
});

describe("findDuplicate", () => {
  it("names the first item that stands twice", () => {
    expect(findDuplicate([1, "1", true, "true", null, "null", [], {}])).toBeUndefined();
    expect(findDuplicate([{ a: 1, b: 2 }, 3, { b: 2, a: 1 }, 3])).toEqual([0, 2]);
    expect(findDuplicate(JSON.parse('[{"__proto__":1},{},{"__proto__":1}]'))).toEqual([0, 2]);
  });

  // Compared pair by pair, they would take minutes.
  it("stays quick for many different objects", { timeout: 60_000 }, () => {
    const items = Array.from({ length: 100_000 }, (_, id) => ({ kind: "same", id }));
    expect(findDuplicate(items)).toBeUndefined();
  });
});
