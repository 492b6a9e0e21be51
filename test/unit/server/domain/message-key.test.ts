import { describe, expect, test } from "vitest";
import { schemas } from "../../../../generated/validators.js";
import { makeMessageKey, timeOfMessageKey } from "../../../../server/domain/message-key.ts";

const zeros = new Uint8Array(10);
const ones = new Uint8Array(10).fill(255);

describe("message keys", () => {
  test("hold the time and the chance that they were given, as a ULID does", () => {
    expect(makeMessageKey(1_469_918_176_385, zeros)).toBe("01ARYZ6S410000000000000000");
    expect(makeMessageKey(0, ones)).toBe("0000000000ZZZZZZZZZZZZZZZZ");
    expect(makeMessageKey(0, Uint8Array.of(0, 0, 0, 0, 1, 8, 0, 0, 0, 2))).toBe("00000000000000000110000002");
  });

  test("take ten random bytes", () => {
    expect(() => makeMessageKey(0, new Uint8Array(9))).toThrow("A key takes 10 random bytes");
  });

  test("sort as their times do, whatever the chance", () => {
    expect(makeMessageKey(1_763_166_600_000, ones) < makeMessageKey(1_763_166_600_001, zeros)).toBe(true);
  });

  test("give their time back, and are keys to the contract", () => {
    const key = makeMessageKey(1_763_166_600_123, ones);
    expect(timeOfMessageKey(key)).toBe(1_763_166_600_123);
    expect(schemas.MessageKey(key)).toBe(true);
  });

  test.each(["", "x", "01ARYZ6S41000000000000000", "01ARYZ6S41000000000000000U", "8ZZZZZZZZZZZZZZZZZZZZZZZZZ"])(
    "%j is no key",
    (key) => {
      expect(timeOfMessageKey(key)).toBeUndefined();
    },
  );

  test("take ten random bytes and no fewer", () => {
    expect(() => makeMessageKey(0, new Uint8Array(9))).toThrow(RangeError);
  });
});
