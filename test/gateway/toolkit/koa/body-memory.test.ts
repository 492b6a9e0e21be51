import { expect, test } from "vitest";
import { BodyMemory } from "../../../../scripts/runtime/koa/operation.ts";

test("bodies share the limit, and release what they reserved", () => {
  const memory = new BodyMemory(100);
  expect(memory.reserve(60)).toBe(true);
  expect(memory.reserve(60)).toBe(false);
  expect(memory.reserve(40)).toBe(true);
  memory.release(60);
  expect(memory.reserve(60)).toBe(true);
  expect(memory.reserve(1)).toBe(false);
});

test("one body always fits", () => {
  const memory = new BodyMemory(100);
  expect(memory.reserve(1000)).toBe(true);
  expect(memory.reserve(1)).toBe(false);
  memory.release(1000);
  expect(memory.reserve(1)).toBe(true);
});
