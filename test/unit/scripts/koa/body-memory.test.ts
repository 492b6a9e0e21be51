import { expect, test } from "vitest";
import { BodyMemory } from "../../../../scripts/koa/body-memory.ts";

test("bodies share what there is, and give it back", () => {
  const memory = new BodyMemory(100);
  expect(memory.take(60)).toBe(true);
  expect(memory.take(60)).toBe(false);
  expect(memory.take(40)).toBe(true);
  memory.giveBack(60);
  expect(memory.take(60)).toBe(true);
  expect(memory.take(1)).toBe(false);
});

test("one body always fits", () => {
  const memory = new BodyMemory(100);
  expect(memory.take(1000)).toBe(true);
  expect(memory.take(1)).toBe(false);
  memory.giveBack(1000);
  expect(memory.take(1)).toBe(true);
});
