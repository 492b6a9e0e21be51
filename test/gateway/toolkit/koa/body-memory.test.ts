import { describe, expect, test } from "vitest";
import { BodyMemory, BodyReservation } from "../../../../scripts/runtime/koa/body-memory.ts";

/** Bodies of a memory of 100 bytes. */
function bodies(): (caller?: string) => BodyReservation {
  const memory = new BodyMemory(100);
  return (caller) => {
    const body = new BodyReservation(memory, () => caller);
    expect(body.begin(0)).toBe(true);
    return body;
  };
}

test("bodies share the limit, and release what they reserved", () => {
  const begin = bodies();
  const [one, other] = [begin(), begin()];
  expect(one.reserve(60)).toBe(true);
  expect(other.reserve(60)).toBe(false);
  expect(other.reserve(40)).toBe(true);
  one.release();
  one.release();
  expect(other.reserve(60)).toBe(true);
  expect(one.reserve(1)).toBe(false);
});

test("a body grows up to the limit and not beyond it", () => {
  const begin = bodies();
  const [one, other] = [begin(), begin()];
  expect(other.reserve(1)).toBe(true);
  const taken = Array.from({ length: 20 }, () => one.reserve(9)).filter(Boolean).length;
  expect(taken).toBe(11);
});

test("one body always fits", () => {
  const begin = bodies();
  const [one, other] = [begin("a"), begin("b")];
  expect(one.reserve(900)).toBe(true);
  expect(one.reserve(100)).toBe(true);
  expect(other.reserve(1)).toBe(false);
  one.release();
  expect(other.reserve(1)).toBe(true);
});

test("a body whose length has no room is not begun, and holds nothing", () => {
  const memory = new BodyMemory(100);
  const [one, other, third] = [1, 2, 3].map(() => new BodyReservation(memory, () => undefined));
  expect(one?.begin(90)).toBe(true);
  expect(other?.begin(90)).toBe(true);
  expect(one?.reserve(50)).toBe(true);
  expect(third?.begin(51)).toBe(false);
  expect(third?.begin(50)).toBe(true);
});

describe("a caller", () => {
  test("has a quarter for all of its bodies, and the others have the rest", () => {
    const begin = bodies();
    const [one, two] = [begin("a"), begin("a")];
    expect(one.reserve(20)).toBe(true);
    expect(two.reserve(6)).toBe(false);
    expect(two.reserve(5)).toBe(true);
    expect(begin("b").reserve(75)).toBe(true);
  });

  test("may have one body of any size", () => {
    const begin = bodies();
    begin("b").reserve(10);
    const [one, two] = [begin("a"), begin("a")];
    expect(one.reserve(40)).toBe(true);
    expect(one.reserve(40)).toBe(true);
    expect(two.reserve(1)).toBe(false);
  });

  test("gets back what its bodies release", () => {
    const begin = bodies();
    for (let times = 0; times < 10; times++) {
      const [one, two] = [begin("a"), begin("a")];
      expect([one.reserve(20), two.reserve(5), two.reserve(1)]).toEqual([true, true, false]);
      one.release();
      two.release();
    }
  });
});
