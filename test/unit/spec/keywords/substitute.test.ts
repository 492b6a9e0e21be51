import { expect, test } from "vitest";
import type { Marks } from "../../../../spec/keywords/placeholder-marks.ts";
import { hasPlaceholders, SubstitutionRoom, substitute } from "../../../../spec/keywords/substitute.ts";

const none: Marks = { marked: false, code: undefined, members: new Map(), others: undefined };
const marked: Marks = { ...none, marked: true, code: "A300" };
const inText = (text: string, words: Record<string, string>) => substitute(text, words, marked);

test.each([
  ["Hi #{name}!", { name: "Kim" }, "Hi Kim!"],
  ["#{name}", { "#{name}": "Kim" }, "Kim"],
  ["#{name}", { name: "one", "#{name}": "two" }, "one"],
  ["#{a}#{b}-#{a}", { a: "1", b: "2" }, "12-1"],
  ["#{a", { a: "1" }, "#{a"],
  ["#{a} and #{b", { a: "1", b: "2" }, "1 and #{b"],
  ["x } #{a}", { a: "1" }, "x } 1"],
  ["#{a#{b}}", { "a#{b": "1" }, "1}"],
  // A word is not searched again.
  ["#{a}", { a: "#{b}", b: "2" }, "#{b}"],
  ["#{}", { "": "empty" }, "empty"],
  ["no placeholder", {}, "no placeholder"],
])("%j with %j is %j", (text, words, expected) => {
  expect(inText(text, words)).toEqual({ value: expected, missing: [], isTooLong: false });
});

test("a word that is missing is left out and told once, with its first place", () => {
  const marks: Marks = { ...none, members: new Map([["a/b", marked]]), others: { ...marked, code: undefined } };
  const { value, missing } = substitute({ "a/b": "x#{n}y", c: "#{n}#{toString}" }, {}, marks);
  expect(value).toEqual({ "a/b": "xy", c: "" });
  expect(missing).toEqual([
    { name: "n", pointer: "/a~1b", code: "A300" },
    { name: "toString", pointer: "/c", code: undefined },
  ]);
});

test("no more than fifty names are listed", () => {
  const text = Array.from({ length: 60 }, (_, index) => `#{n${index}}`).join("");
  const { missing } = inText(text, {});
  expect(missing).toHaveLength(50);
  expect(missing.at(-1)?.name).toBe("n49");
});

test("only marked strings change, and what does not change stays the same object", () => {
  const marks: Marks = { ...none, members: new Map([["t", marked]]), others: undefined };
  const value = { t: "#{a}", u: "#{a}", n: 1, z: null, l: ["#{a}"] };
  expect(substitute(value, { a: "1" }, marks).value).toEqual({ ...value, t: "1" });
  const same = { t: "plain", u: "#{a}" };
  expect(substitute(same, { a: "1" }, marks).value).toBe(same);
  expect(substitute("#{a}", { a: "1" }, none).value).toBe("#{a}");
});

test("lists are replaced item by item, each with its place", () => {
  const marks: Marks = { ...none, others: marked };
  const list = ["#{a}", "b", 3, null];
  expect(substitute(list, { a: "1" }, marks).value).toEqual(["1", "b", 3, null]);
  expect(substitute(list, {}, marks).missing).toEqual([{ name: "a", pointer: "/0", code: "A300" }]);
  const plain = ["b", "c"];
  expect(substitute(plain, {}, marks).value).toBe(plain);
  expect(substitute([plain], {}, { ...none, others: marks }).value).toEqual([plain]);
});

test("2,000 placeholders and 50,000 characters have room, for all messages together", () => {
  const room = new SubstitutionRoom();
  expect(substitute("#{a}".repeat(2000), { a: "" }, marked, room).isTooLong).toBe(false);
  expect(substitute("#{a}", { a: "" }, marked, room)).toEqual({ value: "#{a}", missing: [], isTooLong: true });
  expect(substitute("#{a}#{b}", { a: "x".repeat(50_000), b: "y" }, marked)).toMatchObject({ isTooLong: false });
  const over = substitute("#{a}#{b}#{b}", { a: "x".repeat(50_000), b: "y" }, marked);
  expect(over.isTooLong).toBe(true);
  expect(over.value.endsWith("y#{b}")).toBe(true);
});

test("once there is too much, the rest is left as it is", () => {
  const marks: Marks = { ...none, others: marked };
  const { value, isTooLong } = substitute(["#{a}".repeat(2001), "#{a}"], { a: "1" }, marks);
  expect(isTooLong).toBe(true);
  expect(value[1]).toBe("#{a}");
});

test("whether there is anything to replace", () => {
  expect(hasPlaceholders({ a: ["x #{b}"] })).toBe(true);
  expect(hasPlaceholders({ a: ["x # {b}"] })).toBe(false);
});
