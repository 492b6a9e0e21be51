import { describe, expect, test } from "vitest";
import { ReferenceNumbers } from "../../../../../server/carriers/smpp/reference-numbers.ts";

const key = (number: number) => `01KA2B3C4D${String(number).padStart(16, "0")}`;

describe("numbers of long messages", () => {
  test.each([8, 16] as const)("of %d bits differ between any two messages in a row to one recipient", (bits) => {
    const references = new ReferenceNumbers(bits);
    let last = -1;
    for (let message = 0; message < 2_000; message++) {
      // Messages to others in between change nothing.
      for (let other = 0; other < message % 7; other++) references.next(`010${other}`, key(other));
      const number = references.next("01012345678", key(message));
      expect(number).not.toBe(last);
      expect(number >= 0 && number < 2 ** bits).toBe(true);
      last = number;
    }
  });

  test("begin anywhere, so that processes that do not know of each other seldom agree", () => {
    const firsts = Array.from({ length: 1_000 }, (_, index) => new ReferenceNumbers(8).next("010", key(index)));
    expect(new Set(firsts).size).toBeGreaterThan(200);
  });

  test("are forgotten for recipients of long ago", () => {
    const references = new ReferenceNumbers(16);
    const first = references.next("old", key(1));
    for (let index = 0; index < 10_000; index++) references.next(`recent ${index}`, key(index));
    expect(references.next("old", key(1))).toBe(first);
    expect(references.next("recent 9999", key(9_999))).not.toBe(new ReferenceNumbers(16).next("x", key(9_999)));
  });
});
