import { describe, expect, test } from "vitest";
import { ArrayWriter, binaryArray, TEXT } from "../../../../server/store/binary-array.ts";

const LONGEST_KEPT = 2_097_152;

/** The elements of an array in PostgreSQL's form. */
function elementsOf(array: Buffer): (string | null)[] {
  const elements: (string | null)[] = [];
  for (let at = 20; at < array.length; ) {
    const length = array.readInt32BE(at);
    elements.push(length < 0 ? null : array.toString("utf8", at + 4, at + 4 + length));
    at += 4 + Math.max(0, length);
  }
  return elements;
}

describe("an array of texts", () => {
  test.each<[string, (string | null)[]]>([
    ["none", []],
    ["ASCII", ["one", "two"]],
    ["every length of UTF-8", ["a", "é", "한", "👋", ""]],
    ["nulls", [null, "one", null]],
    ["longer than is kept", ["한".repeat(LONGEST_KEPT / 2), "b"]],
  ])("%s", (_, values) => {
    expect(elementsOf(binaryArray(TEXT, values))).toEqual(values);
  });

  test("is there until its writer writes the next; one by itself for good", () => {
    const writer = new ArrayWriter();
    const first = writer.write(TEXT, ["one"]);
    const kept = binaryArray(TEXT, ["one"]);
    binaryArray(TEXT, ["two"]);
    expect(elementsOf(first)).toEqual(["one"]);
    expect(elementsOf(kept)).toEqual(["one"]);
    const second = writer.write(TEXT, ["two"]);
    expect(second.buffer).toBe(first.buffer);
    expect(elementsOf(second)).toEqual(["two"]);
  });
});
