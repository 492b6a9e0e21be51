import { expect, test } from "vitest";
import { BodyMemory } from "../../../../server/http/body-memory.ts";

test("bodies share what there is, and give it back", () => {
  const memory = new BodyMemory(100);
  const [one, other] = [memory.lease(), memory.lease()];
  expect(one.reserve(60)).toBe(true);
  expect(other.reserve(60)).toBe(false);
  expect(other.reserve(40)).toBe(true);
  one.release();
  one.release();
  expect(memory.lease().reserve(60)).toBe(true);
  expect(memory.lease().reserve(1)).toBe(false);
});

test("one body always fits", () => {
  const memory = new BodyMemory(100);
  const lease = memory.lease();
  expect(lease.reserve(1000)).toBe(true);
  expect(memory.lease().reserve(1)).toBe(false);
  lease.release();
  expect(memory.lease().reserve(1)).toBe(true);
});
