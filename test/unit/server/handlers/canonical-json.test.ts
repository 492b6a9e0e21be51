import { expect, test } from "vitest";
import { canonicalJson } from "../../../../server/handlers/send/canonical-json.ts";

test("members are put in order at every depth, entries of lists are not", () => {
  expect(canonicalJson({ b: [{ d: 1, c: "x" }, 2], a: null })).toBe('{"a":null,"b":[{"c":"x","d":1},2]}');
  expect(canonicalJson([2, 1])).toBe("[2,1]");
});

test("equal values are written the same, different ones are not", () => {
  expect(canonicalJson({ a: 1, b: 2 })).toBe(canonicalJson({ b: 2, a: 1 }));
  expect(canonicalJson({ a: "1" })).not.toBe(canonicalJson({ a: 1 }));
});
